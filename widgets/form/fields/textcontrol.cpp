// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/fields/textcontrol.h"

#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

QString textOf(const QWidget &control)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(&control)) {
        return line->text();
    }
    const auto *edit = qobject_cast<const QPlainTextEdit *>(&control);
    return edit ? edit->document()->toRawText().replace(QChar::ParagraphSeparator, u'\n') : u""_s;
}

int caretOf(const QWidget &control)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(&control)) {
        return line->cursorPosition();
    }
    const auto *edit = qobject_cast<const QPlainTextEdit *>(&control);
    return edit ? edit->textCursor().position() : 0;
}

void setCaret(QWidget &control, int caret)
{
    if (auto *line = qobject_cast<QLineEdit *>(&control)) {
        line->setCursorPosition(caret);
    } else if (auto *edit = qobject_cast<QPlainTextEdit *>(&control)) {
        QTextCursor cursor = edit->textCursor();
        cursor.setPosition(std::min(caret, edit->document()->characterCount() - 1));
        edit->setTextCursor(cursor);
    }
}

void selectAll(QWidget &control)
{
    if (auto *line = qobject_cast<QLineEdit *>(&control)) {
        line->selectAll();
    } else if (auto *edit = qobject_cast<QPlainTextEdit *>(&control)) {
        edit->selectAll();
    }
}

SelectionRange selectionIn(const QWidget &control)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(&control);
        line && line->hasSelectedText()) {
        return {line->selectionStart(), line->selectionEnd()};
    }
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(&control)) {
        const QTextCursor cursor = edit->textCursor();
        return {cursor.selectionStart(), cursor.selectionEnd()};
    }
    return {caretOf(control), caretOf(control)};
}

void select(QWidget &control, SelectionRange span)
{
    if (auto *line = qobject_cast<QLineEdit *>(&control)) {
        line->setSelection(span.begin, span.end - span.begin);
    } else if (auto *edit = qobject_cast<QPlainTextEdit *>(&control)) {
        QTextCursor cursor = edit->textCursor();
        cursor.setPosition(span.begin);
        cursor.setPosition(span.end, QTextCursor::KeepAnchor);
        edit->setTextCursor(cursor);
    }
}

std::vector<SelectionRange> spansOf(const QStringList &parts, const QString &text)
{
    std::vector<SelectionRange> spans;
    qsizetype from = 0;
    for (const QString &part : parts) {
        const qsizetype at = text.indexOf(part, from);
        if (at >= 0) {
            from = at + part.size();
            spans.push_back({static_cast<int>(at), static_cast<int>(from)});
        }
    }
    return spans;
}

} // namespace baton
