// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

#include <QByteArray>

namespace baton {

/// True where what is shown of @p text takes longer than the turn in which it comes may take.
[[nodiscard]] inline bool isLong(const QByteArray &text)
{
    return text.size() > qsizetype(1024) * 1024;
}

/// The same of the findings of a whole file, which each pane shows in a turn of its own.
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
