// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcripttree.h"

#include "models/transcript/value/agentwork.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/copymasked.h"
#include "widgets/transcript/transcriptdelegate.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype mostCopied = 2000; ///< rows, whose texts must be read
constexpr qsizetype mostListed = 30;   ///< files in a menu

/// The row numbers of the path to @p index, from the top.
std::vector<int> positionOf(const QModelIndex &index)
{
    std::vector<int> position;
    for (QModelIndex at = index; at.isValid(); at = at.parent()) {
        position.insert(position.begin(), at.row());
    }
    return position;
}

} // namespace

TranscriptTree::TranscriptTree(TranscriptModel &model, QWidget *parent)
    : QTreeView(parent)
    , m_model(model)
    , m_pill(new QPushButton(this))
{
    setObjectName(u"transcriptTree"_s);
    setAccessibleName(tr("Transcript"));
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setIndentation(measures::iconSize);
    setSelectionMode(ExtendedSelection);
    setVerticalScrollMode(ScrollPerItem); // scrolling by pixels would require all heights
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new TranscriptDelegate(*this));
    setModel(&model);
    m_pill->setObjectName(u"transcriptNewEntries"_s);
    m_pill->setIcon(icon(u"arrow-down"_s));
    m_pill->setFocusPolicy(Qt::NoFocus);
    setSmall(m_pill);
    m_pill->hide();
    m_follow.setSingleShot(true);
    connect(m_pill, &QPushButton::clicked, this, &TranscriptTree::followEnd);
    connect(&m_follow, &QTimer::timeout, this, &TranscriptTree::followEnd);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &TranscriptTree::noteInsertion);
    connect(&model.source(), &OpenTranscript::readingChanged, this, &TranscriptTree::noteReading);
    connect(&model.source(), &OpenTranscript::aboutToRestart, this, &TranscriptTree::notePlace);
    connect(&model.source(), &OpenTranscript::restarted, this, [this] { m_wasRead = false; });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (isAtEnd()) {
            m_new = 0;
            m_pill->hide();
        }
    });
}

bool TranscriptTree::isAtEnd() const
{
    return verticalScrollBar()->value() == verticalScrollBar()->maximum();
}

/// A transcript that was just opened is shown from its start.
void TranscriptTree::noteInsertion(const QModelIndex &parent, int first, int last)
{
    if (parent.isValid() || !m_wasRead) {
        return;
    }
    // The rows are not laid out yet: this is the position before they arrived.
    if (m_follow.isActive() || isAtEnd()) {
        m_follow.start();
        return;
    }
    m_new += last - first + 1;
    m_pill->setText(tr("%Ln new entry(s)", nullptr, m_new));
    m_pill->setAccessibleName(m_pill->text());
    m_pill->show();
    placePill();
}

void TranscriptTree::followEnd()
{
    m_follow.stop();
    m_new = 0;
    m_pill->hide();
    scrollToBottom();
}

void TranscriptTree::notePlace()
{
    if (m_wasRead) { // otherwise it is saved already
        const std::vector<int> top = positionOf(indexAt(QPoint(0, 0)));
        m_firstRow = m_follow.isActive() || isAtEnd() || top.empty() ? -1 : top.front();
    }
}

/// Restores the position after everything was read again.
void TranscriptTree::noteReading(bool isReading)
{
    if (isReading || std::exchange(m_wasRead, true) || !m_firstRow) {
        return;
    }
    if (const int row = *std::exchange(m_firstRow, std::nullopt); row < 0) {
        followEnd();
    } else {
        scrollTo(m_model.index(row, 0), PositionAtTop);
    }
}

void TranscriptTree::placePill()
{
    m_pill->adjustSize();
    const QRect area = viewport()->geometry();
    m_pill->move(area.center().x() - m_pill->width() / 2,
                 area.bottom() - m_pill->height() - measures::groupGap);
    m_pill->raise();
}

void TranscriptTree::goTo(const EntryPlace &place, bool isUnfolded)
{
    const QModelIndex index = m_model.indexOf(place);
    if (!index.isValid()) {
        return;
    }
    unfoldAbove(index);
    if (isUnfolded) {
        expand(index);
    }
    setCurrentIndex(index);
    scrollTo(index, PositionAtTop);
}

void TranscriptTree::goToMatch(const TranscriptMatch &match)
{
    if (const QModelIndex index = m_model.indexOfMatch(match); index.isValid()) {
        unfoldAbove(index);
        setCurrentIndex(index);
        scrollTo(index,
                 viewport()->rect().contains(visualRect(index)) ? EnsureVisible : PositionAtCenter);
    }
}

void TranscriptTree::unfoldAbove(const QModelIndex &index)
{
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
        expand(above);
    }
}

EntryPlace TranscriptTree::currentPlace() const
{
    return m_model.placeOf(currentIndex());
}

void TranscriptTree::copySelected()
{
    QModelIndexList rows = selectionModel()->selectedRows();
    if (rows.size() > mostCopied) {
        Q_EMIT messageRequested(tr("Too many rows to copy (%Ln). \"baton transcript\" prints all.",
                                   nullptr, int(rows.size())));
        return;
    }
    std::ranges::sort(rows, {}, &positionOf);
    QStringList texts;
    for (const QModelIndex &row : std::as_const(rows)) {
        texts.append(TranscriptModel::typeOf(row) == TranscriptModel::RowType::Text
                         ? row.data(TranscriptModel::SummaryRole).toString()
                         : m_model.textOf(row));
    }
    if (!texts.isEmpty()) {
        const int masked = copyMasked(texts.join(u'\n'));
        Q_EMIT messageRequested(tr("Copied %Ln row(s).", nullptr, int(texts.size()))
                                + maskedNote(masked));
    }
}

void TranscriptTree::copyArguments()
{
    const int masked = copyMasked(currentText().arguments);
    Q_EMIT messageRequested(tr("Copied the arguments.") + maskedNote(masked));
}

/// The entry of the current row; none for an agent's row.
EntryText TranscriptTree::currentText() const
{
    const EntryPlace place = currentPlace();
    const bool isOfEntry = place.isValid()
        && TranscriptModel::typeOf(currentIndex()) != TranscriptModel::RowType::Agent;
    return isOfEntry ? m_model.source().textOf(place) : EntryText();
}

void TranscriptTree::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->matches(QKeySequence::Copy)) {
        copySelected();
    } else if (isEnter && event->modifiers().testFlag(Qt::ControlModifier)) {
        openCurrentFile();
    } else if (event->key() == Qt::Key_Up && event->modifiers() == Qt::AltModifier) {
        goToStart();
    } else if (isEnter && currentIndex().isValid()) {
        const QModelIndex index = currentIndex();
        const bool isText = TranscriptModel::typeOf(index) == TranscriptModel::RowType::Text;
        const QModelIndex whole = isText ? index.parent() : index;
        setCurrentIndex(whole);
        setExpanded(whole, !isExpanded(whole));
    } else {
        QTreeView::keyPressEvent(event);
    }
}

/// Texts wrap at another width.
void TranscriptTree::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    scheduleDelayedItemsLayout();
    placePill();
}

void TranscriptTree::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy"), QKeySequence::Copy, this, &TranscriptTree::copySelected);
    if (!currentText().arguments.isEmpty()) {
        menu.addAction(tr("Copy the arguments as JSON"), this, &TranscriptTree::copyArguments);
    }
    addLinks(menu);
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    menu.exec(isByKey ? viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft())
                      : event->globalPos());
}

/// The files of the current row: of a call those in its arguments, of an agent's work those that it
/// wrote.
QStringList TranscriptTree::currentFiles() const
{
    const EntryPlace place = currentPlace();
    const Transcript &transcript = m_model.source().transcript();
    if (!place.isValid()) {
        return {};
    }
    if (TranscriptModel::typeOf(currentIndex()) == TranscriptModel::RowType::Work) {
        return filesWrittenBy(transcript, m_model.laneAt(currentIndex()));
    }
    QStringList paths;
    for (const FileUse &file : transcript.lanes[size_t(place.lane)].files) {
        if (file.entry == place.entry) {
            paths.append(file.path);
        }
    }
    return paths;
}

/// Opens the file of the current row, or a menu if there are several.
void TranscriptTree::openCurrentFile()
{
    const QStringList paths = currentFiles();
    if (paths.isEmpty()) {
        Q_EMIT messageRequested(tr("This row is about no file."));
    } else if (paths.size() == 1) {
        Q_EMIT fileRequested(paths.first());
    } else {
        QMenu menu(this);
        addFiles(menu);
        menu.exec(viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()));
    }
}

void TranscriptTree::addFiles(QMenu &menu)
{
    const QStringList paths = currentFiles();
    menu.setToolTipsVisible(true);
    for (const QString &path : paths.first(std::min(paths.size(), mostListed))) {
        QAction *action = menu.addAction(tr("Open %1").arg(literalText(QFileInfo(path).fileName())),
                                         this, [this, path] { Q_EMIT fileRequested(path); });
        action->setToolTip(QDir::toNativeSeparators(path));
    }
}

/// Adds links from the current row to its files and to the call that started its agent.
void TranscriptTree::addLinks(QMenu &menu)
{
    addFiles(menu);
    if (startingCall().isValid()) {
        menu.addAction(tr("Go to the call that started this agent"),
                       QKeySequence(Qt::ALT | Qt::Key_Up), this, &TranscriptTree::goToStart);
    }
}

EntryPlace TranscriptTree::startingCall() const
{
    const EntryPlace place = currentPlace();
    const QModelIndex index = currentIndex();
    if (!index.isValid() || TranscriptModel::typeOf(index) == TranscriptModel::RowType::Work) {
        return place; // the work is already below the call
    }
    const bool isOfAgent = TranscriptModel::typeOf(index) == TranscriptModel::RowType::Agent;
    const int at = isOfAgent ? m_model.laneAt(index) : place.lane;
    const TranscriptLane &lane = m_model.source().transcript().lanes[size_t(at)];
    return lane.parentCall < 0 ? EntryPlace() : EntryPlace{lane.parent, lane.parentCall};
}

void TranscriptTree::goToStart()
{
    if (const EntryPlace call = startingCall(); call.isValid()) {
        goTo(call, false);
    } else {
        Q_EMIT messageRequested(tr("No call is known to have started this agent."));
    }
}

} // namespace baton
