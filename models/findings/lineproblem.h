// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// A problem of a line.
struct LineProblem
{
    int line = 1; ///< from 1 on
    QString message;
};

} // namespace baton
