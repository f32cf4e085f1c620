// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/view/handoffcomparison.h"

#include "models/sessionviews/tables/attemptselection.h"
#include "widgets/session/grid/phasespane.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/session/view/sessionheader.h"
#include "widgets/session/view/sessionpanes.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

HandoffComparison::HandoffComparison(const SessionPanes &panes, QWidget *view)
    : QObject(view)
    , m_panes(panes)
    , m_view(view)
    , m_attempts(new QAction(icon(u"compare"_s), tr("Compare attempts"), view))
{
    m_attempts->setObjectName(u"compareAttempts"_s);
    m_panes.header->addButton(m_attempts);
    connect(m_attempts, &QAction::triggered, this, &HandoffComparison::compare);
    addSelectionAction();
}

void HandoffComparison::addSelectionAction()
{
    SessionTableView *const handoffs = m_panes.handoffs;
    auto *action =
        new QAction(icon(u"compare"_s), tr("Compare the two selected handoffs"), handoffs);
    action->setObjectName(u"compareSelected"_s);
    action->setEnabled(false);
    handoffs->addAction(action);
    connect(handoffs->selectionModel(), &QItemSelectionModel::selectionChanged, action,
            [this, action] { action->setEnabled(selectedPair().has_value()); });
    connect(action, &QAction::triggered, this, [this] {
        if (const auto pair = selectedPair()) {
            request(*pair);
        }
    });
}

void HandoffComparison::setSession(std::shared_ptr<const Session> session, bool hasAttempts)
{
    m_session = std::move(session);
    m_attempts->setEnabled(hasAttempts);
    m_attempts->setToolTip(hasAttempts
                               ? tr("Compare the handoffs of two attempts by field")
                               : tr("No two attempts have handoffs of the same kind to compare"));
}

/// The two selected handoffs, the earlier one first.
std::optional<HandoffPair> HandoffComparison::selectedPair() const
{
    const SessionTableView &handoffs = *m_panes.handoffs;
    const QModelIndexList rows = handoffs.selectionModel()->selectedRows();
    if (!m_session || rows.size() != 2) {
        return {};
    }
    const auto positionOf = [&handoffs](const QModelIndex &index) {
        return handoffs.table().row(handoffs.rowOf(index)).position;
    };
    const auto [before, after] = std::minmax({positionOf(rows.front()), positionOf(rows.back())});
    return HandoffPair{before, after};
}

void HandoffComparison::request(const HandoffPair &pair)
{
    Q_EMIT compareRequested(m_session->handoffs[static_cast<size_t>(pair.before)],
                            m_session->handoffs[static_cast<size_t>(pair.after)]);
}

void HandoffComparison::compare()
{
    if (const auto pair = m_panes.handoffs->hasFocus() ? selectedPair() : std::nullopt) {
        request(*pair);
        return;
    }
    compareAttempts(m_panes.header->mapToGlobal(m_panes.header->rect().bottomRight()));
}

void HandoffComparison::compareAttempts(const QPoint &place)
{
    const auto attempts =
        m_session ? attemptsToCompare(*m_session, m_panes.phases->currentPlace()) : std::nullopt;
    if (!attempts) {
        Q_EMIT messageRequested(
            tr("No two attempts of this session have handoffs of the same kind. Two that "
               "are selected below can be compared all the same."));
        return;
    }
    const std::vector<HandoffPair> pairs = attemptPairs(*m_session, *attempts);
    if (pairs.size() == 1) {
        request(pairs.front());
        return;
    }
    auto *menu = new QMenu(m_view);
    menu->setObjectName(u"compareAttemptsMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const HandoffPair &pair : pairs) {
        const SessionHandoff &handoff = m_session->handoffs[static_cast<size_t>(pair.after)];
        menu->addAction(tr("%1, attempt %2 and %3")
                            .arg(handoff.kindTitle.isEmpty() ? handoff.kind : handoff.kindTitle)
                            .arg(attempts->before)
                            .arg(attempts->after),
                        this, [this, session = m_session, pair] {
                            Q_EMIT compareRequested(
                                session->handoffs[static_cast<size_t>(pair.before)],
                                session->handoffs[static_cast<size_t>(pair.after)]);
                        });
    }
    menu->popup(place - QPoint(menu->sizeHint().width(), 0));
}

} // namespace baton
