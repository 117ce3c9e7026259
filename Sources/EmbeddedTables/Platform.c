// What Xcode and iOS bring along: colours, symbols, and how well the rule book fits.

#include "embed.h"

BEGIN(evidence)
#embed "Tables/Platform/evidence.tsv"
END(evidence, "Platform/evidence.tsv")

BEGIN(systemColors)
#embed "Tables/Platform/system-colors.tsv"
END(systemColors, "Platform/system-colors.tsv")

BEGIN(systemSymbols)
#embed "Tables/Platform/system-symbols.tsv"
END(systemSymbols, "Platform/system-symbols.tsv")
