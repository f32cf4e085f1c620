// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"
#include "models/tree/treeedit.h"
#include "models/values/textedit.h"

#include <QByteArrayList>

namespace baton {

/// Successive edits of JSON settings that change no other byte. Keeps comments ("//" and "/* */"),
/// which some runners allow.
class SettingsEdit
{
public:
    explicit SettingsEdit(QByteArray bytes);

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] Value root() const { return m_parsed.firstTree().toValue(); }

    /// True if there is a value at @p place that has no entries and no comment in it: an empty list
    /// or object, but also any text, number, boolean or null.
    [[nodiscard]] bool isEmptyAt(const JsonPointer &place) const;

    /// The reason why the settings cannot be changed; empty if they can.
    [[nodiscard]] QString problem() const;

    /// Fails if there is no such edit, or if a comment would be lost.
    [[nodiscard]] Outcome apply(const TreeEdit &edit);
    /// Takes out the entry at @p place with the comma and the blanks between it and its neighbour,
    /// which came with it. Comments inside of the entry go with it.
    [[nodiscard]] Outcome remove(const JsonPointer &place);

private:
    [[nodiscard]] Outcome apply(const TreeEdit &edit, ByteRange gone);
    [[nodiscard]] Outcome take(const TextEdits &edits, const Value &wanted, ByteRange gone);
    [[nodiscard]] TextEdits behindComments(const TextEdits &edits) const;
    [[nodiscard]] TextEdits cutsOf(ByteRange range, ByteRange entry) const;
    [[nodiscard]] ByteRange rangeOf(NodeId id) const;
    [[nodiscard]] ByteRange rangeWithComma(const JsonPointer &place) const;
    [[nodiscard]] QByteArrayList commentsOutside(ByteRange range) const;
    [[nodiscard]] Failure commentInTheWay(const TextEdits &edits) const;

    QByteArray m_bytes;
    std::vector<ByteRange> m_comments; ///< with the blanks before them on their line
    QByteArray m_plain;                ///< the bytes with blanks in place of comments
    ParsedText m_parsed;               ///< of m_plain
};

} // namespace baton
