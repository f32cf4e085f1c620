// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/sessioncomparisons.h"

#include "app/actions/actionregistry.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/sessions/sessionlisttab.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/sessioncompare/sessioncomparison.h"
#include "models/sessionstore/sessionsubscription.h"
#include "models/workspace/workspace.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/sessioncompare/sessioncompareview.h"
#include "widgets/style/icons.h"

#include <QFileInfo>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct ComparedSessions
{
    SessionComparison comparison;
    QString left;
    QString right;
};

using SessionPtr = std::shared_ptr<const Session>;

std::shared_ptr<const ComparedSessions> compared(const SessionPtr &left, const SessionPtr &right,
                                                 const ProtocolCatalog &catalog,
                                                 const std::atomic_bool &stop)
{
    return std::make_shared<const ComparedSessions>(ComparedSessions{
        compareSessions(*left, *right, catalog, &stop), left->summary.title, right->summary.title});
}

/// The session in @p folder; null if it is not among @p sessions, which may include others below
/// it, or if it no longer exists.
SessionPtr sessionIn(const QString &folder, const SessionSubscription::Sessions &sessions)
{
    const auto found = std::ranges::find_if(sessions, [&folder](const SessionPtr &session) {
        return session && session->summary.place.path == folder;
    });
    const bool isThere = found != sessions.end()
        && ((*found)->summary.place.isQueue() || QFileInfo::exists(folder)
            || !(*found)->summary.place.stateFile.isEmpty());
    return isThere ? *found : nullptr;
}

} // namespace

SessionComparisons::SessionComparisons(const WindowContext &context, SessionListTab &list)
    : QObject(&context.commands)
    , m_context(context)
    , m_list(list)
{
    m_context.actions.connectTo(u"session.compareSessions"_s, this,
                                &SessionComparisons::compareSelected);
    const auto update = [this] {
        m_context.actions.setEnabled(u"session.compareSessions"_s, m_list.isCurrent());
    };
    connect(&m_context.pages, &Pages::changed, this, update);
    update();
}

/// The tabs, which stop their comparisons when destroyed, are destroyed after this.
SessionComparisons::~SessionComparisons()
{
    for (const auto &stop : std::as_const(m_stops)) {
        *stop = true;
    }
}

void SessionComparisons::compareSelected()
{
    const QStringList paths = m_list.selectedPaths();
    if (paths.size() != 2) {
        m_context.notices.showMessage(tr("Select two sessions of the list to compare them."));
        return;
    }
    compare(paths.first(), paths.last());
}

void SessionComparisons::compare(const QString &left, const QString &right)
{
    SessionCompareView *view = m_views.value({left, right});
    if (!view) {
        view = add(left, right);
    }
    m_context.pages.show(view);
    auto *sessions = new SessionSubscription(m_context.workspace.sessions(), {left, right}, view);
    connect(sessions, &SessionSubscription::changed, view, [this, view, sessions, left, right] {
        if (sessions->isComplete()) {
            show(*view, sessionIn(left, sessions->sessions()),
                 sessionIn(right, sessions->sessions()));
            sessions->deleteLater(); // the comparison does not change later
        }
    });
}

SessionCompareView *SessionComparisons::add(const QString &left, const QString &right)
{
    auto *view = new SessionCompareView;
    connect(view, &SessionCompareView::placeRequested, &m_context.opener,
            &FileOpener::openEvidence);
    connect(view, &SessionCompareView::stopRequested, this, [this, view] {
        m_context.pages.close(view); // ends all work for it
        m_context.notices.showMessage(tr("The comparison was stopped."));
    });
    PageTabs &tabs = m_context.pages.tabs();
    const int index = tabs.addPage(view, tr("Compare sessions"));
    tabs.setTabIcon(index, icon(u"compare"_s, Role::Muted));
    tabs.setTabToolTip(index, left + u'\n' + right);
    m_views.removeIf([](const auto &one) { return !one.value(); }); // removes closed views
    m_views.insert({left, right}, view);
    return view;
}

void SessionComparisons::show(SessionCompareView &view, const SessionPtr &left,
                              const SessionPtr &right)
{
    if (!left || !right) {
        m_context.pages.close(&view);
        m_context.notices.showMessage(tr("One of the sessions is gone."));
        return;
    }
    PageTabs &tabs = m_context.pages.tabs();
    const QString folders = left->summary.place.path + u'\n' + right->summary.place.path;
    tabs.showState(&view, tr("%1 and %2").arg(left->summary.title, right->summary.title), folders,
                   Status::None, false);
    tabs.setTabIcon(tabs.indexOf(&view), icon(u"compare"_s, Role::Muted));
    const auto stop = std::make_shared<std::atomic_bool>(false);
    if (const auto before = std::exchange(m_stops[&view], stop)) {
        *before = true; // the later answer is valid
    }
    connect(&view, &QObject::destroyed, this, [this, stop](const QObject *gone) {
        *stop = true;
        m_stops.remove(gone);
    });
    QtConcurrent::run([left, right, stop, catalog = m_context.protocols.catalog()] {
        return compared(left, right, *catalog, *stop);
    }).then(&view, [&view](const std::shared_ptr<const ComparedSessions> &done) {
        if (view.model().comparison() != done->comparison) { // otherwise the view stays
            view.setComparison(done->comparison, done->left, done->right);
        }
    });
}

} // namespace baton
