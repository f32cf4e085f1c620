// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

namespace baton {

/// Limits above which a document is refused with an issue instead of being read.
struct ParseLimits
{
    qsizetype bytes = qsizetype(64) * 1024 * 1024;
    int depth = 200;
    int firstLine = 1; ///< number of the first line, for texts that are part of a file

    friend bool operator==(const ParseLimits &, const ParseLimits &) = default;
};

} // namespace baton
