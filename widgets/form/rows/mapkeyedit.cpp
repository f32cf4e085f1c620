// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/mapkeyedit.h"

#include "widgets/form/fields/suggestioncompleter.h"

#include <QKeyEvent>
#include <QStringListModel>

#include <utility>

namespace baton {

void MapKeyEdit::offer(const std::vector<AddChoice> &choices)
{
    QStringList keys;
    for (const AddChoice &choice : choices) {
        keys.append(choice.path.last());
    }
    if (std::exchange(m_keys, keys) == keys) {
        return;
    }
    if (!completer()) {
        auto *suggestions = new SuggestionCompleter(this);
        suggestions->setModel(new QStringListModel(suggestions));
        suggestions->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
        setCompleter(suggestions);
    }
    static_cast<QStringListModel *>(completer()->model())->setStringList(keys);
}

bool MapKeyEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if ((key.matches(QKeySequence::Undo) && !isUndoAvailable())
            || (key.matches(QKeySequence::Redo) && !isRedoAvailable())) {
            event->ignore();
            return true;
        }
    }
    return ElidingLine::event(event);
}

} // namespace baton
