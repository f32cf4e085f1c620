// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

#include <QByteArray>

namespace baton {

/// True if displaying @p text takes too long for one turn of the event loop.
[[nodiscard]] inline bool isLong(const QByteArray &text)
{
    return text.size() > qsizetype(1024) * 1024;
}

/// True if the findings of @p report take too long to display in one turn of the event loop.
[[nodiscard]] inline bool isLong(const Report &report)
{
    constexpr size_t shownAtOnce = 1000;
    size_t count = 0;
    for (const DocumentReport &document : report.documents) {
        count += document.findings.size();
    }
    return count > shownAtOnce;
}

} // namespace baton
