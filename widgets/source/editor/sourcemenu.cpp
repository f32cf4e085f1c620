// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/sourcemenu.h"

#include "widgets/source/editor/sourceedit.h"

#include <QMenu>
#include <QUndoStack>

using namespace Qt::StringLiterals;

namespace baton {

void showSourceMenu(SourceEdit &edit, const QPoint &place)
{
    auto *menu = new QMenu(&edit);
    menu->setObjectName(u"sourceMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString &text, const QKeySequence &keys, bool isOn, auto slot) {
        QAction *action = menu->addAction(text, &edit, slot);
        action->setShortcut(keys);
        action->setEnabled(isOn);
    };
    const QUndoStack &history = edit.documentSync().buffer().history();
    const bool hasSelection = edit.textCursor().hasSelection();
    add(SourceEdit::tr("Undo"), QKeySequence::Undo, history.canUndo(), &SourceEdit::undoStep);
    add(SourceEdit::tr("Redo"), QKeySequence::Redo, history.canRedo(), &SourceEdit::redoStep);
    menu->addSeparator();
    add(SourceEdit::tr("Cut"), QKeySequence::Cut, hasSelection && !edit.isReadOnly(),
        &SourceEdit::cut);
    add(SourceEdit::tr("Copy"), QKeySequence::Copy, hasSelection, &SourceEdit::copy);
    add(SourceEdit::tr("Paste"), QKeySequence::Paste, edit.canPaste(), &SourceEdit::paste);
    add(SourceEdit::tr("Select all"), QKeySequence::SelectAll, true, &SourceEdit::selectAll);
    menu->addSeparator();
    add(SourceEdit::tr("Toggle comment"), Qt::CTRL | Qt::Key_Slash, !edit.isReadOnly(),
        &SourceEdit::toggleComment);
    add(SourceEdit::tr("Fold"), Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft, true,
        &SourceEdit::foldHere);
    add(SourceEdit::tr("Unfold"), Qt::CTRL | Qt::SHIFT | Qt::Key_BracketRight, true,
        &SourceEdit::unfoldHere);
    menu->popup(place);
}

} // namespace baton
