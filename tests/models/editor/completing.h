// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/completion/completion.h"

#include <QTest>

namespace baton::completing {

/// Completes at the "^" of @p text, which is removed.
inline Completions at(QByteArray text, Format format, const FieldSchema &schema)
{
    const qsizetype caret = text.indexOf('^');
    text.remove(caret, 1);
    return completionsAt(text, caret, format, schema);
}

inline QString labels(const Completions &completions)
{
    QStringList names;
    for (const CompletionItem &item : completions.items) {
        names += item.label;
    }
    return names.join(u' ');
}

/// The text after the first completion was accepted, with "^" at the caret.
inline QByteArray accepted(QByteArray text, Format format, const FieldSchema &schema)
{
    const Completions completions = at(text, format, schema);
    if (completions.items.empty()) {
        return "nothing is offered";
    }
    const CompletionItem &item = completions.items.front();
    text.replace("^", "");
    const ByteRange range = completions.replaced;
    return text.replace(range.begin, range.length(),
                        item.insertion.toUtf8() + '^' + item.tail.toUtf8());
}

/// Completes at every position of every prefix of @p text.
inline void surviveEveryPlaceOfEveryCut(const QByteArray &text, Format format,
                                        const FieldSchema &schema)
{
    for (qsizetype size = 0; size <= text.size(); ++size) {
        for (qsizetype offset = 0; offset <= size; ++offset) {
            const Completions completions = completionsAt(text.first(size), offset, format, schema);
            const ByteRange range = completions.replaced;
            QVERIFY(completions.items.empty()
                    || (range.begin <= offset && offset <= range.end && range.end <= size));
        }
    }
}

} // namespace baton::completing
