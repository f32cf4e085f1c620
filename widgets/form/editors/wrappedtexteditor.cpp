// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/wrappedtexteditor.h"

#include "models/form/formedit.h"

#include <QFocusEvent>
#include <QPlainTextEdit>

namespace baton {

WrappedTextEditor::WrappedTextEditor(QWidget *parent)
    : MultiLineEditor(false, parent)
{
}

bool WrappedTextEditor::isEmpty() const
{
    return edit().document()->isEmpty();
}

void WrappedTextEditor::take(const QString &typed)
{
    tell(textValue(typed, field().schema, field().isPresent ? field().type : ValueType::String));
}

void WrappedTextEditor::selectAll(bool isAll)
{
    QTextCursor cursor = edit().textCursor();
    if (isAll) {
        cursor.select(QTextCursor::Document);
    } else {
        cursor.clearSelection();
    }
    edit().setTextCursor(cursor);
}

bool WrappedTextEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        const bool isTab = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
        const bool comesBack =
            reason == Qt::PopupFocusReason || reason == Qt::ActiveWindowFocusReason;
        if (event->type() == QEvent::FocusIn ? isTab : !comesBack) {
            selectAll(event->type() == QEvent::FocusIn);
        }
    }
    return MultiLineEditor::eventFilter(watched, event);
}

} // namespace baton
