// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/pane/sourcepane.h"

#include "models/editor/completion/documentcompletion.h"
#include "models/editor/completion/fieldhelp.h"
#include "models/editor/completion/treeplace.h"
#include "models/editor/problems/placeholderlist.h"
#include "models/strings/linestart.h"
#include "widgets/common/paneheader.h"
#include "widgets/source/editor/completionpopup.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/editor/sourcemarks.h"
#include "widgets/source/pane/gotolinebar.h"
#include "widgets/source/pane/sourcefindbar.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPointer>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace baton {

SourcePane::SourcePane(EditorDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_header(new PaneHeader(tr("Source"), this))
    , m_edit(new SourceEdit(document.buffer(), this))
    , m_findBar(new SourceFindBar(*m_edit, this))
    , m_goToLine(new GoToLineBar(*m_edit, this))
    , m_notice(new QWidget(this))
{
    setObjectName(u"sourcePane"_s);
    m_edit->setObjectName(u"sourceEdit"_s);
    m_edit->installEventFilter(this);
    m_edit->viewport()->installEventFilter(this);
    setFocusProxy(m_edit);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_findBar);
    column->addWidget(m_goToLine);
    column->addWidget(m_edit, 1);
    column->addWidget(m_notice, 1);
    buildHeader();
    buildNotice();
    m_header->followFocus(*this);
    m_edit->setFormat(document.format());

    connect(&document, &EditorDocument::analysed, this, &SourcePane::showAnalysis);
    connect(&document.buffer(), &DocumentBuffer::changed, this, [this] { m_toFillIn.reset(); });
    connect(&document, &EditorDocument::filePathChanged, this,
            [this] { m_edit->setFormat(m_document.format()); });
    connect(m_edit, &QPlainTextEdit::cursorPositionChanged, this, &SourcePane::noteCaret);
    connect(m_edit, &SourceEdit::findRequested, this,
            [this](bool replaces) { replaces ? openReplace() : openFind(); });
    connect(m_edit, &SourceEdit::findAgainRequested, this,
            [this](bool forward) { forward ? findNext() : findPrevious(); });
    connect(m_edit, &SourceEdit::goToLineRequested, this, &SourcePane::openGoToLine);
    m_edit->completion().setSource(
        [this](qsizetype offset) { return completionsIn(m_document, offset); });
    m_edit->setHelp([this](qsizetype offset) {
        return m_document.isAnalysed() ? fieldHelpAt(m_document, offset) : std::nullopt;
    });
    showAnalysis();
}

void SourcePane::buildHeader()
{
    m_header->setObjectName(u"sourceHeader"_s);
    auto *findAction = new QAction(icon(u"search"_s), tr("Find and replace (Ctrl+F)"), this);
    findAction->setObjectName(u"sourceFind"_s);
    connect(findAction, &QAction::triggered, this, &SourcePane::openFind);
    m_header->addAction(findAction);
    m_wrapAction = new QAction(icon(u"wrap"_s), tr("Wrap long lines"), this);
    m_wrapAction->setObjectName(u"sourceWrap"_s);
    m_wrapAction->setCheckable(true);
    connect(m_wrapAction, &QAction::toggled, this, &SourcePane::setWrapsLines);
    m_header->addAction(m_wrapAction);
}

/// Creates the notice that replaces a text with very long lines.
void SourcePane::buildNotice()
{
    m_notice->setObjectName(u"sourceNotice"_s);
    auto *sentence = new QLabel(tr("A line of this file is longer than 50,000 characters. Showing "
                                   "it may take long. The form and the checks do not need it."),
                                m_notice);
    sentence->setObjectName(u"sourceNoticeText"_s);
    sentence->setWordWrap(true);
    sentence->setForegroundRole(QPalette::PlaceholderText);
    auto *button = new QPushButton(tr("Show anyway"), m_notice);
    button->setObjectName(u"sourceShowAnyway"_s);
    connect(button, &QPushButton::clicked, &m_edit->documentSync(), &DocumentSync::showAnyway);
    auto *column = new QVBoxLayout(m_notice);
    column->setContentsMargins(measures::paneEdge, measures::paneEdge, measures::paneEdge,
                               measures::paneEdge);
    column->setSpacing(measures::groupGap);
    column->addWidget(sentence);
    column->addWidget(button, 0, Qt::AlignLeft);
    column->addStretch();
    const auto show = [this](bool isWithheld) {
        m_edit->setVisible(!isWithheld);
        m_notice->setVisible(isWithheld);
    };
    connect(&m_edit->documentSync(), &DocumentSync::withheldChanged, this, show);
    show(m_edit->documentSync().isWithheld());
}

bool SourcePane::wrapsLines() const
{
    return m_edit->lineWrapMode() == QPlainTextEdit::WidgetWidth;
}

void SourcePane::setWrapsLines(bool wraps)
{
    m_wrapAction->setChecked(wraps);
    m_edit->setLineWrapMode(wraps ? QPlainTextEdit::WidgetWidth : QPlainTextEdit::NoWrap);
    Q_EMIT wrapChanged();
}

void SourcePane::openFind()
{
    m_goToLine->hide();
    m_findBar->open(false);
}

void SourcePane::openReplace()
{
    m_goToLine->hide();
    m_findBar->open(true);
}

void SourcePane::findNext()
{
    if (m_findBar->isVisible()) {
        m_findBar->findNext();
    } else {
        openFind();
    }
}

void SourcePane::findPrevious()
{
    if (m_findBar->isVisible()) {
        m_findBar->findPrevious();
    } else {
        openFind();
    }
}

void SourcePane::openGoToLine()
{
    m_findBar->hide();
    m_goToLine->open();
}

TextPosition SourcePane::caretPlace() const
{
    return m_edit->caretPlace();
}

Outcome SourcePane::applyFix(const Fix &fix)
{
    return m_document.fixes().apply(fix, [pane = QPointer(this)](const AppliedFix &applied) {
        if (pane) {
            pane->selectPlaceholder(applied.toFillIn);
        }
    });
}

/// Selects the placeholder that a fix left, so that typing replaces it.
void SourcePane::selectPlaceholder(const std::optional<ByteRange> &left)
{
    m_toFillIn = left;
    if (m_toFillIn) {
        showChange(m_toFillIn->begin);
        // With the caret at the start, the key of a long line stays visible.
        m_edit->select(m_toFillIn->end, m_toFillIn->begin);
        m_edit->setFocus();
    }
}

/// Extends the selection to the quotes around the placeholder if the field requires a number.
void SourcePane::selectWithQuotes()
{
    const std::optional<ByteRange> written = std::exchange(m_toFillIn, std::nullopt);
    if (!written || m_edit->selectedBytes() != *written) {
        return;
    }
    for (const PlaceholderEntry &place : placeholdersOf(*m_document.snapshot())) {
        if (place.range.contains(*written)) {
            m_edit->select(place.range.end, place.range.begin);
        }
    }
}

void SourcePane::showAnalysis()
{
    m_edit->setFormat(m_document.format());
    if (!m_document.isAnalysed()) {
        return;
    }
    m_edit->marks().show(m_document.snapshot());
    selectWithQuotes();
    if (m_mirrored.document >= 0) {
        m_edit->setMirrored(rangeOf(m_mirrored));
    }
    noteCaret();
}

namespace {

/// The first character of the line's text if @p offset is before it. Indentation and dashes belong
/// to the text behind them.
qsizetype behindLead(QByteArrayView bytes, qsizetype offset)
{
    const qsizetype line = lineStart(bytes, offset);
    qsizetype begin = line;
    while (begin < bytes.size()
           && (bytes[begin] == ' ' || bytes[begin] == '\t'
               || (bytes[begin] == '-' && begin + 1 < bytes.size() && bytes[begin + 1] == ' '))) {
        ++begin;
    }
    const bool isBlank = begin == bytes.size() || bytes[begin] == '\n' || bytes[begin] == '\r';
    return isBlank ? offset : std::max(offset, begin);
}

} // namespace

SourcePane::DocumentPath SourcePane::placeOfCaret() const
{
    // A caret movement by an edit is not one by the user.
    if (m_isRevealing ? !m_document.isRead() : !m_document.isAnalysed()) {
        return m_current;
    }
    const SnapshotPtr now = m_document.known();
    const qsizetype caret = behindLead(now->bytes, m_edit->caretOffset());
    const auto place = treePlaceAt(now->parsed, caret);
    return place ? DocumentPath{place->document, place->path} : m_current;
}

ByteRange SourcePane::rangeOf(const DocumentPath &place) const
{
    const SnapshotPtr now = m_document.known();
    const auto &documents = now->parsed.documents;
    if (place.document < 0 || static_cast<size_t>(place.document) >= documents.size()) {
        return {};
    }
    const Tree &tree = documents[static_cast<size_t>(place.document)].tree;
    const NodeId id = tree.find(place.path);
    if (id == noNode) {
        return {};
    }
    const Node &node = tree.at(id);
    const bool isBlock = node.style == Style::Block && !node.keyRange.isEmpty();
    return isBlock || node.range.isEmpty() ? node.keyRange : node.range;
}

void SourcePane::noteCaret()
{
    const TextPosition place = m_edit->caretPlace();
    Q_EMIT caretMoved(place.line, place.column);
    const DocumentPath current = placeOfCaret();
    const bool isNew = current != std::exchange(m_current, current);
    if (isNew && !m_isRevealing && current.document >= 0) {
        Q_EMIT currentPathChanged(current.document, current.path);
    }
}

void SourcePane::revealPath(int document, const JsonPointer &path)
{
    m_mirrored = {document, path};
    const ByteRange range = m_document.isRead() ? rangeOf(m_mirrored) : ByteRange{};
    m_edit->setMirrored(range);
    if (!range.isEmpty() && !m_edit->hasFocus()) {
        const QScopedValueRollback revealing(m_isRevealing, true);
        m_edit->select(range.begin, range.begin); // its end may be far to the right
    }
}

void SourcePane::revealHandoff(const HandoffId &place)
{
    const JsonPointer root = place.root.isEmpty() ? JsonPointer() : JsonPointer({place.root});
    const ByteRange range = m_document.isAnalysed() ? rangeOf({place.document, root}) : ByteRange{};
    if (!range.isEmpty()) {
        const QScopedValueRollback revealing(m_isRevealing, true);
        m_edit->select(range.begin, range.begin);
        m_edit->centerCursor();
    }
}

void SourcePane::addHeaderAction(QAction *action)
{
    m_header->addAction(action);
}

void SourcePane::revealRange(ByteRange range)
{
    m_edit->select(range.begin, range.begin);
    m_edit->centerCursor();
}

/// Shows the change at @p offset. While another pane has the focus, lines are scrolled to their
/// start.
void SourcePane::showChange(qsizetype offset)
{
    QScrollBar *bar = m_edit->horizontalScrollBar();
    const int left = bar->value();
    m_edit->select(offset, offset);
    const QRect caret = m_edit->cursorRect();
    if (caret.top() < 0 || caret.bottom() > m_edit->viewport()->height()) {
        m_edit->centerCursor();
    }
    if (!m_edit->hasFocus() && bar->value() > 0) {
        bar->setValue(left);
    }
}

void SourcePane::goToLine(int line, int column, const QString &text)
{
    m_edit->goTo(line, column, text);
}

/// Selects the placeholder after a click, so that typing replaces it. A second click sets the
/// caret.
void SourcePane::selectPlaceholder()
{
    if (!m_document.isAnalysed() || !m_edit->selectedBytes().isEmpty()) {
        return;
    }
    const qsizetype caret = m_edit->caretOffset();
    for (const PlaceholderEntry &place : placeholdersOf(*m_document.snapshot())) {
        if (place.range.begin <= caret && caret < place.range.end) {
            m_edit->select(place.range.end, place.range.begin);
        }
    }
}

bool SourcePane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit->viewport()) {
        const auto *mouse = event->type() == QEvent::MouseButtonRelease
            ? static_cast<QMouseEvent *>(event)
            : nullptr;
        if (mouse && mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::NoModifier) {
            selectPlaceholder();
        }
        return QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::FocusIn) {
        m_mirrored = {};
        m_edit->setMirrored({});
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace baton
