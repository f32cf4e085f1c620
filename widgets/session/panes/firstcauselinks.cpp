// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What a first cause leads to.
#include "models/session/logs/sessionlogs.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "widgets/common/linkbutton.h"
#include "widgets/session/panes/firstcausepane.h"

#include <QDir>
#include <QFileInfo>
#include <QLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

void clear(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace

void FirstCausePane::showLinks(const SessionFailure &failure)
{
    // Of a session that this one started its own logs tell, which are among the evidence.
    const bool isOfOther =
        failure.phase >= 0 && !m_session->phases[size_t(failure.phase)].sessionPath.isEmpty();
    const bool hasTime = failure.time.isValid() && !isOfOther;
    const QStringList logs = hasTime ? logsOf(*m_session, failure.time) : QStringList();
    const QString ended = hasTime && logs.isEmpty() ? logAt(*m_session, failure.time) : QString();
    m_links->setVisible(!failure.evidence.empty() || !logs.isEmpty() || !ended.isEmpty());
    if (m_shownLinks == failure.evidence && m_shownLogs == logs && m_endedLog == ended
        && m_shownTime == failure.time) {
        return;
    }
    m_shownLinks = failure.evidence;
    m_shownLogs = logs;
    m_endedLog = ended;
    m_shownTime = failure.time;
    clear(*m_links->layout());
    QString before;
    for (const Evidence &place : failure.evidence) {
        // Behind a link to the same file its line is enough.
        const QString whole = wording::place(place);
        const qsizetype line = place.path == before ? whole.lastIndexOf(u':') : 0;
        addLink(u"causeEvidence"_s, whole.sliced(std::max(line, 0LL)), place.path,
                [this, place] { Q_EMIT evidenceActivated(place); });
        m_links->layout()
            ->itemAt(m_links->layout()->count() - 1)
            ->widget()
            ->setAccessibleName(whole);
        before = place.path;
    }
    addLogLinks();
}

void FirstCausePane::addLink(const QString &name, const QString &text, const QString &path,
                             const std::function<void()> &follow)
{
    auto *link = new LinkButton(text);
    link->setObjectName(name + QString::number(m_links->layout()->count()));
    link->setToolTip(QDir::toNativeSeparators(path));
    connect(link, &QAbstractButton::clicked, this, follow);
    const int count = m_links->layout()->count();
    QWidget *before = count > 0 ? m_links->layout()->itemAt(count - 1)->widget() : m_after;
    m_links->layout()->addWidget(link);
    setTabOrder(before, link); // and not behind all that was there before
    link->show();              // counts for the height at once
}

/// True of a log whose lines have no times: it was written until then, or longer.
bool FirstCausePane::isTimeless(const QString &log) const
{
    const auto found = std::ranges::find(m_session->files, log, &SessionFile::path);
    return found != m_session->files.end() && !found->lastTime.isValid();
}

/// A log that ended before is no less worth a look, but says nothing of that time.
void FirstCausePane::addLogLinks()
{
    if (!m_endedLog.isEmpty()) {
        addLink(u"causeLog"_s, tr("end of %1").arg(QFileInfo(m_endedLog).fileName()), m_endedLog,
                [this, path = m_endedLog, time = m_shownTime] { Q_EMIT logRequested(path, time); });
    }
    for (const QString &path : std::as_const(m_shownLogs)) {
        const QString name = QFileInfo(path).fileName();
        const QDateTime time = isTimeless(path) ? QDateTime() : m_shownTime;
        const QString text =
            time.isValid() ? tr("%1 at %2").arg(name, time.time().toString(u"HH:mm:ss"_s)) : name;
        addLink(u"causeLog"_s, text, path, [this, path, time] { Q_EMIT logRequested(path, time); });
    }
}

} // namespace baton
