// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What LogView is made of, and how its parts know of each other.
#include "widgets/log/logview.h"

#include "widgets/common/emptystate.h"
#include "widgets/common/paneheader.h"
#include "widgets/editor/infobar.h"
#include "widgets/log/logarea.h"
#include "widgets/log/logfilterbar.h"
#include "widgets/log/logfindbar.h"
#include "widgets/log/loggobar.h"
#include "widgets/log/logsavebar.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/copymasked.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

LogView::LogView(QWidget *parent)
    : QWidget(parent)
    , m_rows(m_file)
    , m_search(m_file, m_rows)
    , m_header(new PaneHeader(QString(), this))
    , m_summary(new QLabel(this))
    , m_filter(new LogFilterBar(this))
    , m_area(new LogArea(m_file, m_rows, m_search, this))
    , m_empty(new EmptyState(this))
    , m_stack(new QStackedWidget(this))
    , m_pill(new QPushButton(m_area))
{
    setObjectName(u"logView"_s);
    m_find = new LogFindBar(*m_area, this);
    m_goTo = new LogGoBar(*m_area, this);
    m_saveBar = new LogSaveBar(this);
    setFocusProxy(m_area);
    buildHeader();
    buildColumn();
    connectArea();
    connectFile();
    showCounts();
}

LogView::~LogView()
{
    delete m_stack; // the area before the file that it shows
}

QAction *LogView::addAction(const QString &name, const QString &image, const QString &text)
{
    auto *action = new QAction(icon(image), text, this);
    action->setObjectName(name);
    m_header->addAction(action);
    return action;
}

void LogView::buildHeader()
{
    m_header->setObjectName(u"logHeader"_s);
    m_summary->setObjectName(u"logSummary"_s);
    m_summary->setFont(fonts::small());
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    m_header->addSummary(m_summary);
    m_header->followFocus(*this);
    connect(addAction(u"logFind"_s, u"search"_s, tr("Find (Ctrl+F)")), &QAction::triggered, this,
            &LogView::openFind);
    connect(addAction(u"logGo"_s, u"clock"_s, tr("Go to line or time (Ctrl+G)")),
            &QAction::triggered, this, &LogView::openGoTo);
    m_wrapAction = addAction(u"logWrap"_s, u"wrap"_s, tr("Wrap long lines"));
    m_wrapAction->setCheckable(true);
    connect(m_wrapAction, &QAction::toggled, this, &LogView::setWrapsLines);
    m_followAction = addAction(u"logFollow"_s, u"arrow-down"_s, tr("Follow the end"));
    m_followAction->setCheckable(true);
    connect(m_followAction, &QAction::triggered, this, &LogView::setFollowsEnd);
    connect(addAction(u"logSaveLines"_s, u"save"_s, tr("Save lines…")), &QAction::triggered, this,
            &LogView::openSave);
}

void LogView::buildColumn()
{
    m_empty->setObjectName(u"logEmpty"_s);
    m_empty->setFocusPolicy(Qt::StrongFocus);
    m_empty->setAutoFillBackground(true);
    m_empty->setBackgroundRole(QPalette::Base);
    m_stack->addWidget(m_area);
    m_stack->addWidget(m_empty);
    m_pill->setObjectName(u"logNewLines"_s);
    m_pill->setIcon(icon(u"arrow-down"_s));
    m_pill->setFocusPolicy(Qt::NoFocus);
    m_pill->setCursor(Qt::PointingHandCursor);
    setSmall(m_pill);
    m_pill->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    for (QWidget *bar : QWidgetList{m_header, m_filter, m_find, m_goTo, m_saveBar}) {
        column->addWidget(bar);
    }
    constexpr int leastText = 40;
    m_stack->setMinimumHeight(leastText); // a low pane of a session shows a few lines
    column->addWidget(m_stack, 1);
}

void LogView::connectArea()
{
    connect(m_area, &LogArea::findRequested, this, &LogView::openFind);
    connect(m_area, &LogArea::findAgainRequested, this,
            [this](bool isForward) { isForward ? findNext() : findPrevious(); });
    connect(m_area, &LogArea::goRequested, this, &LogView::openGoTo);
    connect(m_area, &LogArea::saveRequested, this, &LogView::openSave);
    connect(m_area, &LogArea::wholeLineRequested, this, &LogView::openWholeLine);
    connect(m_area, &LogArea::levelRequested, this, [this](bool isForward) {
        const quint8 levels = LogFilter::bit(LogLevel::Error) | LogFilter::bit(LogLevel::Warning);
        if (!m_area->goToLevel(levels, isForward)) {
            Q_EMIT told(isForward ? tr("There is no error or warning further down.")
                                  : tr("There is no error or warning further up."));
        }
    });
    connect(m_area, &LogArea::copied, this, [this](qint64 lines, int masked) {
        Q_EMIT told(tr("Copied %Ln line(s).", nullptr, static_cast<int>(lines))
                    + maskedNote(masked));
    });
    connect(m_area, &LogArea::copyRefused, this, &LogView::told);
    connect(m_area, &LogArea::caretMoved, this,
            [this](qint64 line, int column) { Q_EMIT caretMoved(line + 1, column + 1); });
    connect(m_area, &LogArea::followsEndChanged, m_followAction, &QAction::setChecked);
    connect(m_area, &LogArea::newLinesChanged, this, &LogView::showPill);
    connect(m_pill, &QPushButton::clicked, this, [this] { setFollowsEnd(true); });
    connect(m_filter, &LogFilterBar::criteriaChanged, this,
            [this] { m_rows.setCriteria(m_filter->criteria()); });
    connect(m_empty, &EmptyState::actionRequested, this,
            [this] { m_failure.isEmpty() ? m_filter->clear() : open(path()); });
    connect(m_goTo, &LogGoBar::lineRequested, this, &LogView::showLine);
    connect(m_goTo, &LogGoBar::timeRequested, this,
            [this](qint64 time) { showTime(QDateTime::fromMSecsSinceEpoch(time)); });
    connect(m_saveBar, &LogSaveBar::saveRequested, this, &LogView::save);
    connect(m_saveBar, &LogSaveBar::closed, m_area,
            [this] { m_area->setFocus(Qt::OtherFocusReason); });
}

void LogView::connectFile()
{
    const auto showAll = [this] {
        showCounts();
        showState();
        goToWanted();
        goToInterest();
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
        m_offset.reset();
    });
    connect(&m_file, &LogFile::goneChanged, this, [this](bool isGone) {
        showNotice(isGone ? new InfoBar(Status::Warning, tr("The file was deleted or moved away."),
                                        tr("What was read of it is still here. When it is "
                                           "written again, it is shown."))
                          : nullptr);
    });
}

void LogView::showCounts()
{
    const QLocale locale;
    const LogIndex &index = m_file.index();
    m_filter->showIndex(index, zoneOffset());
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
    m_summary->setText(index.lineCount() == 0 ? QString() : text);
}

void LogView::showState()
{
    const bool isHidden = m_file.lineCount() > 0 && m_rows.count() == 0;
    if (!m_failure.isEmpty()) {
        m_empty->setSentence(m_failure);
        m_empty->setAction(tr("Try again"));
    } else if (isHidden) {
        m_empty->setSentence(tr("No line passes the filter."));
        m_empty->setAction(tr("Show all lines"));
    } else {
        m_empty->setSentence(m_file.isReading() ? tr("The log is being read.")
                                                : tr("The log is empty."));
        m_empty->setAction({});
    }
    // While it is read the lines may come at once; the place of the keyboard stays.
    const bool isWaiting = m_file.isReading() && m_stack->currentWidget() == m_area;
    const bool isEmpty = m_rows.count() == 0 && !isWaiting;
    const bool hadFocus = m_stack->isAncestorOf(QApplication::focusWidget());
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_empty) : m_area);
    if (hadFocus) {
        m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
    }
}

void LogView::showPill(qint64 lines)
{
    m_pill->setVisible(lines > 0);
    if (lines > 0) {
        m_pill->setText(tr("%Ln new line(s)", nullptr, static_cast<int>(lines)));
        m_pill->setAccessibleName(m_pill->text());
        placePill();
    }
}

void LogView::placePill()
{
    m_pill->adjustSize();
    const QRect text = m_area->viewport()->geometry();
    m_pill->move(text.center().x() - m_pill->width() / 2,
                 text.bottom() - m_pill->height() - measures::groupGap);
    m_pill->raise();
}

void LogView::showNotice(InfoBar *bar)
{
    delete m_notice;
    m_notice = bar;
    if (bar) {
        bar->setObjectName(u"logNotice"_s);
        auto *column = static_cast<QVBoxLayout *>(layout());
        column->insertWidget(column->indexOf(m_stack), bar);
    }
}

void LogView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showFilter();
    QMetaObject::invokeMethod(this, &LogView::placePill, Qt::QueuedConnection);
}

/// If there is room for few lines they come first, unless the filter hides some.
void LogView::showFilter()
{
    constexpr int low = 240;
    m_filter->setVisible(m_hasFilter && (height() >= low || !m_filter->criteria().acceptsAll()));
}

} // namespace baton
