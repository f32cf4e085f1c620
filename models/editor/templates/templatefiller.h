// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"
#include "models/tree/treeedit.h"

#include <functional>

namespace baton {

/// The text of a new document while values are put into it by lossless edits.
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
    /// Replaces each text by the result of @p made.
    [[nodiscard]] Outcome rewrite(const std::function<QString(const QString &)> &made);
    /// Replaces @p from by @p to where it is a whole part of a path, in values and prose, unless
    /// the text would no longer parse.
    void replacePart(const QByteArray &from, const QByteArray &to);
    /// Replaces every @p from by @p to.
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
