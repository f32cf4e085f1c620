// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What a first cause leads to.
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
    const QList<CauseLog> logs = causeLogs(*m_session, failure);
    m_links->setVisible(!failure.evidence.empty() || !logs.isEmpty());
    if (m_shownLinks == failure.evidence && m_shownLogs == logs) {
        return;
    }
    m_shownLinks = failure.evidence;
    m_shownLogs = logs;
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

/// A log that ended before is no less worth a look, but says nothing of that time.
void FirstCausePane::addLogLinks()
{
    for (const CauseLog &log : std::as_const(m_shownLogs)) {
        const QString name = QFileInfo(log.path).fileName();
        const QString text = log.isEnded ? tr("end of %1").arg(name)
            : log.time.isValid() ? tr("%1 at %2").arg(name, log.time.time().toString(u"HH:mm:ss"_s))
                                 : name;
        addLink(u"causeLog"_s, text, log.path,
                [this, log] { Q_EMIT logRequested(log.path, log.time); });
    }
}

} // namespace baton
