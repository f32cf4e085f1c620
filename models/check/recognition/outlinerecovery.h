// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace baton {

/// The keys of @p text, which does not parse, as valid YAML: with their indentation and values,
/// without list entries. Also works for JSON with one entry per line.
[[nodiscard]] QByteArray keysOfUnreadableText(QByteArrayView text);

} // namespace baton
