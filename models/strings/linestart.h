// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

namespace baton {

/// The beginning of the line of @p text that the offset @p at is in. The line break at @p at itself
/// still belongs to that line.
[[nodiscard]] inline qsizetype lineStart(QByteArrayView text, qsizetype at)
{
    // In an empty view lastIndexOf() reads the byte after it.
    return at == 0 ? 0 : text.first(at).lastIndexOf('\n') + 1;
}

} // namespace baton
