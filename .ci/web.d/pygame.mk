# pygame-ce and all that it stands on as one wasm module for Pyodide. `wheel` runs this in its chroot,
# in a folder where sources/ has the unpacked sources and headers/ those of Pyodide's Python.

.DELETE_ON_ERROR:
base.so:

# Pyodide's own ABI: position-independent code, exceptions and longjmp of wasm. All names are hidden:
# Pyodide has functions of SDL 1 in JavaScript, and those of the same name must not be taken for ours.
ABI := -O2 -fPIC -fwasm-exceptions -sSUPPORT_LONGJMP=wasm -sUSE_SDL=0 -fvisibility=hidden -DDECLSPEC= -w -include abi.h
FREETYPE := -Isources/freetype/include -DFT_CONFIG_OPTIONS_H='<freetype/config/ftoption.h>'
SDL := -Isources/SDL2/include -Isources/SDL2_image/include -Isources/SDL2_mixer/include -Isources/SDL2_ttf

# $(call files,LIBRARY,PATTERNS): the sources that match, as paths below sources/.
files = $(foreach pattern,$(2),$(patsubst sources/%,%,$(wildcard sources/$(1)/$(pattern))))

SDL_FILES := $(call files,SDL2,$(addprefix src/,$(addsuffix /*.c,. atomic audio audio/disk audio/dummy \
  audio/emscripten cpuinfo dynapi events file filesystem/emscripten haptic haptic/dummy hidapi joystick \
  joystick/emscripten joystick/virtual libm loadso/dlopen locale locale/emscripten misc misc/emscripten \
  power power/emscripten render render/opengles2 render/software sensor sensor/dummy stdlib thread thread/generic timer \
  timer/unix video video/dummy video/emscripten video/yuv2rgb)))
IMAGE_FILES := $(call files,SDL2_image,src/IMG*.c)
MIXER_FILES := $(call files,SDL2_mixer,src/*.c src/codecs/*.c)
TTF_FILES := SDL2_ttf/SDL_ttf.c
FREETYPE_FILES := $(addprefix freetype/src/,autofit/autofit.c base/ftbase.c base/ftbitmap.c \
  base/ftdebug.c base/ftglyph.c base/ftinit.c base/ftmm.c base/ftstroke.c base/ftsynth.c base/ftsystem.c \
  base/ftbbox.c base/ftfstype.c base/ftgasp.c base/fttype1.c base/ftwinfnt.c cff/cff.c psaux/psaux.c \
  pshinter/pshinter.c psnames/psnames.c raster/raster.c sdf/sdf.c sfnt/sfnt.c smooth/smooth.c svg/svg.c \
  truetype/truetype.c)
PYGAME_FILES := $(addprefix pygame_ce/src_c/,base.c bitmask.c rotozoom.c SDL_gfx/SDL_gfxPrimitives.c)

objects = $(patsubst %,objects/%.o,$(basename $(1)))
OBJECTS := $(call objects,$(SDL_FILES) $(IMAGE_FILES) $(MIXER_FILES) $(TTF_FILES) $(FREETYPE_FILES) \
  $(PYGAME_FILES) harfbuzz/src/harfbuzz.cc) objects/stubs.o objects/dom_pk_codes.o

objects/SDL2/%.o: FLAGS = $(SDL) -fwrapv-pointer -DSDL_VIDEO_DRIVER_DUMMY=1
objects/SDL2_image/%.o: FLAGS = $(SDL) -Isources/SDL2_image/include -DUSE_STBIMAGE -DLOAD_BMP -DLOAD_GIF \
  -DLOAD_JPG -DLOAD_PNG -DLOAD_SVG -DSDL_IMAGE_SAVE_PNG=1 -DSDL_IMAGE_SAVE_JPG=1
objects/SDL2_mixer/%.o: FLAGS = $(SDL) $(addprefix -Isources/SDL2_mixer/,include src src/codecs) -DMUSIC_WAV
objects/SDL2_ttf/%.o: FLAGS = $(SDL) $(FREETYPE) -DTTF_USE_HARFBUZZ=1 -Isources/harfbuzz/src
objects/freetype/%.o: FLAGS = $(FREETYPE) -DFT2_BUILD_LIBRARY \
  -I. -DFT_CONFIG_MODULES_H='<font_modules.h>'
objects/harfbuzz/%.o: FLAGS = $(FREETYPE) -DHAVE_FREETYPE=1 -DHB_NO_MT -DHB_NO_PRAGMA_GCC_DIAGNOSTIC \
  -std=c++17 -fno-rtti -fno-threadsafe-statics
objects/pygame_ce/%.o: FLAGS = $(SDL) $(FREETYPE) -Iheaders -fwrapv \
  -Isources/pygame_ce/src_c -Isources/pygame_ce/src_c/include \
  -DBUILD_STATIC=1 -DNO_SDL2 -D_NO_SDL2 \
  -DPG_MAJOR_VERSION=2 -DPG_MINOR_VERSION=5 -DPG_PATCH_VERSION=8 -DPG_VERSION_TAG='""'

objects/%.o: sources/%.c
	mkdir -p $(@D)
	emcc $(ABI) $(FLAGS) -c $< -o $@
objects/%.o: sources/%.cc
	mkdir -p $(@D)
	em++ $(ABI) $(FLAGS) -c $< -o $@
vpath dom_pk_codes.c /usr/share/emscripten/system/lib/html5
objects/stubs.o objects/dom_pk_codes.o: objects/%.o: %.c
	mkdir -p $(@D)
	emcc $(ABI) $(SDL) -c $< -o $@

base.so: $(OBJECTS)
	em++ -O2 -fwasm-exceptions -sSUPPORT_LONGJMP=wasm -sSIDE_MODULE=2 -sWASM_BIGINT \
	  -sEXPORTED_FUNCTIONS=_PyInit_base $^ -o $@
