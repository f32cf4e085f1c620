// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>
#include <QList>
#include <QString>

namespace baton {

/// One line as block YAML: the columns of its dashes, then a key or something else. Columns are
/// bytes, since what stands before a key is ASCII.
struct BlockLine
{
    QList<int> dashes;
    int column = 0; ///< of what follows the dashes
    bool hasKey = false;
    QByteArrayView key;   ///< with its quotes
    QByteArrayView value; ///< behind "key: "
    qsizetype valueColumn = 0;
    bool isBlank = false;
    bool isComment = false;

    /// Reads @p line. Runs over thousands of lines at a keystroke, so it makes no text of them but
    /// the key.
    [[nodiscard]] static BlockLine of(QByteArrayView line);

    [[nodiscard]] QString name() const;
    [[nodiscard]] int start() const { return dashes.isEmpty() ? column : dashes.first(); }
    /// True when a text follows on lines of its own.
    [[nodiscard]] bool beginsText() const { return value.startsWith('|') || value.startsWith('>'); }
};

/// The end of the value that begins at @p from in @p line: behind its closing quote, or before a
/// comment.
[[nodiscard]] qsizetype yamlValueEnd(QByteArrayView line, qsizetype from);
/// True when @p before, the begin of a line, ends in a comment.
[[nodiscard]] bool isInYamlComment(QByteArrayView before);
/// True of a line that ends the document, or the block of Markdown around it.
[[nodiscard]] bool isDocumentEnd(QByteArrayView line);

} // namespace baton
