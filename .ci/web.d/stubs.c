/* What SDL asks of emscripten and what a page that draws by requestAnimationFrame does not need. */

/* The page gives time back to the browser after each frame; nothing in it waits. */
void emscripten_sleep(unsigned int milliseconds) { (void)milliseconds; }
