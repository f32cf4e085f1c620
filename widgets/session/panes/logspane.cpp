// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/panes/logspane.h"

#include "models/sessionviews/tables/sessiontablerows.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/session/tables/sessiontableview.h"

#include <QSplitter>
#include <QVBoxLayout>

#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

LogsPane::LogsPane(QWidget *parent)
    : QWidget(parent)
    , m_table(new SessionTableView(new SessionTable(rows::logColumns())))
    , m_split(new QSplitter(Qt::Horizontal))
{
    setObjectName(u"logsPane"_s);
    m_table->setObjectName(u"logsTable"_s);
    m_table->setAccessibleName(tr("Logs"));
    m_table->setSortable();
    m_table->setFitting(0, 240);
    m_table->setEmptySentence(tr("No log and no other text of this session was found."));
    m_split->setObjectName(u"logsSplitter"_s);
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(1);
    m_split->addWidget(m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_split);
    setFocusProxy(m_table);
    connect(m_table, &SessionTableView::currentRowChanged, this, &LogsPane::openCurrent);
    connect(m_table, &SessionTableView::rowActivated, this, [this](int row) {
        const SessionFile &file =
            m_session->files[static_cast<size_t>(m_table->table().row(row).position)];
        Q_EMIT fileActivated(SessionFile(file), lineIn(file.path));
    });
}

void LogsPane::take(SessionViewChange &change)
{
    m_session = change.session;
    m_table->table().take(change.logs);
    if (isVisible()) {
        chooseFirst();
    }
}

void LogsPane::showTime(const QString &path, const LogSpan &span)
{
    LogView &log = open(path);
    span.isValid() ? log.showTime(span) : log.showInterest({});
}

/// The list is complete if the log still gets more room; else its file names are, up to a half.
void LogsPane::shareWidth()
{
    const int usual = width() * 2 / 5;
    const int named = std::clamp(m_table->wholeWidth(false), usual, width() / 2);
    const int list = std::min(named, m_table->wholeWidth(true));
    m_split->setSizes({list, width() - list});
}

LogView &LogsPane::open(const QString &path)
{
    if (!m_log) {
        m_log = new LogView;
        connect(m_log, &LogView::saveRequested, this, &LogsPane::saveRequested);
        connect(m_log, &LogView::messageRequested, this, &LogsPane::messageRequested);
        m_split->addWidget(m_log);
        m_split->setStretchFactor(1, 1);
        shareWidth();
    }
    if (m_log->path() != path) {
        m_log->open(path);
        m_log->showInterest(m_interest);
    }
    for (int row = 0; row < m_table->table().rowCount(); ++row) {
        if (m_table->table().row(row).evidence.path == path && m_table->currentRow() != row) {
            m_table->setCurrentRow(row);
        }
    }
    return *m_log;
}

/// The line of the caret in the text beside the list, if it is @p path.
int LogsPane::lineIn(const QString &path) const
{
    const qint64 line = m_log && m_log->path() == path ? m_log->area().caret().line : 0;
    return line > 0 && line < std::numeric_limits<int>::max() ? static_cast<int>(line) + 1 : 0;
}

/// A text is read only when the pane is visible.
void LogsPane::openCurrent()
{
    if (const int row = m_table->currentRow(); row >= 0 && isVisible()) {
        open(m_table->table().row(row).evidence.path);
    }
}

void LogsPane::chooseFirst()
{
    if (m_table->currentRow() >= 0) {
        openCurrent();
        return;
    }
    const auto log =
        std::ranges::find(m_session->files, SessionFile::Role::Log, &SessionFile::role);
    if (!m_session->files.empty()) {
        m_table->setCurrentRow(
            log == m_session->files.end() ? 0 : static_cast<int>(log - m_session->files.begin()));
    }
}

void LogsPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_session) {
        chooseFirst();
    }
}

} // namespace baton
