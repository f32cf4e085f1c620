// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/text/lineindex.h"
#include "models/values/textedit.h"

#include <QJsonObject>

#include <optional>

namespace baton {

/// The unit in which a client counts columns.
enum class PositionEncoding { Utf8, Utf16, Utf32 };

/// The encoding that the protocol calls @p name ("utf-16").
[[nodiscard]] std::optional<PositionEncoding> positionEncodingNamed(const QString &name);
[[nodiscard]] QString nameOf(PositionEncoding encoding);

/// Translates between byte offsets of a text and the positions of the language server protocol:
/// lines and columns from 0, columns in units of an encoding. Positions outside of the text are
/// moved into it.
class TextPositions
{
public:
    TextPositions(const QByteArray &bytes, PositionEncoding encoding);

    [[nodiscard]] QJsonObject positionOf(qsizetype offset) const;
    [[nodiscard]] QJsonObject rangeOf(ByteRange range) const;
    /// The begin of line number @p line, from 1.
    [[nodiscard]] QJsonObject rangeOfLine(int line) const;
    [[nodiscard]] int lineOf(qsizetype offset) const { return m_lines.positionOf(offset).line - 1; }

    /// An offset inside of a character is moved to its begin.
    [[nodiscard]] qsizetype offsetOf(const QJsonObject &position) const;
    [[nodiscard]] ByteRange rangeFrom(const QJsonObject &range) const;

    /// @p edits, which may split a character or a line end, as edits between positions.
    [[nodiscard]] QJsonArray editsOf(const TextEdits &edits) const;

private:
    [[nodiscard]] bool isInside(qsizetype offset) const;
    [[nodiscard]] TextEdit whole(TextEdit edit) const;

    QByteArray m_bytes;
    PositionEncoding m_encoding;
    LineIndex m_lines;
};

} // namespace baton
