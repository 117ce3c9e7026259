// How a file becomes a table: BEGIN, the file, END.

#include "EmbeddedTables.h"

// In C before C23, which has it, `#embed` is an extension of clang 19 and later.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define BEGIN(name) static const unsigned char name[] = {
#define END(name, path) \
  }; \
  const struct EmbeddedTable EmbeddedTable_##name = { \
      "Sources/EmbeddedTables/Tables/" path, name, sizeof name};
