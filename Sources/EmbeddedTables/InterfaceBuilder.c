// The elements and attributes that documents have.

#include "embed.h"

BEGIN(attributes)
#embed "Tables/InterfaceBuilder/attributes.tsv"
END(attributes, "InterfaceBuilder/attributes.tsv")

BEGIN(elements)
#embed "Tables/InterfaceBuilder/elements.tsv"
END(elements, "InterfaceBuilder/elements.tsv")
