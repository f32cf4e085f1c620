// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// A problem in a protocol folder. Other protocols are not affected.
struct PackProblem
{
    QString file;
    int line = 0;
    QString message;

    friend bool operator==(const PackProblem &, const PackProblem &) = default;
};

} // namespace baton
