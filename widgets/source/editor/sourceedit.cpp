// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/sourceedit.h"

#include "models/formats/markdown/markdownfences.h"
#include "widgets/source/editor/completionpopup.h"
#include "widgets/source/editor/overviewruler.h"
#include "widgets/source/editor/sourcegutter.h"
#include "widgets/source/editor/sourcekeys.h"
#include "widgets/source/editor/sourcemarks.h"
#include "widgets/source/editor/sourcemenu.h"
#include "widgets/source/editor/sourcepaint.h"
#include "widgets/source/editor/sourcetip.h"
#include "widgets/source/text/folding.h"
#include "widgets/source/text/highlighter.h"
#include "widgets/source/text/positionmapping.h"
#include "widgets/style/fonts.h"

#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The maximum size of highlighted documents. The formats of a million lines would take a gigabyte.
constexpr qsizetype largestColoured = qsizetype(8) * 1024 * 1024;
constexpr int smallestZoom = 50;
constexpr int largestZoom = 400;
constexpr int zoomStep = 10;

QFont sourceFont(int zoom)
{
    QFont font = fonts::mono();
    font.setPixelSize(std::max(1, font.pixelSize() * zoom / 100));
    return font;
}

} // namespace

SourceEdit::SourceEdit(DocumentBuffer &buffer, QWidget *parent)
    : SourceText(buffer, parent)
    , m_marks(new SourceMarks(this))
    , m_highlighter(nullptr)
    , m_folding(new Folding(*document(), this))
    , m_gutter(nullptr)
    , m_completion(new CompletionPopup(*this))
{
    m_highlighter = new Highlighter(*document(), this);
    m_gutter = new SourceGutter(*this);
    setVerticalScrollBar(new OverviewRuler(*this));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setCursorWidth(2);
    setAccessibleName(tr("Source"));
    applyFont();

    connect(&buffer, &DocumentBuffer::changed, this, [this](const TextEdits &edits) {
        m_marks->follow(edits);
        m_mirrored = PositionMapping(edits).range(m_mirrored);
    });
    connect(m_marks, &SourceMarks::changed, this, [this] {
        viewport()->update();
        m_gutter->update();
        verticalScrollBar()->update();
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        m_folding->reveal(textCursor().block());
        viewport()->update();
        m_gutter->update();
    });
    connect(this, &QPlainTextEdit::blockCountChanged, this, &SourceEdit::placeGutter);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &area, int by) {
        if (by != 0) {
            m_gutter->scroll(0, by);
            Q_EMIT scrolled();
        } else {
            m_gutter->update(0, area.y(), m_gutter->width(), area.height());
        }
    });
    connect(
        document(), &QTextDocument::contentsChange, this,
        [this](int from, int, int added) {
            const int first = document()->findBlock(from).blockNumber();
            const QTextBlock last = document()->findBlock(from + added);
            m_folding->repair(first, last.isValid() ? last.blockNumber() : blockCount() - 1);
        },
        Qt::QueuedConnection);
}

void SourceEdit::setFormat(Format format)
{
    m_format = format;
    m_folding->setFormat(format);
    const bool isLarge = documentSync().buffer().bytes().size() > largestColoured;
    m_highlighter->setFormat(isLarge ? Format::Text : format);
}

void SourceEdit::setMirrored(ByteRange range)
{
    m_mirrored = range;
    viewport()->update();
}

void SourceEdit::setMatches(std::vector<ByteRange> matches, int current)
{
    m_matches = std::move(matches);
    m_currentMatch = current;
    viewport()->update();
}

void SourceEdit::setZoomPercent(int percent)
{
    const int zoom = std::clamp(percent, smallestZoom, largestZoom);
    if (std::exchange(m_zoom, zoom) != zoom) {
        applyFont();
        Q_EMIT zoomChanged(zoom);
    }
}

void SourceEdit::applyFont()
{
    const QFont font = sourceFont(m_zoom);
    setLineHeight(static_cast<int>(std::lround(font.pixelSize() * 1.5)));
    setFont(font);
    setTabStopDistance(4 * QFontMetricsF(font).horizontalAdvance(u' '));
    placeGutter();
}

void SourceEdit::placeGutter()
{
    if (!m_gutter) {
        return;
    }
    const int width = m_gutter->wantedWidth();
    setViewportMargins(width, 0, 0, 0);
    const QRect area = contentsRect();
    m_gutter->setGeometry(area.left(), area.top(), width, viewport()->height());
}

void SourceEdit::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(viewport());
        painter.setClipRegion(event->region());
        SourcePaint(*this, painter).paintBelow();
    }
    SourceText::paintEvent(event);
    QPainter painter(viewport());
    painter.setClipRegion(event->region());
    SourcePaint(*this, painter).paintAbove();
}

void SourceEdit::resizeEvent(QResizeEvent *event)
{
    SourceText::resizeEvent(event);
    placeGutter();
}

void SourceEdit::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() != Qt::ControlModifier) {
        SourceText::wheelEvent(event);
        return;
    }
    if (const int turned = event->angleDelta().y(); turned != 0) {
        setZoomPercent(m_zoom + (turned > 0 ? zoomStep : -zoomStep));
    }
    event->accept();
}

void SourceEdit::changeEvent(QEvent *event)
{
    SourceText::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_highlighter) {
        m_highlighter->applyTheme();
    }
}

void SourceEdit::focusOutEvent(QFocusEvent *event)
{
    m_completion->hide();
    documentSync().endTyping();
    SourceText::focusOutEvent(event);
}

bool SourceEdit::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        documentSync().endTyping();
    }
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), tipAt(help->pos()), viewport());
        return true;
    }
    return SourceText::viewportEvent(event);
}

QString SourceEdit::tipAt(QPoint place) const
{
    const QTextCursor cursor = cursorForPosition(place);
    const qsizetype offset = documentSync().offsetOf(cursor.position());
    const LineMap &lines = documentSync().lines();
    const ByteRange line = lines.content(documentSync().buffer().bytes(), lines.lineAt(offset));
    const bool isBehindText = place.x() > cursorRect(cursor).right() + lineHeight();
    QList<const SourceMark *> marks;
    for (const SourceMark *mark : m_marks->in(isBehindText ? line : ByteRange{offset, offset})) {
        if (!isBehindText || mark->breaksParsing) {
            marks.append(mark);
        }
    }
    if (!marks.isEmpty() || isBehindText || !m_help) {
        return tipOf(marks);
    }
    const std::optional<FieldHelp> help = m_help(offset);
    return help ? tipOfField(*help) : QString();
}

void SourceEdit::zoomStepIn()
{
    setZoomPercent(m_zoom + zoomStep);
}

void SourceEdit::zoomStepOut()
{
    setZoomPercent(m_zoom - zoomStep);
}

void SourceEdit::run(Command command, const QString &label)
{
    if (isReadOnly()) {
        return;
    }
    m_completion->hide();
    const QTextCursor cursor = textCursor();
    const HighlightedLine *coloured = Highlighter::dataOf(cursor.block());
    CommandInput in{documentSync().buffer().bytes(),
                    documentSync().lines(),
                    formatAt(documentSync().buffer().bytes(), m_format,
                             documentSync().offsetOf(cursor.position())),
                    documentSync().offsetOf(cursor.anchor()),
                    documentSync().offsetOf(cursor.position()),
                    coloured && coloured->startsInText,
                    {}};
    in.lineEnd = documentSync().lineEndFor(documentSync().lines().lineAt(in.caret));
    const CommandResult result = command(in);
    if (!result.edits.empty() && documentSync().buffer().apply(result.edits, label).isOk()) {
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

void SourceEdit::newLine()
{
    run(linecommands::newLine, tr("Typing"));
}

void SourceEdit::backToIndent()
{
    run(linecommands::backToIndent, tr("Typing"));
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

bool SourceEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride
        && sourcekeys::isEditKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return SourceText::event(event);
}

void SourceEdit::keyPressEvent(QKeyEvent *event)
{
    QToolTip::hideText(); // it belongs to the previous text
    if (event->key() >= Qt::Key_Home && event->key() <= Qt::Key_PageDown) {
        documentSync().endTyping(); // the caret moves
    }
    if (m_completion->handleKey(*event) || sourcekeys::handle(*this, *event)) {
        event->accept();
        return;
    }
    SourceText::keyPressEvent(event);
    const bool isPrinted = !event->text().isEmpty() && event->text().front().isPrint();
    if (isPrinted || event->key() == Qt::Key_Backspace) {
        m_completion->follow(isPrinted ? event->text() : QString());
    } else if (!event->text().isEmpty()) {
        m_completion->hide();
    }
}

void SourceEdit::contextMenuEvent(QContextMenuEvent *event)
{
    showSourceMenu(*this, event->globalPos());
}

void SourceEdit::foldHere()
{
    const QTextBlock block = m_folding->openAround(textCursor().block());
    if (block.isValid()) {
        m_folding->fold(block);
        leaveFolded();
    }
}

void SourceEdit::unfoldHere()
{
    m_folding->unfold(textCursor().block());
}

void SourceEdit::foldAll()
{
    m_folding->foldAll();
    leaveFolded();
}

/// Moves the caret out of folded lines, to the line that hides it.
void SourceEdit::leaveFolded()
{
    QTextBlock block = textCursor().block();
    while (block.isValid() && !block.isVisible()) {
        block = block.previous();
    }
    if (block.isValid() && block != textCursor().block()) {
        setTextCursor(QTextCursor(block));
    }
    ensureCursorVisible();
}

} // namespace baton
