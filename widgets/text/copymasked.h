// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <functional>

class QAbstractItemView;
class QModelIndex;

namespace baton {

/// Copies @p text to the clipboard without its secrets. Returns the number of masked places.
int copyMasked(QString text);

/// The same for the selected rows of @p view from the top, @p textOf each on a line; nothing where
/// none is selected.
void copySelectedMasked(const QAbstractItemView &view,
                        const std::function<QString(const QModelIndex &index)> &textOf);

/// "3 secrets are masked in it.", as a second sentence; empty if there are none.
[[nodiscard]] QString maskedNote(int places);

} // namespace baton
