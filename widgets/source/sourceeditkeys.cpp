// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/sourceedit.h"

#include "models/document/markdownfences.h"
#include "widgets/source/completionpopup.h"
#include "widgets/source/highlighter.h"

#include <QDropEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QToolTip>

using namespace Qt::StringLiterals;

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

/// Inside a fenced block of Markdown lines are written in the block's language. Not looked for in
/// texts that take long to read at each key.
Format formatAt(const QByteArray &bytes, Format format, qsizetype offset)
{
    constexpr qsizetype mostBytes = qsizetype(512) * 1024;
    if (format != Format::Markdown || bytes.size() > mostBytes) {
        return format;
    }
    for (const FencedBlock &block : fencedBlocks(bytes)) {
        if (block.toContent(offset)) {
            return block.format();
        }
    }
    return format;
}

QString withPlainLineEnds(QString text)
{
    return text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
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
    } else if (event->key() == Qt::Key_BracketLeft || event->key() == Qt::Key_BracketRight
               || event->key() == Qt::Key_BraceLeft || event->key() == Qt::Key_BraceRight) {
        toggleFold();
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
            tellAtCaret(tr("There is nothing to suggest here."));
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

void SourceEdit::run(Command command, const QString &label)
{
    if (isReadOnly()) {
        return;
    }
    m_completion->hide();
    const QTextCursor cursor = textCursor();
    const HighlightedLine *coloured = Highlighter::dataOf(cursor.block());
    CommandInput in{
        m_bridge->buffer().bytes(),
        m_bridge->lines(),
        formatAt(m_bridge->buffer().bytes(), m_format, m_bridge->offsetOf(cursor.position())),
        m_bridge->offsetOf(cursor.anchor()),
        m_bridge->offsetOf(cursor.position()),
        coloured && coloured->startsInText,
        {}};
    in.lineEnd = m_bridge->lineEndFor(m_bridge->lines().lineAt(in.caret));
    const CommandResult result = command(in);
    if (!result.edits.empty() && m_bridge->buffer().apply(result.edits, label).isOk()) {
        select(result.anchor, result.caret);
        ensureCursorVisible();
    }
    if (!result.reason.isEmpty()) {
        tellAtCaret(result.reason);
    }
}

void SourceEdit::tellAtCaret(const QString &text)
{
    QToolTip::showText(viewport()->mapToGlobal(cursorRect().bottomLeft()), text, viewport());
}

void SourceEdit::indentSelection()
{
    run(linecommands::indent, tr("Indent"));
}

void SourceEdit::outdentSelection()
{
    run(linecommands::outdent, tr("Unindent"));
}

void SourceEdit::toggleComment()
{
    run(linecommands::toggleComment, tr("Toggle comment"));
}

void SourceEdit::moveLinesUp()
{
    run(linecommands::moveUp, tr("Move lines up"));
}

void SourceEdit::moveLinesDown()
{
    run(linecommands::moveDown, tr("Move lines down"));
}

void SourceEdit::duplicateLines()
{
    run(linecommands::duplicate, tr("Duplicate lines"));
}

void SourceEdit::removeLines()
{
    run(linecommands::remove, tr("Delete lines"));
}

void SourceEdit::undoStep()
{
    step(true);
}

void SourceEdit::redoStep()
{
    step(false);
}

void SourceEdit::step(bool back)
{
    QUndoStack &history = m_bridge->buffer().history();
    if (back ? !history.canUndo() : !history.canRedo()) {
        return;
    }
    if (back) {
        history.undo();
    } else {
        history.redo();
    }
    select(m_lastEditEnd, m_lastEditEnd);
    ensureCursorVisible();
}

void SourceEdit::smartHome(bool extends)
{
    QTextCursor cursor = textCursor();
    const QString text = cursor.block().text();
    int indentation = 0;
    while (indentation < text.size() && text[indentation].isSpace()) {
        ++indentation;
    }
    const int column = cursor.positionInBlock() == indentation ? 0 : indentation;
    cursor.setPosition(cursor.block().position() + column,
                       extends ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor);
    setTextCursor(cursor);
}

void SourceEdit::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"sourceMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString &text, const QKeySequence &keys, bool isOn, auto slot) {
        QAction *action = menu->addAction(text, this, slot);
        action->setShortcut(keys);
        action->setEnabled(isOn);
    };
    const QUndoStack &history = m_bridge->buffer().history();
    const bool hasSelection = textCursor().hasSelection();
    add(tr("Undo"), QKeySequence::Undo, history.canUndo(), &SourceEdit::undoStep);
    add(tr("Redo"), QKeySequence::Redo, history.canRedo(), &SourceEdit::redoStep);
    menu->addSeparator();
    add(tr("Cut"), QKeySequence::Cut, hasSelection && !isReadOnly(), &SourceEdit::cut);
    add(tr("Copy"), QKeySequence::Copy, hasSelection, &SourceEdit::copy);
    add(tr("Paste"), QKeySequence::Paste, canPaste(), &SourceEdit::paste);
    add(tr("Select all"), QKeySequence::SelectAll, true, &SourceEdit::selectAll);
    menu->addSeparator();
    add(tr("Toggle comment"), Qt::CTRL | Qt::Key_Slash, !isReadOnly(), &SourceEdit::toggleComment);
    add(tr("Fold or unfold"), Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft, true,
        &SourceEdit::toggleFold);
    menu->popup(event->globalPos());
}

QMimeData *SourceEdit::createMimeDataFromSelection() const
{
    auto *copied = new QMimeData;
    copied->setText(withPlainLineEnds(m_bridge->textOf(selectedBytes())));
    return copied;
}

bool SourceEdit::canInsertFromMimeData(const QMimeData *source) const
{
    return source->hasText() && !source->hasUrls();
}

void SourceEdit::insertFromMimeData(const QMimeData *source)
{
    if (!isReadOnly() && source->hasText()) {
        replace(selectedBytes(), source->text(), tr("Paste"));
    }
}

void SourceEdit::dropEvent(QDropEvent *event)
{
    QDragLeaveEvent leave;
    dragLeaveEvent(&leave);
    if (isReadOnly() || !canInsertFromMimeData(event->mimeData())) {
        return;
    }
    const int position = cursorForPosition(event->position().toPoint()).position();
    const qsizetype target = m_bridge->offsetOf(position);
    const ByteRange selection = selectedBytes();
    const bool moves = event->source() && isAncestorOf(qobject_cast<QWidget *>(event->source()))
        && event->proposedAction() == Qt::MoveAction;
    event->acceptProposedAction();
    if (!moves) {
        replace({target, target}, event->mimeData()->text(), tr("Drop"));
        return;
    }
    if (selection.touches(target)) {
        return;
    }
    const QByteArray text = m_bridge->buffer().bytes().sliced(selection.begin, selection.length());
    TextEdits edits{{target, 0, text}, {selection.begin, selection.length(), {}}};
    const bool isForward = selection.begin < target;
    if (isForward) {
        std::swap(edits[0], edits[1]);
    }
    if (m_bridge->buffer().apply(edits, tr("Move text")).isOk()) {
        const qsizetype begin = isForward ? target - selection.length() : target;
        select(begin, begin + selection.length());
    }
}

} // namespace baton
