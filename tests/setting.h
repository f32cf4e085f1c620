// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtEnvironmentVariables>

namespace baton {

/// The number in the environment variable @p name, by which a longer run sets how much is tried;
/// @p fallback if it has none.
inline int setting(const char *name, int fallback)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : fallback;
}

} // namespace baton
