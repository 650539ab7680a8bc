#ifndef CELLGEN_BUILD_H
#define CELLGEN_BUILD_H

// Facts about the build that Swift has no expression for. Everything is a constant: at run time, the command
// neither runs git nor reads a file to find them.

#define CELLGEN_QUOTED(text) #text
#define CELLGEN_TEXT(text) CELLGEN_QUOTED(text)

/// The commit that the command was built from, or null. `.github/scripts/build-release` defines it:
/// `swift build -Xcc -DCELLGEN_COMMIT=3f2a…`.
static inline const char *cellgen_commit(void) {
#ifdef CELLGEN_COMMIT
  return CELLGEN_TEXT(CELLGEN_COMMIT);
#else
  return 0;
#endif
}

/// The version of the Swift compiler, such as 60301 for 6.3.1, or 0. The compiler defines the macro for the
/// headers that it imports, with the effective version of the language, which is its own version in the
/// newest language mode.
static inline int cellgen_swift_version(void) {
#ifdef __swift__
  return __swift__;
#else
  return 0;
#endif
}

/// The system and the processor, as the archives of a release have them in their names.
static inline const char *cellgen_platform(void) {
#if defined(__APPLE__)
#define CELLGEN_SYSTEM "macos"
#elif defined(__linux__)
#define CELLGEN_SYSTEM "linux"
#else
#define CELLGEN_SYSTEM "unknown"
#endif
#if defined(__x86_64__)
  return CELLGEN_SYSTEM "-x86_64";
#elif defined(__aarch64__)
  return CELLGEN_SYSTEM "-arm64";
#else
  return CELLGEN_SYSTEM "-unknown";
#endif
}

#endif
