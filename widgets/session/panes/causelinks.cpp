// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/panes/causelinks.h"

#include "models/sessionviews/grid/sessiontexts.h"
#include "models/values/timetext.h"
#include "widgets/common/linkbutton.h"
#include "widgets/layouts/flowlayout.h"
#include "widgets/session/panes/firstcausepane.h"
#include "widgets/style/metrics.h"

#include <QDir>
#include <QFileInfo>

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

CauseLinks::CauseLinks(QWidget *before)
    : m_before(before)
{
    auto *links = new FlowLayout(this);
    links->setContentsMargins({});
    links->setSpacing(measures::groupGap);
    links->setLineSpacing(4);
}

void CauseLinks::showLinks(const Session &session, const SessionFailure &failure)
{
    const QList<CauseLog> logs = causeLogs(session, failure);
    setVisible(!failure.evidence.empty() || !logs.isEmpty() || failure.time.isValid());
    if (m_places == failure.evidence && m_logs == logs && m_time == failure.time) {
        return;
    }
    m_places = failure.evidence;
    m_logs = logs;
    m_time = failure.time;
    clear(*layout());
    QString before;
    for (const Evidence &place : failure.evidence) {
        // After a link to the same file only the line is shown.
        const QString whole = wording::place(place);
        const qsizetype line = place.path == before ? whole.lastIndexOf(u':') : 0;
        QWidget *link = addLink(u"causeEvidence"_s, whole.sliced(std::max(line, 0LL)), place.path,
                                [this, place] { Q_EMIT evidenceActivated(place); });
        link->setAccessibleName(whole);
        before = place.path;
    }
    addLogLinks();
    addTranscriptLink();
}

QWidget *CauseLinks::addLink(const QString &name, const QString &text, const QString &path,
                             const std::function<void()> &follow)
{
    auto *link = new LinkButton(text);
    link->setObjectName(name + QString::number(layout()->count()));
    link->setToolTip(QDir::toNativeSeparators(path));
    connect(link, &QAbstractButton::clicked, this, follow);
    const int count = layout()->count();
    QWidget *before = count > 0 ? layout()->itemAt(count - 1)->widget() : m_before;
    layout()->addWidget(link);
    setTabOrder(before, link); // not after all earlier widgets
    link->show();              // so that the height includes it immediately
    return link;
}

/// A log that ended earlier is also offered, but without the time.
void CauseLinks::addLogLinks()
{
    for (const CauseLog &log : std::as_const(m_logs)) {
        const QString name = QFileInfo(log.path).fileName();
        const QString text = log.isEnded ? FirstCausePane::tr("end of %1").arg(name)
            : log.time.isValid()
            ? FirstCausePane::tr("%1 at %2").arg(name, timetext::timeOfDay(log.time))
            : name;
        addLink(u"causeLog"_s, text, log.path,
                [this, log] { Q_EMIT logRequested(log.path, log.time); });
    }
}

void CauseLinks::addTranscriptLink()
{
    const QString file = m_places.empty() ? QString() : m_places.front().path;
    if (m_time.isValid() || !file.isEmpty()) {
        QWidget *link = addLink(u"causeTranscript"_s, FirstCausePane::tr("transcript"), {},
                                [this, file] { Q_EMIT transcriptRequested(m_time, file); });
        link->setToolTip(FirstCausePane::tr("Look for what agents said and did at that moment"));
    }
}

} // namespace baton
