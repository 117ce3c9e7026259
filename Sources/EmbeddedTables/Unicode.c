// Properties of characters.

#include "embed.h"

BEGIN(lineBreak)
#embed "Tables/Unicode/line-break.tsv"
END(lineBreak, "Unicode/line-break.tsv")
