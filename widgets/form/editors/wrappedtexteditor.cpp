// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/wrappedtexteditor.h"

#include "models/form/rows/formedit.h"

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

bool WrappedTextEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason) {
            edit().selectAll();
        }
    }
    return MultiLineEditor::eventFilter(watched, event);
}

} // namespace baton
