// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/panes/noteedit.h"

#include "widgets/style/metrics.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QtMath>

#include <algorithm>

namespace baton {

namespace {

constexpr int beside = 4; // margin of the text, aligned with other fields

} // namespace

NoteEdit::NoteEdit(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setViewportMargins(beside, 0, beside, 0);
    document()->setDocumentMargin(4);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &NoteEdit::fit);
    fit();
}

int NoteEdit::heightOf(int lines) const
{
    const int around = 2 * (frameWidth() + qCeil(document()->documentMargin()));
    return std::max(measures::controlHeight, lines * fontMetrics().lineSpacing() + around);
}

/// The size of a plain text document is in lines.
void NoteEdit::fit()
{
    constexpr int most = 4;
    const int lines = std::clamp(qCeil(document()->size().height()), 1, most);
    const int before = minimumHeight();
    setFixedHeight(heightOf(lines));
    setVerticalScrollBarPolicy(document()->size().height() > most ? Qt::ScrollBarAsNeeded
                                                                  : Qt::ScrollBarAlwaysOff);
    if (minimumHeight() != before) {
        Q_EMIT heightChanged();
    }
}

QSize NoteEdit::sizeHint() const
{
    return {240, height()};
}

void NoteEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers().testFlag(Qt::ShiftModifier)) {
        textCursor().insertText(QStringLiteral("\n")); // and no line separator
        ensureCursorVisible();
    } else if (isEnter) {
        Q_EMIT entered();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

void NoteEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fit();
}

} // namespace baton
