// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/texteditor.h"

#include "models/form/rows/formedit.h"
#include "widgets/form/fields/suggestioncompleter.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace baton {

void TextEditor::showField()
{
    LineEditor::showField();
    const QStringList suggestions = field().schema ? field().schema->suggestions : QStringList();
    if (suggestions == m_suggestions) {
        return;
    }
    m_suggestions = suggestions;
    auto *completer =
        suggestions.isEmpty() ? nullptr : new SuggestionCompleter(suggestions, &line());
    line().setCompleter(completer);
    if (completer) {
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        connect(completer, qOverload<const QString &>(&QCompleter::activated), this,
                &TextEditor::type);
    }
}

/// Starts a second line for Shift+Enter. The form then uses another editor.
bool TextEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &line() && event->type() == QEvent::KeyPress && !line().isReadOnly()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isEnter && key->modifiers().testFlag(Qt::ShiftModifier)) {
            const int caret = line().cursorPosition();
            QString text = line().text();
            text.insert(caret, u'\n');
            line().setText(text);
            line().setCursorPosition(caret + 1);
            take(text);
            return true;
        }
    }
    return LineEditor::eventFilter(watched, event);
}

Result<Value> TextEditor::meaningOf(const QString &typed) const
{
    return textValue(typed, field().schema, field().isPresent ? field().type : ValueType::String);
}

} // namespace baton
