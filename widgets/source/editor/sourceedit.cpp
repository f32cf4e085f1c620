// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/sourceedit.h"

#include "widgets/source/editor/completionpopup.h"
#include "widgets/source/editor/overviewruler.h"
#include "widgets/source/editor/sourcegutter.h"
#include "widgets/source/editor/sourcelayout.h"
#include "widgets/source/editor/sourcemarks.h"
#include "widgets/source/editor/sourcepaint.h"
#include "widgets/source/editor/sourcetip.h"
#include "widgets/source/text/deferreddeletion.h"
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

/// Larger documents stay plain: the colours of a million lines would take a gigabyte.
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
    : QPlainTextEdit(parent)
    , m_layout(new SourceLayout(document()))
    , m_bridge(nullptr)
    , m_marks(new SourceMarks(this))
    , m_highlighter(nullptr)
    , m_folding(new Folding(*document(), this))
    , m_gutter(nullptr)
    , m_completion(new CompletionPopup(*this))
{
    document()->setDocumentLayout(m_layout);
    m_bridge = new DocumentSync(buffer, *document(), this);
    m_highlighter = new Highlighter(*document(), this);
    m_gutter = new SourceGutter(*this);
    setVerticalScrollBar(new OverviewRuler(*this));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setCursorWidth(2);
    setAccessibleName(tr("Source"));
    applyFont();

    connectBuffer(buffer);
    connect(m_bridge, &DocumentSync::aboutToFollow, this, &SourceEdit::rememberView);
    connect(m_bridge, &DocumentSync::followed, this, &SourceEdit::restoreView);
    connect(m_bridge, &DocumentSync::loadingAdvanced, this, &SourceEdit::reachAim);
    const auto applyEditable = [this](bool editable) {
        setReadOnly(!editable);
        setTextInteractionFlags(editable
                                    ? Qt::TextEditorInteraction
                                    : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    };
    connect(m_bridge, &DocumentSync::editableChanged, this, applyEditable);
    applyEditable(m_bridge->isEditable());
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

void SourceEdit::connectBuffer(const DocumentBuffer &buffer)
{
    connect(&buffer, &DocumentBuffer::changed, this, [this](const TextEdits &edits) {
        m_marks->follow(edits);
        m_mirrored = PositionMapping(edits).range(m_mirrored);
        qsizetype shift = 0;
        for (const TextEdit &edit : edits) {
            m_lastEditEnd = edit.offset + shift + edit.text.size();
            shift += edit.text.size() - edit.length;
        }
    });
    const auto startAtTop = [this] {
        m_aim.reset(); // which was in the text before
        setTextCursor(QTextCursor(document()));
        verticalScrollBar()->setValue(0);
    };
    connect(&buffer, &DocumentBuffer::wasReset, this, startAtTop);
    startAtTop(); // the text may have come before its view
}

SourceEdit::~SourceEdit()
{
    // The layout asks the document, the views ask the layout: first the views go.
    disconnect(document(), nullptr, this, nullptr);
    if (DeferredDeletion::isLong(*document())) {
        DeferredDeletion::dispose(document());
    }
}

void SourceEdit::setFormat(Format format)
{
    m_format = format;
    m_folding->setFormat(format);
    const bool isLarge = m_bridge->buffer().bytes().size() > largestColoured;
    m_highlighter->setFormat(isLarge ? Format::Text : format);
}

qsizetype SourceEdit::caretOffset() const
{
    return m_bridge->offsetOf(textCursor().position());
}

ByteRange SourceEdit::selectedBytes() const
{
    const QTextCursor cursor = textCursor();
    return m_bridge->rangeOf(cursor.anchor(), cursor.position());
}

TextPosition SourceEdit::caretPlace() const
{
    const QTextCursor cursor = textCursor();
    const QString before = cursor.block().text().first(cursor.positionInBlock());
    return {cursor.blockNumber() + 1, static_cast<int>(before.toUcs4().size()) + 1};
}

void SourceEdit::replace(ByteRange range, const QString &text, const QString &label)
{
    const QByteArray bytes = m_bridge->spelt(text, range);
    if (isReadOnly() || (range.isEmpty() && bytes.isEmpty())) {
        return;
    }
    if (m_bridge->buffer().apply({{range.begin, range.length(), bytes}}, label).isOk()) {
        select(range.begin + bytes.size(), range.begin + bytes.size());
        showCaret();
    }
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
    m_layout->setLineHeight(static_cast<int>(std::lround(font.pixelSize() * 1.5)));
    setFont(font);
    setTabStopDistance(4 * QFontMetricsF(font).horizontalAdvance(u' '));
    placeGutter();
}

int SourceEdit::lineHeight() const
{
    return m_layout->lineHeight();
}

void SourceEdit::setShowsGuides(bool shows)
{
    m_showsGuides = shows;
    viewport()->update();
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
    QPlainTextEdit::paintEvent(event);
    QPainter painter(viewport());
    painter.setClipRegion(event->region());
    SourcePaint(*this, painter).paintAbove();
}

/// For another width Qt lays all lines out anew, which of many takes its time; but they depend on
/// it only where they are wrapped.
void SourceEdit::resizeEvent(QResizeEvent *event)
{
    constexpr int few = 5000;
    const bool isFirst = event->oldSize().width() <= 0;
    const bool dependsOnWidth = isFirst || blockCount() < few || lineWrapMode() != NoWrap;
    QResizeEvent higher(event->size(), {event->size().width(), event->oldSize().height()});
    QPlainTextEdit::resizeEvent(dependsOnWidth ? event : &higher);
    placeGutter();
}

void SourceEdit::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() != Qt::ControlModifier) {
        QPlainTextEdit::wheelEvent(event);
        return;
    }
    if (const int turned = event->angleDelta().y(); turned != 0) {
        setZoomPercent(m_zoom + (turned > 0 ? zoomStep : -zoomStep));
    }
    event->accept();
}

void SourceEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_highlighter) {
        m_highlighter->retheme();
    }
}

void SourceEdit::focusOutEvent(QFocusEvent *event)
{
    m_completion->hide();
    m_bridge->endTyping();
    QPlainTextEdit::focusOutEvent(event);
}

bool SourceEdit::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        m_bridge->endTyping();
    }
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), tipAt(help->pos()), viewport());
        return true;
    }
    return QPlainTextEdit::viewportEvent(event);
}

QString SourceEdit::tipAt(QPoint place) const
{
    const QTextCursor cursor = cursorForPosition(place);
    const qsizetype offset = m_bridge->offsetOf(cursor.position());
    const LineMap &lines = m_bridge->lines();
    const ByteRange line = lines.content(m_bridge->buffer().bytes(), lines.lineAt(offset));
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

void SourceEdit::zoomReset()
{
    setZoomPercent(100);
}

} // namespace baton
