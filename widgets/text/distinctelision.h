// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

class QFontMetrics;

namespace baton {

/// The form of the name at @p index of @p names that fits into @p room: shortened in the middle or,
/// if that hides the word by which it differs from another, before that word; of their common begin
/// as much as there is room for. If that could still be another one, the other differences.
[[nodiscard]] QString distinctlyElided(const QStringList &names, qsizetype index,
                                       const QFontMetrics &metrics, int room);

} // namespace baton
