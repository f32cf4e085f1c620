// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

class QFontMetrics;

namespace baton {

/// The name at @p index of @p names, shortened to @p room: in the middle or, if that removes the
/// word by which it differs from another name, before that word, with as much of the common start
/// as fits. If it is still ambiguous, the other differences.
[[nodiscard]] QString distinctlyElided(const QStringList &names, qsizetype index,
                                       const QFontMetrics &metrics, int room);

} // namespace baton
