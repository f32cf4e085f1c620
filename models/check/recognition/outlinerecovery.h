// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace baton {

/// The keys of @p text, which does not parse, as valid YAML: with their indentation and the texts
/// after them, without entries of lists. Works for JSON with one entry on a line, too.
[[nodiscard]] QByteArray keysOfUnreadableText(QByteArrayView text);

} // namespace baton
