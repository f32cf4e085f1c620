// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

class QFontMetrics;

namespace baton {

/// What @p room shows of the one of @p names at @p index: shortened in the middle or, where that
/// hides the word that tells it from another, before that word; of what they begin alike with as
/// much as there is room for. Where that could still be another one, what else tells them apart.
[[nodiscard]] QString distinctlyElided(const QStringList &names, qsizetype index,
                                       const QFontMetrics &metrics, int room);

} // namespace baton
