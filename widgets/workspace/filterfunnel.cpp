// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/workspace/filterfunnel.h"

#include "models/protocol/pack/protocolpack.h"
#include "models/workspace/workspacefilter.h"
#include "widgets/style/icons.h"
#include "widgets/workspace/workspacepane.h"

#include <QActionGroup>
#include <QMenu>

namespace baton {

using namespace Qt::StringLiterals;

namespace {

QAction *addSwitch(QMenu &menu, const QString &name, const QString &text)
{
    QAction *action = menu.addAction(text);
    action->setObjectName(name);
    action->setCheckable(true);
    return action;
}

} // namespace

FilterFunnel::FilterFunnel(WorkspaceFilter &filter, QWidget *parent)
    : QToolButton(parent)
    , m_filter(filter)
    , m_menu(new QMenu(this))
{
    setObjectName(u"workspaceFunnel"_s);
    setAutoRaise(true);
    m_menu->setObjectName(u"workspaceFunnelMenu"_s);
    connect(this, &QToolButton::clicked, this,
            [this] { m_menu->popup(mapToGlobal(rect().bottomLeft())); });
    fill();
}

void FilterFunnel::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_catalog = std::move(catalog);
    fill();
}

void FilterFunnel::fill()
{
    m_menu->clear();
    qDeleteAll(m_menu->findChildren<QMenu *>(Qt::FindDirectChildrenOnly));
    QAction *problems =
        addSwitch(*m_menu, u"filterProblems"_s, WorkspacePane::tr("Only with problems"));
    problems->setChecked(m_filter.isProblemsOnly());
    connect(problems, &QAction::toggled, &m_filter, &WorkspaceFilter::setProblemsOnly);
    QAction *handoffs = addSwitch(*m_menu, u"filterHandoffs"_s, WorkspacePane::tr("Only handoffs"));
    handoffs->setChecked(m_filter.isHandoffsOnly());
    connect(handoffs, &QAction::toggled, &m_filter, &WorkspaceFilter::setHandoffsOnly);
    m_menu->addSeparator();
    addReviews();
    m_menu->addSeparator();
    addKinds();
    m_menu->addSeparator();
    QAction *clear = m_menu->addAction(WorkspacePane::tr("Clear the filter"), this,
                                       &FilterFunnel::clearRequested);
    clear->setObjectName(u"filterClear"_s);
    updateLook();
}

void FilterFunnel::addReviews()
{
    auto *reviews = new QActionGroup(m_menu);
    reviews->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    const auto addReview = [&](const QString &name, const QString &text, ReviewWanted wanted) {
        QAction *action = addSwitch(*m_menu, name, text);
        action->setChecked(m_filter.review() == wanted);
        reviews->addAction(action);
        connect(action, &QAction::triggered, this, [this, wanted](bool isOn) {
            m_filter.setReview(isOn ? wanted : ReviewWanted::Any);
        });
    };
    addReview(u"filterAwaiting"_s, WorkspacePane::tr("Only sessions that await review"),
              ReviewWanted::Awaiting);
    addReview(u"filterReviewed"_s, WorkspacePane::tr("Only reviewed sessions"),
              ReviewWanted::Reviewed);
}

void FilterFunnel::addKinds()
{
    auto *group = new QActionGroup(m_menu);
    const auto addKind = [&](QMenu &menu, const QString &id, const QString &title) {
        QAction *action = addSwitch(menu, u"filterKind-"_s + id, title);
        action->setChecked(m_filter.kind() == id);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id] { m_filter.setKind(id); });
    };
    addKind(*m_menu, {}, WorkspacePane::tr("Every kind"));
    for (qsizetype i = 0; m_catalog && i < std::ssize(m_catalog->packs()); ++i) {
        const ProtocolPack &pack = *m_catalog->packs()[size_t(i)];
        QMenu *menu = m_menu->addMenu(QString(pack.title).replace(u'&', u"&&"_s));
        menu->setObjectName(u"filterProtocol-"_s + pack.id);
        for (const KindModel &model : pack.kinds) {
            addKind(*menu, model.kind.id, model.kind.title);
        }
    }
}

/// Shows the funnel in the accent colour while it hides rows.
void FilterFunnel::updateLook()
{
    const bool isOn = m_filter.review() != ReviewWanted::Any || m_filter.isProblemsOnly()
        || m_filter.isHandoffsOnly() || !m_filter.kind().isEmpty();
    setIcon(baton::icon(u"filter"_s, isOn ? Role::Accent : Role::Text));
    const QString text = isOn ? WorkspacePane::tr("Filter by status and kind, active")
                              : WorkspacePane::tr("Filter by status and kind");
    setToolTip(text);
    setAccessibleName(text);
}

} // namespace baton
