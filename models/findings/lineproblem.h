// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// What is wrong with a line.
struct LineProblem
{
    int line = 1; ///< from 1 on
    QString message;
};

} // namespace baton
