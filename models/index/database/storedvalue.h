// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/reviewstatus.h"
#include "models/session/value/sessionsummary.h"

#include <QVariant>

namespace baton {

/// Milliseconds since 1970; null if @p time is invalid.
[[nodiscard]] QVariant stored(const QDateTime &time);
/// @p text in a form that all databases accept: PostgreSQL stores no zero bytes, and no column
/// accepts null.
[[nodiscard]] QString stored(QString text);
[[nodiscard]] QString stored(ReviewStatus review);
/// @p summary as others may read it, in the one place that its folder has.
[[nodiscard]] SessionSummary stored(SessionSummary summary);
/// @p text, no longer than a database accepts for a column with an index.
[[nodiscard]] QString shortened(const QString &text);

} // namespace baton
