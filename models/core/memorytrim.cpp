// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/core/memorytrim.h"

#include <cstdlib> // defines __GLIBC__ with glibc

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace baton {

void trimMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace baton
