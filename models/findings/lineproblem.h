// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// A problem of a line.
struct LineProblem
{
    int line = 1; ///< counts from 1
    QString message;
};

} // namespace baton
