// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace baton {

/// What @p text, which cannot be read, says in lines that hold a key, as YAML that can: the keys
/// below each other as they are indented, with the texts behind them. Entries of lists are left
/// out. Also for JSON that has an entry on a line.
[[nodiscard]] QByteArray keysOfUnreadableText(QByteArrayView text);

} // namespace baton
