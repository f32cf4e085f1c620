// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/severitycounts.h"

#include "models/editor/problems/problemsmodel.h"
#include "models/values/timetext.h"
#include "widgets/problems/counttoggle.h"
#include "widgets/style/metrics.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr std::array severities{Severity::Error, Severity::Warning, Severity::Note};

} // namespace

SeverityCounts::SeverityCounts(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"problemsCounts"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(measures::groupGap);
    for (const Severity severity : severities) {
        addToggle(severity);
    }
    m_toggles[0]->setToolTip(tr("Show or hide errors"));
    m_toggles[1]->setToolTip(tr("Show or hide warnings"));
    m_toggles[2]->setToolTip(tr("Show or hide notes"));
}

void SeverityCounts::addToggle(Severity severity)
{
    auto *toggle = new CountToggle(statusOf(severity), this);
    toggle->setObjectName(QStringList{u"showNotes"_s, u"showWarnings"_s,
                                      u"showErrors"_s}[static_cast<int>(severity)]);
    layout()->addWidget(toggle);
    m_toggles.append(toggle);
    connect(toggle, &CountToggle::toggled, this,
            [this, severity](bool isOn) { Q_EMIT shownChanged(severity, isOn); });
}

void SeverityCounts::setCounts(const ProblemsModel &problems)
{
    const QString since = timetext::localTimeOfDay(problems.staleSince());
    for (size_t i = 0; i < severities.size(); ++i) {
        const int fresh = problems.count(severities[i], false);
        const int stale = problems.count(severities[i], true);
        CountToggle *toggle = m_toggles[static_cast<qsizetype>(i)];
        const QString old = tr("%1 from %2", "count, time").arg(QString::number(stale), since);
        if (stale == 0) {
            toggle->setCount(QString::number(fresh), false);
        } else {
            toggle->setCount(fresh == 0 ? old : QString::number(fresh) + u", "_s + old, fresh == 0);
        }
    }
    m_toggles[0]->setAccessibleName(tr("Errors: %1").arg(m_toggles[0]->text()));
    m_toggles[1]->setAccessibleName(tr("Warnings: %1").arg(m_toggles[1]->text()));
    m_toggles[2]->setAccessibleName(tr("Notes: %1").arg(m_toggles[2]->text()));
}

void SeverityCounts::showAll()
{
    for (CountToggle *toggle : std::as_const(m_toggles)) {
        toggle->setChecked(true);
    }
}

} // namespace baton
