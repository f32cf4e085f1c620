// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/source/editor/documentsync.h"
#include "widgets/source/text/displaytext.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace baton {

inline QString allText(const QTextDocument &view)
{
    QStringList lines;
    for (QTextBlock block = view.begin(); block.isValid(); block = block.next()) {
        lines += block.text();
    }
    return lines.join(u'\n');
}

inline QString shownOf(const QByteArray &bytes)
{
    LineMap lines;
    lines.rebuild(bytes);
    QStringList shown;
    for (int line = 0; line < lines.count(); ++line) {
        const ByteRange range = lines.content(bytes, line);
        shown += displayText(bytes.sliced(range.begin, range.length()));
    }
    return shown.join(u'\n');
}

/// A buffer and the text document that shows it.
struct Both
{
    DocumentBuffer buffer;
    QTextDocument view;
    std::unique_ptr<DocumentSync> sync;

    explicit Both(const QByteArray &bytes)
    {
        buffer.reset(bytes);
        sync = std::make_unique<DocumentSync>(buffer, view);
    }

    void type(int position, int removed, const QString &text)
    {
        QTextCursor cursor(&view);
        cursor.setPosition(position);
        cursor.setPosition(position + removed, QTextCursor::KeepAnchor);
        cursor.insertText(text);
    }
};

} // namespace baton
