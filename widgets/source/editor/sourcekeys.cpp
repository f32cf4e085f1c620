// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/sourcekeys.h"

#include "widgets/source/editor/completionpopup.h"
#include "widgets/source/editor/sourceedit.h"

#include <QKeyEvent>

namespace baton::sourcekeys {

namespace {

/// Moves to the first letter of the line, or from there to its start.
void smartHome(SourceEdit &edit, bool extends)
{
    QTextCursor cursor = edit.textCursor();
    const QString text = cursor.block().text();
    int indentation = 0;
    while (indentation < text.size() && text[indentation].isSpace()) {
        ++indentation;
    }
    const int column = cursor.positionInBlock() == indentation ? 0 : indentation;
    cursor.setPosition(cursor.block().position() + column,
                       extends ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor);
    edit.setTextCursor(cursor);
}

bool handleViewKey(SourceEdit &edit, const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Undo)) {
        edit.undoStep();
    } else if (event.matches(QKeySequence::Redo)) {
        edit.redoStep();
    } else if (event.key() == Qt::Key_Home && !event.modifiers().testFlag(Qt::ControlModifier)) {
        smartHome(edit, event.modifiers().testFlag(Qt::ShiftModifier));
    } else if (!isEditKey(event)) {
        return false;
    } else if (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal) {
        edit.zoomStepIn();
    } else if (event.key() == Qt::Key_Minus) {
        edit.zoomStepOut();
    } else if (event.key() == Qt::Key_0) {
        edit.zoomReset();
    } else if (event.key() == Qt::Key_BracketLeft || event.key() == Qt::Key_BraceLeft) {
        edit.foldHere();
    } else if (event.key() == Qt::Key_BracketRight || event.key() == Qt::Key_BraceRight) {
        edit.unfoldHere();
    } else {
        return false;
    }
    return true;
}

bool handleSearchKey(SourceEdit &edit, const QKeyEvent &event)
{
    if (!isEditKey(event)) {
        return false;
    }
    switch (event.key()) {
    case Qt::Key_F:
        Q_EMIT edit.findRequested(false);
        return true;
    case Qt::Key_H:
        Q_EMIT edit.findRequested(true);
        return true;
    case Qt::Key_G:
        Q_EMIT edit.goToLineRequested();
        return true;
    case Qt::Key_F3:
        Q_EMIT edit.findAgainRequested(!event.modifiers().testFlag(Qt::ShiftModifier));
        return true;
    case Qt::Key_Space:
        edit.completion().offer(true);
        if (!edit.completion().isVisible()) {
            edit.showTipAtCaret(SourceEdit::tr("There is nothing to suggest here."));
        }
        return true;
    default:
        return false;
    }
}

bool handleLineKey(SourceEdit &edit, int key)
{
    switch (key) {
    case Qt::Key_Slash:
        edit.toggleComment();
        return true;
    case Qt::Key_D:
        edit.duplicateLines();
        return true;
    case Qt::Key_K:
        edit.removeLines();
        return true;
    case Qt::Key_Up:
        edit.moveLinesUp();
        return true;
    case Qt::Key_Down:
        edit.moveLinesDown();
        return true;
    default:
        return false;
    }
}

bool handleEditKey(SourceEdit &edit, const QKeyEvent &event)
{
    const bool isPlain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!isPlain) {
            return false;
        }
        edit.newLine();
        return true;
    case Qt::Key_Tab:
        if (!isPlain) {
            return false;
        }
        edit.indentSelection();
        return true;
    case Qt::Key_Backtab:
        edit.outdentSelection();
        return true;
    case Qt::Key_Backspace: {
        const quint64 before = edit.documentSync().buffer().revision();
        if (event.modifiers() == Qt::NoModifier) {
            edit.backToIndent();
        }
        return edit.documentSync().buffer().revision() != before;
    }
    default:
        return isEditKey(event) && handleLineKey(edit, event.key());
    }
}

} // namespace

bool isEditKey(const QKeyEvent &event)
{
    // Keys with Ctrl and Alt are commands of the window.
    const bool control = event.modifiers().testFlag(Qt::ControlModifier)
        && !event.modifiers().testFlag(Qt::AltModifier);
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    switch (event.key()) {
    case Qt::Key_Slash:
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
    case Qt::Key_0:
        return control;
    case Qt::Key_D:
    case Qt::Key_F:
    case Qt::Key_G:
    case Qt::Key_H:
    case Qt::Key_Space:
        return control && !shift;
    case Qt::Key_F3:
        return !event.modifiers().testFlag(Qt::ControlModifier);
    case Qt::Key_K:
        return control && shift;
    case Qt::Key_BracketLeft:
    case Qt::Key_BracketRight:
    case Qt::Key_BraceLeft:
    case Qt::Key_BraceRight:
        return control && shift;
    case Qt::Key_Up:
    case Qt::Key_Down:
        return event.modifiers() == Qt::AltModifier;
    default:
        return event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo);
    }
}

bool handle(SourceEdit &edit, const QKeyEvent &event)
{
    return handleSearchKey(edit, event) || handleViewKey(edit, event)
        || (!edit.isReadOnly() && handleEditKey(edit, event));
}

} // namespace baton::sourcekeys
