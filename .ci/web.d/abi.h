/* Where emscripten's C library differs from the one inside Pyodide, which is older.
   sigaction() of Pyodide fills a mask of 128 bytes: in the 8 of emscripten 6 it overwrites what
   lies behind it on the stack, and Python reports "Handler takes too many arguments". */
#ifndef __ASSEMBLER__
#define __DEFINED_sigset_t
typedef struct __sigset_t { unsigned long __bits[128 / sizeof(long)]; } sigset_t;
#endif
