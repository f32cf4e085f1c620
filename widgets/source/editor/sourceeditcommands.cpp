// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/markdown/markdownfences.h"
#include "widgets/source/editor/completionpopup.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/text/highlighter.h"

#include <QScrollBar>
#include <QToolTip>
#include <QUndoStack>

namespace baton {

namespace {

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

} // namespace

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
        showCaret();
    }
    if (!result.reason.isEmpty()) {
        showTipAtCaret(result.reason);
    }
}

void SourceEdit::showTipAtCaret(const QString &text)
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
    showCaret();
}

void SourceEdit::showCaret()
{
    QScrollBar *bar = horizontalScrollBar();
    const int left = bar->value();
    bar->setValue(0);
    if (cursorRect().right() > viewport()->width()) {
        bar->setValue(left);
    }
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

} // namespace baton
