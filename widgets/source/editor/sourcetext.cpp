// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/sourcetext.h"

#include "widgets/source/editor/sourcelayout.h"
#include "widgets/source/text/deferreddeletion.h"
#include "widgets/source/text/displaytext.h"

#include <QDropEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QUndoStack>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString withPlainLineEnds(QString text)
{
    return text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
}

} // namespace

SourceText::SourceText(DocumentBuffer &buffer, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_layout(new SourceLayout(document()))
{
    document()->setDocumentLayout(m_layout);
    m_sync = new DocumentSync(buffer, *document(), this);
    connect(&buffer, &DocumentBuffer::changed, this, [this](const TextEdits &edits) {
        qsizetype shift = 0;
        for (const TextEdit &edit : edits) {
            m_lastEditEnd = edit.offset + shift + edit.text.size();
            shift += edit.text.size() - edit.length;
        }
    });
    const auto startAtTop = [this] {
        m_aim.reset(); // it belonged to the previous text
        setTextCursor(QTextCursor(document()));
        verticalScrollBar()->setValue(0);
    };
    connect(&buffer, &DocumentBuffer::wasReset, this, startAtTop);
    startAtTop(); // the document may be older than its view
    connect(m_sync, &DocumentSync::aboutToFollow, this, &SourceText::rememberView);
    connect(m_sync, &DocumentSync::followed, this, &SourceText::restoreView);
    connect(m_sync, &DocumentSync::loadingAdvanced, this, &SourceText::reachAim);
    const auto applyEditable = [this](bool editable) {
        setReadOnly(!editable);
        setTextInteractionFlags(editable
                                    ? Qt::TextEditorInteraction
                                    : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    };
    connect(m_sync, &DocumentSync::editableChanged, this, applyEditable);
    applyEditable(m_sync->isEditable());
}

SourceText::~SourceText()
{
    // The layout uses the document, and the views use the layout, so the views are disconnected
    // first.
    disconnect(document(), nullptr, this, nullptr);
    if (DeferredDeletion::isLong(*document())) {
        DeferredDeletion::dispose(document());
    }
}

qsizetype SourceText::caretOffset() const
{
    return m_sync->offsetOf(textCursor().position());
}

ByteRange SourceText::selectedBytes() const
{
    const QTextCursor cursor = textCursor();
    return m_sync->rangeOf(cursor.anchor(), cursor.position());
}

TextPosition SourceText::caretPlace() const
{
    const QTextCursor cursor = textCursor();
    const QString before = cursor.block().text().first(cursor.positionInBlock());
    return {cursor.blockNumber() + 1, static_cast<int>(before.toUcs4().size()) + 1};
}

int SourceText::lineHeight() const
{
    return m_layout->lineHeight();
}

void SourceText::setLineHeight(int pixels)
{
    m_layout->setLineHeight(pixels);
}

void SourceText::replace(ByteRange range, const QString &text, const QString &label)
{
    const QByteArray bytes = m_sync->toBytes(text, range);
    if (isReadOnly() || (range.isEmpty() && bytes.isEmpty())) {
        return;
    }
    if (m_sync->buffer().apply({{range.begin, range.length(), bytes}}, label).isOk()) {
        select(range.begin + bytes.size(), range.begin + bytes.size());
        showCaret();
    }
}

void SourceText::undoStep()
{
    step(true);
}

void SourceText::redoStep()
{
    step(false);
}

void SourceText::step(bool back)
{
    QUndoStack &history = m_sync->buffer().history();
    if (back ? !history.canUndo() : !history.canRedo()) {
        return;
    }
    if (back) {
        history.undo();
    } else {
        history.redo();
    }
    select(m_lastEditEnd, m_lastEditEnd);
}

/// Scrolls to the caret, with the start of its line if both fit.
void SourceText::showCaret()
{
    QScrollBar *bar = horizontalScrollBar();
    const int left = bar->value();
    bar->setValue(0);
    if (cursorRect().right() >= viewport()->width()) {
        bar->setValue(left);
    }
    ensureCursorVisible();
}

QMimeData *SourceText::createMimeDataFromSelection() const
{
    auto *copied = new QMimeData;
    copied->setText(withPlainLineEnds(m_sync->textOf(selectedBytes())));
    return copied;
}

bool SourceText::canInsertFromMimeData(const QMimeData *source) const
{
    return source->hasText() && !source->hasUrls();
}

void SourceText::insertFromMimeData(const QMimeData *source)
{
    if (!isReadOnly() && source->hasText()) {
        replace(selectedBytes(), source->text(), tr("Paste"));
    }
}

void SourceText::dropEvent(QDropEvent *event)
{
    QDragLeaveEvent leave;
    dragLeaveEvent(&leave);
    if (isReadOnly() || !canInsertFromMimeData(event->mimeData())) {
        return;
    }
    const int position = cursorForPosition(event->position().toPoint()).position();
    const qsizetype target = m_sync->offsetOf(position);
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
    const QByteArray text = m_sync->buffer().bytes().sliced(selection.begin, selection.length());
    TextEdits edits{{target, 0, text}, {selection.begin, selection.length(), {}}};
    const bool isForward = selection.begin < target;
    if (isForward) {
        std::swap(edits[0], edits[1]);
    }
    if (m_sync->buffer().apply(edits, tr("Move text")).isOk()) {
        const qsizetype begin = isForward ? target - selection.length() : target;
        select(begin, begin + selection.length());
    }
}

/// Passes on only the new height if possible. For a new width, Qt lays out all lines again, which
/// is slow and only required if they wrap.
void SourceText::resizeEvent(QResizeEvent *event)
{
    constexpr int few = 5000;
    const bool isFirst = event->oldSize().width() <= 0;
    const bool dependsOnWidth = isFirst || blockCount() < few || lineWrapMode() != NoWrap;
    QResizeEvent higher(event->size(), {event->size().width(), event->oldSize().height()});
    QPlainTextEdit::resizeEvent(dependsOnWidth ? event : &higher);
}

void SourceText::select(qsizetype anchor, qsizetype caret)
{
    aimAt({anchor, caret, -1, false});
}

void SourceText::goTo(int line, int column, const QString &wanted)
{
    const int index = std::clamp(line, 1, m_sync->lines().count()) - 1;
    const ByteRange content = m_sync->lines().content(m_sync->buffer().bytes(), index);
    const QString text = m_sync->textOf(content);
    qsizetype units = 0;
    for (int left = column - 1; left > 0 && units < text.size(); --left) {
        units += text[units].isHighSurrogate() ? 2 : 1;
    }
    units = std::min(units, text.size());
    const qsizetype place = content.begin + text.first(units).toUtf8().size();
    const ByteRange found = wanted.isEmpty() ? ByteRange{place, place} : firstOf(wanted, place);
    aimAt({found.begin, found.end, -1, true});
}

/// The first match of @p wanted, in any case, in the lines that are visible from @p begin on; empty
/// at @p begin if there is none.
ByteRange SourceText::firstOf(const QString &wanted, qsizetype begin) const
{
    constexpr int mostLines = 50;
    const LineMap &lines = m_sync->lines();
    const int first = lines.lineAt(begin);
    const int end = std::min(first + mostLines, lines.count());
    for (int line = first; line < end; ++line) {
        ByteRange range = lines.content(m_sync->buffer().bytes(), line);
        range.begin = std::max(range.begin, begin);
        const QString text = m_sync->textOf(range);
        const qsizetype at = text.indexOf(wanted, 0, Qt::CaseInsensitive);
        if (at >= 0) {
            const qsizetype start = range.begin + text.first(at).toUtf8().size();
            return {start, start + text.sliced(at, wanted.size()).toUtf8().size()};
        }
    }
    return {begin, begin};
}

void SourceText::aimAt(const Aim &aim)
{
    m_aim = aim;
    reachAim();
}

/// Goes to the place to show when it is loaded together with the lines below it.
void SourceText::reachAim()
{
    if (!m_aim) {
        return;
    }
    const LineMap &lines = m_sync->lines();
    const int seen = viewport()->height() / std::max(1, lineHeight());
    const int last = std::max({lines.lineAt(m_aim->caret), lines.lineAt(m_aim->anchor),
                               m_aim->top < 0 ? 0 : lines.lineAt(m_aim->top) + seen});
    if (!m_sync->hasAllLines() && last >= m_sync->loadedLines()) {
        return;
    }
    const Aim aim = *std::exchange(m_aim, std::nullopt);
    QTextCursor cursor = textCursor();
    cursor.setPosition(m_sync->positionOf(aim.anchor));
    cursor.setPosition(m_sync->positionOf(aim.caret), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    if (aim.isCentred) {
        centerCursor();
    }
    if (aim.top >= 0) {
        const QTextBlock block = document()->findBlockByNumber(lines.lineAt(aim.top));
        verticalScrollBar()->setValue(block.firstLineNumber() + m_topOffset);
    } else {
        showCaret();
    }
}

void SourceText::rememberView()
{
    m_topLine = QTextCursor(firstVisibleBlock());
    m_topOffset = verticalScrollBar()->value() - firstVisibleBlock().firstLineNumber();
    const QTextCursor cursor = textCursor();
    const QTextBlock anchor = document()->findBlock(cursor.anchor());
    const int count = m_sync->lines().count();
    m_looked = {count - cursor.blockNumber(), count - anchor.blockNumber(),
                count - firstVisibleBlock().blockNumber(), cursor.positionInBlock(),
                cursor.anchor() - anchor.position()};
}

/// Stores the visible place, because its lines were removed to be loaded again.
void SourceText::aimWhereItLooked()
{
    const LineMap &lines = m_sync->lines();
    const auto lineOf = [&](int fromEnd) {
        return std::clamp(lines.count() - fromEnd, 0, lines.count() - 1);
    };
    const auto offsetOf = [&](int fromEnd, int column) {
        const ByteRange content = lines.content(m_sync->buffer().bytes(), lineOf(fromEnd));
        const QString text = m_sync->textOf(content);
        return content.begin + text.first(std::min<qsizetype>(column, text.size())).toUtf8().size();
    };
    if (!m_aim && std::max(lineOf(m_looked.caret), lineOf(m_looked.top)) >= m_sync->loadedLines()) {
        aimAt({offsetOf(m_looked.anchor, m_looked.anchorColumn),
               offsetOf(m_looked.caret, m_looked.caretColumn), lines.begin(lineOf(m_looked.top)),
               false});
    }
}

void SourceText::restoreView()
{
    if (m_topLine.isNull()) {
        return;
    }
    if (!m_sync->hasAllLines()) {
        aimWhereItLooked();
    }
    const int value = m_topLine.block().firstLineNumber() + m_topOffset;
    if (value != verticalScrollBar()->value()) {
        verticalScrollBar()->setValue(value);
    }
    m_topLine = QTextCursor();
}

std::vector<SourceText::SeenLine> SourceText::seenLines() const
{
    std::vector<SeenLine> seen;
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    const qreal left = contentOffset().x();
    while (block.isValid() && top <= viewport()->height()) {
        const qreal height = blockBoundingRect(block).height();
        if (block.isVisible()) {
            const int rows = block.layout()->lineCount();
            seen.push_back(
                {block,
                 {left, top, qreal(viewport()->width()) - left, qreal(rows * lineHeight())}});
        }
        top += height;
        block = block.next();
        if (block.isValid() && !block.isVisible()) { // thousands of lines may be folded
            block = document()->findBlockByLineNumber(block.firstLineNumber());
        }
    }
    return seen;
}

QList<QRectF> SourceText::areasOf(const SeenLine &seen, int from, int to)
{
    QList<QRectF> areas;
    const QTextLayout *layout = seen.block.layout();
    const qreal height = seen.area.height() / std::max(1, layout->lineCount());
    for (int i = 0; i < layout->lineCount(); ++i) {
        const QTextLine line = layout->lineAt(i);
        const int begin = std::max(from, line.textStart());
        const int end = std::min(to, line.textStart() + line.textLength());
        if (begin > end || (begin == end && from != to)) {
            continue;
        }
        const qreal left = line.cursorToX(begin);
        const qreal right = line.cursorToX(end);
        areas.append({seen.area.left() + left, seen.area.top() + i * height, right - left, height});
    }
    return areas;
}

std::pair<int, int> SourceText::columnsOf(const QTextBlock &block, ByteRange range) const
{
    const LineMap &lines = m_sync->lines();
    const QByteArray &bytes = m_sync->buffer().bytes();
    if (block.blockNumber() >= lines.count()) {
        return {0, -1};
    }
    const ByteRange content = lines.content(bytes, block.blockNumber());
    if (range.begin > content.end || range.end < content.begin) {
        return {0, -1};
    }
    const auto shown = QByteArrayView(bytes).sliced(content.begin, content.length());
    const auto unitsAt = [&](qsizetype offset) {
        const qsizetype inside = std::clamp(offset, content.begin, content.end);
        return static_cast<int>(unitsOfBytes(shown, inside - content.begin));
    };
    return {unitsAt(range.begin), unitsAt(range.end)};
}

} // namespace baton
