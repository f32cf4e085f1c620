// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace baton {

/// The lines with keys of @p text, which cannot be read, as valid YAML: the keys with their
/// indentation and the texts behind them. Entries of lists are left out. Also for JSON that has one
/// entry on a line.
[[nodiscard]] QByteArray keysOfUnreadableText(QByteArrayView text);

} // namespace baton
