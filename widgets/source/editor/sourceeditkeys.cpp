// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/sourceedit.h"

#include "widgets/source/editor/completionpopup.h"

#include <QKeyEvent>
#include <QToolTip>

namespace baton {

namespace {

/// Keys that would otherwise start an action of the window.
bool isEditKey(const QKeyEvent &event)
{
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
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
        return !control;
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

} // namespace

bool SourceEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isEditKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QPlainTextEdit::event(event);
}

void SourceEdit::keyPressEvent(QKeyEvent *event)
{
    QToolTip::hideText(); // it told of the text before
    if (event->key() >= Qt::Key_Home && event->key() <= Qt::Key_PageDown) {
        m_bridge->endTyping(); // the caret goes elsewhere
    }
    if (m_completion->handleKey(*event) || handleSearchKey(event) || handleKey(event)
        || (!isReadOnly() && handleEditKey(event))) {
        event->accept();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
    const bool isPrinted = !event->text().isEmpty() && event->text().front().isPrint();
    if (isPrinted || event->key() == Qt::Key_Backspace) {
        m_completion->follow(isPrinted ? event->text() : QString());
    } else if (!event->text().isEmpty()) {
        m_completion->hide();
    }
}

bool SourceEdit::handleKey(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Undo)) {
        undoStep();
    } else if (event->matches(QKeySequence::Redo)) {
        redoStep();
    } else if (event->key() == Qt::Key_Home && !event->modifiers().testFlag(Qt::ControlModifier)) {
        smartHome(event->modifiers().testFlag(Qt::ShiftModifier));
    } else if (!isEditKey(*event)) {
        return false;
    } else if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal) {
        zoomStepIn();
    } else if (event->key() == Qt::Key_Minus) {
        zoomStepOut();
    } else if (event->key() == Qt::Key_0) {
        zoomReset();
    } else if (event->key() == Qt::Key_BracketLeft || event->key() == Qt::Key_BraceLeft) {
        foldHere();
    } else if (event->key() == Qt::Key_BracketRight || event->key() == Qt::Key_BraceRight) {
        unfoldHere();
    } else {
        return false;
    }
    return true;
}

bool SourceEdit::handleSearchKey(QKeyEvent *event)
{
    if (!isEditKey(*event)) {
        return false;
    }
    switch (event->key()) {
    case Qt::Key_F:
        Q_EMIT findRequested(false);
        return true;
    case Qt::Key_H:
        Q_EMIT findRequested(true);
        return true;
    case Qt::Key_G:
        Q_EMIT goToLineRequested();
        return true;
    case Qt::Key_F3:
        Q_EMIT findAgainRequested(!event->modifiers().testFlag(Qt::ShiftModifier));
        return true;
    case Qt::Key_Space:
        m_completion->offer(true);
        if (!m_completion->isVisible()) {
            showTipAtCaret(tr("There is nothing to suggest here."));
        }
        return true;
    default:
        return false;
    }
}

bool SourceEdit::handleEditKey(QKeyEvent *event)
{
    const bool isPlain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!isPlain) {
            return false;
        }
        run(linecommands::newLine, tr("Typing"));
        return true;
    case Qt::Key_Tab:
        if (!isPlain) {
            return false;
        }
        indentSelection();
        return true;
    case Qt::Key_Backtab:
        outdentSelection();
        return true;
    case Qt::Key_Backspace: {
        const quint64 before = m_bridge->buffer().revision();
        if (event->modifiers() == Qt::NoModifier) {
            run(linecommands::backToIndent, tr("Typing"));
        }
        return m_bridge->buffer().revision() != before;
    }
    default:
        return isEditKey(*event) && handleLineKey(event->key());
    }
}

bool SourceEdit::handleLineKey(int key)
{
    switch (key) {
    case Qt::Key_Slash:
        toggleComment();
        return true;
    case Qt::Key_D:
        duplicateLines();
        return true;
    case Qt::Key_K:
        removeLines();
        return true;
    case Qt::Key_Up:
        moveLinesUp();
        return true;
    case Qt::Key_Down:
        moveLinesDown();
        return true;
    default:
        return false;
    }
}

} // namespace baton
