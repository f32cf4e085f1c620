// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"
#include "models/values/result.h"

#include <QByteArray>

#include <vector>

namespace baton {

/// Replaces @p length bytes at @p offset by @p text. The offsets of a list all refer to the text
/// before the first edit.
struct TextEdit
{
    qsizetype offset = 0;
    qsizetype length = 0;
    QByteArray text;

    [[nodiscard]] ByteRange range() const { return {offset, offset + length}; }

    friend bool operator==(const TextEdit &, const TextEdit &) = default;
};

/// Edits of one buffer, ascending by offset, without overlap.
using TextEdits = std::vector<TextEdit>;

/// @p bytes after all @p edits. Fails if the edits overlap, are out of order or outside of the
/// bytes.
[[nodiscard]] Result<QByteArray> applied(const QByteArray &bytes, const TextEdits &edits);

/// The edits that turn applied(bytes, edits) back into @p bytes.
[[nodiscard]] TextEdits inverted(const QByteArray &bytes, const TextEdits &edits);

} // namespace baton
