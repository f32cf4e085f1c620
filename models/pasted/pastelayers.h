// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"
#include "models/values/textedit.h"

#include <QByteArray>
#include <QString>

#include <span>
#include <vector>

namespace baton {

/// A line of a file, perhaps without a prefix of its text.
struct PastedLine
{
    QByteArrayView text; ///< without the line end
    qsizetype begin = 0; ///< offset of the text
    qsizetype next = 0;  ///< offset of the next line
    int number = 1;

    [[nodiscard]] bool isBlank() const { return text.trimmed().isEmpty(); }
    [[nodiscard]] PastedLine without(qsizetype count) const;
};

using PastedLines = std::vector<PastedLine>;

/// Something that copying a text puts around it or before each of its lines: a fence, the marks of
/// a diff, line numbers, the signs of a quoted mail.
struct PasteLayer
{
    PastedLines lines;         ///< text without the layer
    ByteRange range;           ///< range of the layer's first mark
    QString message;           ///< description of the layer and of what to do
    QString fixTitle;          ///< empty if the text is also invalid without the layer
    bool isFixOffered = false; ///< the fix is not applied unasked: it removes more than marks, or
                               ///< may remove too little
    bool isOnlyWhole = false;  ///< no fix if the remaining text cannot be parsed
};

/// One kind of layers.
struct PasteSource
{
    const char *name;
    const char *example; ///< "a: 1\nb: 2\n" with this layer
    /// Several layers if the text may begin in several columns.
    std::vector<PasteLayer> (*find)(const PastedLines &lines, bool isMarkdown);
};
[[nodiscard]] std::span<const PasteSource> pasteSources();

/// The lines of @p bytes, which must outlive them.
[[nodiscard]] PastedLines pastedLines(const QByteArray &bytes);
/// The possible layers around @p lines, outermost. Whether one is real shows in the text that is
/// left.
[[nodiscard]] std::vector<PasteLayer> pasteLayers(const PastedLines &lines, bool isMarkdown);
/// True if @p lines have text before the one at @p first or after the one at @p last.
[[nodiscard]] bool isAround(const PastedLines &lines, size_t first, size_t last);
/// The text of @p lines, which are lines of @p bytes.
[[nodiscard]] QByteArray joined(const PastedLines &lines, const QByteArray &bytes);
/// The edits that turn @p bytes into the text of joined().
[[nodiscard]] TextEdits editsTo(const PastedLines &lines, const QByteArray &bytes);

} // namespace baton
