// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Which handoffs of a session the reader compares.
#include "models/sessionviews/tables/attemptselection.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/session/view/sessionheader.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

void SessionView::addCompareAction()
{
    auto *action =
        new QAction(icon(u"compare"_s), tr("Compare the two selected handoffs"), m_handoffs);
    action->setObjectName(u"compareSelected"_s);
    action->setEnabled(false);
    m_handoffs->addAction(action);
    connect(m_handoffs->selectionModel(), &QItemSelectionModel::selectionChanged, action,
            [this, action] { action->setEnabled(selectedPair().has_value()); });
    connect(action, &QAction::triggered, this, [this] {
        if (const auto pair = selectedPair()) {
            compare(*pair);
        }
    });
}

/// The earlier of two selected handoffs stands before the other.
std::optional<HandoffPair> SessionView::selectedPair() const
{
    const QModelIndexList rows = m_handoffs->selectionModel()->selectedRows();
    if (!m_session || rows.size() != 2) {
        return {};
    }
    const auto positionOf = [this](const QModelIndex &index) {
        return m_handoffs->table().row(m_handoffs->rowOf(index)).position;
    };
    const auto [before, after] = std::minmax({positionOf(rows.front()), positionOf(rows.back())});
    return HandoffPair{before, after};
}

void SessionView::compare(const HandoffPair &pair)
{
    Q_EMIT compareRequested(m_session->handoffs[static_cast<size_t>(pair.before)],
                            m_session->handoffs[static_cast<size_t>(pair.after)]);
}

/// In the table of handoffs the selected ones are compared.
void SessionView::compareAttempts()
{
    if (const auto pair = m_handoffs->hasFocus() ? selectedPair() : std::nullopt) {
        compare(*pair);
        return;
    }
    compareAttemptsAt(m_header->mapToGlobal(m_header->rect().bottomRight()));
}

/// If several kinds of handoffs stand in both attempts, the reader chooses at @p place.
void SessionView::compareAttemptsAt(const QPoint &place)
{
    const auto attempts = m_session ? attemptsToCompare(*m_session, currentPlace()) : std::nullopt;
    if (!attempts) {
        Q_EMIT told(tr("No two attempts of this session have handoffs of the same kind. Two that "
                       "are selected below can be compared all the same."));
        return;
    }
    const std::vector<HandoffPair> pairs = attemptPairs(*m_session, *attempts);
    if (pairs.size() == 1) {
        compare(pairs.front());
        return;
    }
    auto *menu = new QMenu(this);
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
