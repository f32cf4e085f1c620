// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"
#include "models/tree/treeedit.h"

#include <functional>

namespace baton {

/// The text of a new document while values are inserted by lossless edits.
class TemplateFiller
{
public:
    TemplateFiller(QByteArray bytes, Format format);

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    /// The tree of the first document; empty if there is none.
    [[nodiscard]] const Tree &tree() const;
    /// The text at @p at in the first document that has a value there.
    [[nodiscard]] QString textAt(const JsonPointer &at) const;

    /// Sets the value at @p at in the first document that has a value there.
    [[nodiscard]] Outcome put(const JsonPointer &at, const Value &value);
    /// Replaces all text values by the result of @p made.
    [[nodiscard]] Outcome rewrite(const std::function<QString(const QString &)> &made);
    /// Replaces @p from by @p to in values and prose wherever it is a whole part of a path, unless
    /// the result does not parse.
    void replacePart(const QByteArray &from, const QByteArray &to);
    /// Replaces all occurrences of @p from by @p to.
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
