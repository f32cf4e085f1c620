// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/texteditor.h"

#include "models/form/formedit.h"

#include <QCompleter>
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
    auto *completer = suggestions.isEmpty() ? nullptr : new QCompleter(suggestions, &line());
    line().setCompleter(completer);
    if (completer) {
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        connect(completer, qOverload<const QString &>(&QCompleter::activated), this,
                &TextEditor::type);
    }
}

Result<Value> TextEditor::meaningOf(const QString &typed) const
{
    if (!field().schema) {
        return freeValue(typed, field().isPresent ? field().type : ValueType::String);
    }
    if (typed.isEmpty() && field().schema->isNullable) {
        return Value::null();
    }
    return Value::string(typed);
}

} // namespace baton
