// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/view/logview.h"

#include "models/log/search/exportlines.h"
#include "models/session/value/durationtext.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/paneheader.h"
#include "widgets/editor/infobar.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/log/lines/loglayout.h"
#include "widgets/log/view/logfilterbar.h"
#include "widgets/log/view/logfindbar.h"
#include "widgets/log/view/loggobar.h"
#include "widgets/log/view/logsavebar.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/text/copymasked.h"

#include <QAction>
#include <QApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QtConcurrentRun>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A long line that is opened as its own log is split after this number of bytes.
constexpr qint64 pieceLength = 2000;

} // namespace

LogView::LogView(QWidget *parent)
    : QWidget(parent)
    , m_zone(m_file)
    , m_rows(m_file)
    , m_search(m_file, m_rows)
    , m_destination(m_file)
    , m_ui(this, m_file, m_rows, m_search)
{
    setObjectName(u"logView"_s);
    setFocusProxy(m_ui.area);
    connectActions();
    connectArea();
    connectFile();
    showCounts();
}

LogView::~LogView()
{
    delete m_ui.stack; // the area before the file that it shows
}

void LogView::connectActions()
{
    connect(m_ui.findAction, &QAction::triggered, this, &LogView::openFind);
    connect(m_ui.goAction, &QAction::triggered, this, &LogView::openGoTo);
    connect(m_ui.wrapAction, &QAction::toggled, this, &LogView::setWrapsLines);
    connect(m_ui.followAction, &QAction::triggered, this, &LogView::setFollowsEnd);
    connect(m_ui.saveAction, &QAction::triggered, this, &LogView::openSave);
}

void LogView::connectArea()
{
    connect(m_ui.area, &LogArea::findRequested, this, &LogView::openFind);
    connect(m_ui.area, &LogArea::findAgainRequested, this,
            [this](bool isForward) { isForward ? findNext() : findPrevious(); });
    connect(m_ui.area, &LogArea::goRequested, this, &LogView::openGoTo);
    connect(m_ui.area, &LogArea::saveRequested, this, &LogView::openSave);
    connect(m_ui.area, &LogArea::wholeLineRequested, this, &LogView::openWholeLine);
    connect(m_ui.area, &LogArea::levelRequested, this, [this](bool isForward) {
        const quint8 levels = LogFilter::bit(LogLevel::Error) | LogFilter::bit(LogLevel::Warning);
        if (!m_ui.area->goToLevel(levels, isForward)) {
            Q_EMIT messageRequested(isForward ? tr("There is no error or warning further down.")
                                              : tr("There is no error or warning further up."));
        }
    });
    connect(m_ui.area, &LogArea::copied, this, [this](qint64 lines, int masked) {
        Q_EMIT messageRequested(tr("Copied %Ln line(s).", nullptr, static_cast<int>(lines))
                                + maskedNote(masked));
    });
    connect(m_ui.area, &LogArea::copyRefused, this, &LogView::messageRequested);
    connect(m_ui.area, &LogArea::caretMoved, this,
            [this](qint64 line, int column) { Q_EMIT caretMoved(line + 1, column + 1); });
    connect(m_ui.area, &LogArea::followsEndChanged, m_ui.followAction, &QAction::setChecked);
    connect(m_ui.area, &LogArea::newLinesChanged, this, &LogView::showPill);
    connect(m_ui.pill, &QPushButton::clicked, this, [this] { setFollowsEnd(true); });
    connect(m_ui.filter, &LogFilterBar::criteriaChanged, this,
            [this] { m_rows.setCriteria(m_ui.filter->criteria()); });
    connect(m_ui.empty, &EmptyState::actionRequested, this,
            [this] { m_failure.isEmpty() ? m_ui.filter->clear() : open(path()); });
    connect(m_ui.goTo, &LogGoBar::lineRequested, this, &LogView::showLine);
    connect(m_ui.goTo, &LogGoBar::timeRequested, this,
            [this](qint64 time) { showTime(QDateTime::fromMSecsSinceEpoch(time)); });
    connect(m_ui.saveBar, &LogSaveBar::saveRequested, this, &LogView::save);
    connect(m_ui.saveBar, &LogSaveBar::closed, m_ui.area,
            [this] { m_ui.area->setFocus(Qt::OtherFocusReason); });
}

void LogView::connectFile()
{
    const auto showAll = [this] {
        showCounts();
        showState();
        goThere();
    };
    connect(&m_rows, &LogRows::grew, this, showAll);
    connect(&m_rows, &LogRows::reset, this, showAll);
    connect(&m_file, &LogFile::readingChanged, this, showAll);
    connect(&m_file, &LogFile::failed, this, [this](const QString &reason) {
        m_failure = reason;
        showState();
    });
    connect(&m_file, &LogFile::restarted, this, [this] {
        m_failure.clear();
        m_zone.reset();
    });
    connect(&m_file, &LogFile::goneChanged, this, [this](bool isGone) {
        showNotice(isGone ? new InfoBar(Status::Warning, tr("The file was deleted or moved away."),
                                        tr("The part that was read is still here. The file is "
                                           "shown again once it is written."))
                          : nullptr);
    });
}

void LogView::open(const QString &path)
{
    m_failure.clear();
    m_zone.reset();
    m_ui.header->setTitle(QFileInfo(path).fileName());
    m_ui.area->setAccessibleName(QFileInfo(path).fileName());
    m_file.open(path);
    showState();
}

void LogView::showLine(qint64 line)
{
    showMatch(line, {});
}

void LogView::showMatch(qint64 line, const QString &text)
{
    m_destination.setLine(line - 1, text);
    goThere();
}

void LogView::showTime(const LogSpan &span)
{
    m_destination.setTime(span);
    goThere();
}

void LogView::showInterest(const LogSpan &span)
{
    m_destination.setInterest(span);
    if (m_ui.area->followsEnd()) {
        m_destination.clear();
    }
    goThere();
}

/// Goes to the requested line or time once it was read, or once the whole log was. For a time after
/// the end of the log a message says so.
void LogView::goThere()
{
    const std::optional<LogDestination::Arrival> there = m_destination.take();
    if (!there) {
        return;
    }
    if (there->hasNoTime) {
        Q_EMIT messageRequested(tr("The lines of this log have no time."));
        return;
    }
    if (there->line >= 0) {
        goTo(there->line);
    }
    if (!there->text.isEmpty()) {
        m_ui.find->openAt(there->line, there->text);
    }
    if (there->missing > 0) {
        Q_EMIT messageRequested(tr("This log ends %1 before that time: this is its end.")
                                    .arg(durationText(std::chrono::seconds(there->missing))));
    }
}

void LogView::showCounts()
{
    const QLocale locale;
    const LogIndex &index = m_file.index();
    m_ui.filter->showIndex(index, m_zone.offset());
    const QString size = locale.formattedDataSize(index.byteCount());
    const QString lines = m_rows.lines()
        ? tr("%1 of %2 lines")
              .arg(locale.toString(m_rows.count()), locale.toString(index.lineCount()))
        : tr("%Ln line(s)", nullptr, static_cast<int>(index.lineCount()));
    QString text = lines + u" · "_s + size;
    if (m_file.isReading() && m_file.size() > 0) {
        const qint64 share = index.byteCount() * 100 / m_file.size();
        text += u" · "_s + tr("reading, %1 %").arg(share);
    }
    m_ui.summary->setText(index.lineCount() == 0 ? QString() : text);
}

void LogView::showState()
{
    const bool isHidden = m_file.lineCount() > 0 && m_rows.count() == 0;
    if (!m_failure.isEmpty()) {
        m_ui.empty->setSentence(m_failure);
        m_ui.empty->setAction(tr("Try again"));
    } else if (isHidden) {
        m_ui.empty->setSentence(tr("No line passes the filter."));
        m_ui.empty->setAction(tr("Show all lines"));
    } else {
        m_ui.empty->setSentence(m_file.isReading() ? tr("The log is being read.")
                                                   : tr("The log is empty."));
        m_ui.empty->setAction({});
    }
    // Lines may appear at any moment during reading; the focus stays.
    const bool isWaiting = m_file.isReading() && m_ui.stack->currentWidget() == m_ui.area;
    const bool isEmpty = m_rows.count() == 0 && !isWaiting;
    const bool hadFocus = m_ui.stack->isAncestorOf(QApplication::focusWidget());
    m_ui.stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_ui.empty) : m_ui.area);
    if (hadFocus) {
        m_ui.stack->currentWidget()->setFocus(Qt::OtherFocusReason);
    }
}

void LogView::showPill(qint64 lines)
{
    m_ui.pill->setVisible(lines > 0);
    if (lines > 0) {
        m_ui.pill->setText(tr("%Ln new line(s)", nullptr, static_cast<int>(lines)));
        m_ui.pill->setAccessibleName(m_ui.pill->text());
        placePill();
    }
}

void LogView::placePill()
{
    m_ui.pill->adjustSize();
    const QRect text = m_ui.area->viewport()->geometry();
    m_ui.pill->move(text.center().x() - m_ui.pill->width() / 2,
                    text.bottom() - m_ui.pill->height() - measures::groupGap);
    m_ui.pill->raise();
}

void LogView::showNotice(InfoBar *bar)
{
    delete m_notice;
    m_notice = bar;
    if (bar) {
        bar->setObjectName(u"logNotice"_s);
        m_ui.column->insertWidget(m_ui.column->indexOf(m_ui.stack), bar);
    }
}

void LogView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showBars();
    QMetaObject::invokeMethod(this, &LogView::placePill, Qt::QueuedConnection);
}

int LogView::heightOf(int lines)
{
    return lines * LogLayout::lineHeightOf(fonts::mono()) + measures::scrollBarExtent;
}

/// If there is room for few lines only, lines have precedence over bars, unless a filter hides
/// some.
void LogView::showBars()
{
    constexpr int low = 240;
    m_ui.header->setVisible(height() >= heightOf(usefulLines) + measures::paneHeaderHeight);
    m_ui.filter->setVisible(m_hasFilter
                            && (height() >= low || !m_ui.filter->criteria().acceptsAll()));
}

void LogView::goTo(qint64 line)
{
    if (!m_rows.shows(line)) {
        m_ui.filter->clear();
    }
    m_ui.area->goToLine(line);
}

void LogView::openFind()
{
    m_ui.goTo->hide();
    m_ui.saveBar->hide();
    m_ui.find->open();
}

void LogView::findNext()
{
    m_ui.find->isVisible() ? m_ui.find->findNext() : openFind();
}

void LogView::findPrevious()
{
    m_ui.find->isVisible() ? m_ui.find->findPrevious() : openFind();
}

void LogView::openGoTo()
{
    m_ui.saveBar->hide();
    m_ui.goTo->open(m_zone.offset());
}

/// Suggests the selected lines, else all.
void LogView::openSave()
{
    const auto [from, to] = std::minmax(m_ui.area->anchor(), m_ui.area->caret());
    const bool hasLines = from.line != to.line;
    const qint64 last = to.column == 0 ? to.line : to.line + 1;
    m_ui.goTo->hide();
    m_ui.saveBar->open(hasLines ? from.line + 1 : 1, hasLines ? last : m_file.lineCount(),
                       m_file.lineCount(), m_rows.lines().has_value());
}

void LogView::save(qint64 first, qint64 last, bool isMasked)
{
    const QFileInfo log(m_file.path());
    const QString name =
        u"%1-%2-%3.%4"_s.arg(log.completeBaseName(), QString::number(first), QString::number(last),
                             log.suffix().isEmpty() ? u"log"_s : log.suffix());
    LogExcerpt excerpt{m_file.source(), m_file.index(), m_rows.lines(), first - 1, last, {}};
    if (isMasked) {
        excerpt.masking = Masking::inUse();
    }
    Q_EMIT saveRequested(name, [this, excerpt](const QString &path) { saveTo(path, excerpt); });
}

void LogView::saveTo(const QString &path, const LogExcerpt &excerpt)
{
    const auto work = [excerpt, path] { return exportLines(excerpt, path); };
    QtConcurrent::run(work).then(this, [this, path](const Result<int> &outcome) {
        if (outcome) {
            Q_EMIT messageRequested(tr("Saved %1.").arg(QFileInfo(path).fileName())
                                    + maskedNote(*outcome));
        } else {
            showNotice(
                new InfoBar(Status::Error, tr("The lines were not saved."), outcome.error()));
        }
    });
}

/// Opens the line in its own window, where it is split into parts that can be shown and searched.
void LogView::openWholeLine(qint64 line)
{
    auto *view = new LogView(this);
    view->setObjectName(u"wholeLineView"_s);
    view->setWindowFlag(Qt::Window);
    view->setAttribute(Qt::WA_DeleteOnClose);
    const QString title =
        tr("%1, line %2").arg(QFileInfo(path()).fileName(), QLocale().toString(line + 1));
    view->setWindowTitle(title);
    view->m_ui.header->setTitle(title);
    view->m_hasFilter = false;
    view->m_ui.filter->hide();
    connect(view, &LogView::saveRequested, this, &LogView::saveRequested);
    view->m_file.openLine(m_file, line, pieceLength);
    view->resize(size());
    view->show();
}

void LogView::setWrapsLines(bool wraps)
{
    m_ui.wrapAction->setChecked(wraps);
    m_ui.area->setWrapsLines(wraps);
}

void LogView::setFollowsEnd(bool follows)
{
    m_destination.clearInterest();
    m_ui.area->setFollowsEnd(follows);
}

} // namespace baton
