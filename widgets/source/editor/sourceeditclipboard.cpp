// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/sourceedit.h"

#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QUndoStack>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString withPlainLineEnds(QString text)
{
    return text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
}

} // namespace

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
    add(tr("Fold"), Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft, true, &SourceEdit::foldHere);
    add(tr("Unfold"), Qt::CTRL | Qt::SHIFT | Qt::Key_BracketRight, true, &SourceEdit::unfoldHere);
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
