// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"

namespace baton {

/// The problems of the protocols of @p catalog, with a line "file:line: message" for each.
inline QString problemsOf(const ProtocolCatalog &catalog)
{
    QString text;
    for (const PackProblem &problem : catalog.problems()) {
        text +=
            QStringLiteral("%1:%2: %3\n").arg(problem.file).arg(problem.line).arg(problem.message);
    }
    return text;
}

} // namespace baton
