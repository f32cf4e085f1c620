// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"
#include "models/tree/treeedit.h"

#include <functional>

namespace baton {

/// The text of a document that is still being made, while values are put into it by lossless edits.
class TemplateFiller
{
public:
    TemplateFiller(QByteArray bytes, Format format);

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    /// The tree of its first document; an empty one if there is none.
    [[nodiscard]] const Tree &tree() const;
    /// The text at @p at in the first document that has one there.
    [[nodiscard]] QString textAt(const JsonPointer &at) const;

    /// Sets the value at @p at in the first document that has that field.
    [[nodiscard]] Outcome put(const JsonPointer &at, const Value &value);
    /// Puts what @p made makes of each text in its place.
    [[nodiscard]] Outcome rewrite(const std::function<QString(const QString &)> &made);
    /// Writes @p to for @p from where that is a whole part of a path, be it in a value or in prose;
    /// not where the text could not be read any more.
    void replacePart(const QByteArray &from, const QByteArray &to);
    /// Writes @p to for every @p from.
    void replace(QByteArrayView from, const QByteArray &to);

private:
    void take(QByteArray bytes);
    [[nodiscard]] Outcome apply(int document, const std::vector<TreeEdit> &edits);
    [[nodiscard]] int documentWith(const JsonPointer &at) const;

    QByteArray m_bytes;
    Format m_format;
    ParsedText m_parsed;
};

} // namespace baton
