// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How the reader narrows the tree of a workspace.
#include "models/protocol/pack/protocolpack.h"
#include "widgets/common/searchnavigation.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/workspace/workspacepane.h"
#include "widgets/workspace/workspacetree.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace baton {

using namespace Qt::StringLiterals;

QWidget *WorkspacePane::buildFilterRow()
{
    auto *row = new QWidget(this);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(measures::fieldGap, measures::fieldGap, measures::fieldGap,
                             measures::fieldGap);
    line->setSpacing(measures::fieldGap);
    line->addWidget(m_text, 1);
    line->addWidget(m_funnel);
    m_text->setObjectName(u"workspaceFilter"_s);
    m_text->setPlaceholderText(tr("Filter"));
    m_text->setAccessibleName(tr("Filter the workspace"));
    m_text->setClearButtonEnabled(true);
    m_text->addAction(icon(u"search"_s, Role::Muted), QLineEdit::LeadingPosition);
    new SearchNavigation(m_text, m_tree);
    m_funnel->setObjectName(u"workspaceFunnel"_s);
    m_funnel->setAutoRaise(true);
    m_funnelMenu->setObjectName(u"workspaceFunnelMenu"_s);
    connect(m_funnel, &QToolButton::clicked, this,
            [this] { m_funnelMenu->popup(m_funnel->mapToGlobal(m_funnel->rect().bottomLeft())); });
    connect(m_text, &QLineEdit::textChanged, &m_filter, &WorkspaceFilter::setText);
    return row;
}

QAction *WorkspacePane::addSwitch(QMenu &menu, const QString &name, const QString &text)
{
    QAction *action = menu.addAction(text);
    action->setObjectName(name);
    action->setCheckable(true);
    return action;
}

void WorkspacePane::fillFunnel()
{
    m_funnelMenu->clear();
    qDeleteAll(m_funnelMenu->findChildren<QMenu *>(Qt::FindDirectChildrenOnly));
    QAction *problems = addSwitch(*m_funnelMenu, u"filterProblems"_s, tr("Only with problems"));
    problems->setChecked(m_filter.isProblemsOnly());
    connect(problems, &QAction::toggled, &m_filter, &WorkspaceFilter::setProblemsOnly);
    QAction *handoffs = addSwitch(*m_funnelMenu, u"filterHandoffs"_s, tr("Only handoffs"));
    handoffs->setChecked(m_filter.isHandoffsOnly());
    connect(handoffs, &QAction::toggled, &m_filter, &WorkspaceFilter::setHandoffsOnly);
    m_funnelMenu->addSeparator();
    auto *reviews = new QActionGroup(m_funnelMenu);
    reviews->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    const auto addReview = [&](const QString &name, const QString &text, ReviewWanted wanted) {
        QAction *action = addSwitch(*m_funnelMenu, name, text);
        action->setChecked(m_filter.review() == wanted);
        reviews->addAction(action);
        connect(action, &QAction::triggered, this, [this, wanted](bool isOn) {
            m_filter.setReview(isOn ? wanted : ReviewWanted::Any);
        });
    };
    addReview(u"filterAwaiting"_s, tr("Only sessions that await review"), ReviewWanted::Awaiting);
    addReview(u"filterReviewed"_s, tr("Only reviewed sessions"), ReviewWanted::Reviewed);
    m_funnelMenu->addSeparator();
    auto *group = new QActionGroup(m_funnelMenu);
    const auto addKind = [&](QMenu &menu, const QString &id, const QString &title) {
        QAction *action = addSwitch(menu, u"filterKind-"_s + id, title);
        action->setChecked(m_filter.kind() == id);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id] { m_filter.setKind(id); });
    };
    addKind(*m_funnelMenu, {}, tr("Every kind"));
    for (qsizetype i = 0; m_catalog && i < std::ssize(m_catalog->packs()); ++i) {
        const ProtocolPack &pack = *m_catalog->packs()[size_t(i)];
        QMenu *menu = m_funnelMenu->addMenu(QString(pack.title).replace(u'&', u"&&"_s));
        menu->setObjectName(u"filterProtocol-"_s + pack.id);
        for (const KindModel &model : pack.kinds) {
            addKind(*menu, model.kind.id, model.kind.title);
        }
    }
    m_funnelMenu->addSeparator();
    QAction *clear = m_funnelMenu->addAction(tr("Clear the filter"), this, [this] {
        m_text->clear();
        m_filter.clear();
        fillFunnel();
    });
    clear->setObjectName(u"filterClear"_s);
    updateFunnel();
}

/// The funnel takes the accent while it hides something, so that nobody looks for what is hidden.
void WorkspacePane::updateFunnel()
{
    const bool isOn = m_filter.review() != ReviewWanted::Any || m_filter.isProblemsOnly()
        || m_filter.isHandoffsOnly() || !m_filter.kind().isEmpty();
    m_funnel->setIcon(icon(u"filter"_s, isOn ? Role::Accent : Role::Text));
    const QString text =
        isOn ? tr("Filter by status and kind, active") : tr("Filter by status and kind");
    m_funnel->setToolTip(text);
    m_funnel->setAccessibleName(text);
}

} // namespace baton
