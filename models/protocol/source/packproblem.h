// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// Something wrong in a protocol folder; the rest of the catalog is not harmed.
struct PackProblem
{
    QString file;
    int line = 0;
    QString message;

    friend bool operator==(const PackProblem &, const PackProblem &) = default;
};

} // namespace baton
