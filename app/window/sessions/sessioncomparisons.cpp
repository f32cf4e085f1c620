// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/sessioncomparisons.h"

#include "app/actions/actionregistry.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/sessions/sessionlisttab.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/sessionsettings.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/sessioncompare/sessioncompareview.h"
#include "widgets/style/icons.h"

#include <QPointer>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct Compared
{
    SessionComparison comparison;
    QString left;
    QString right;
};

std::shared_ptr<const Compared> compared(const QString &left, const QString &right,
                                         const ProtocolCatalog &catalog)
{
    const Session first = readSession(sessionAt(left, catalog), catalog);
    const Session second = readSession(sessionAt(right, catalog), catalog);
    return std::make_shared<const Compared>(Compared{compareSessions(first, second, catalog),
                                                     first.summary.title, second.summary.title});
}

} // namespace

SessionComparisons::SessionComparisons(const WindowContext &context, SessionListTab &list)
    : QObject(&context.window)
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

void SessionComparisons::compareSelected()
{
    const QStringList paths = m_list.selectedPaths();
    if (paths.size() != 2) {
        m_context.notices.tell(tr("Select two sessions of the list to compare them."));
        return;
    }
    compare(paths.first(), paths.last());
}

void SessionComparisons::compare(const QString &left, const QString &right)
{
    auto *view = new SessionCompareView;
    connect(view, &SessionCompareView::placeRequested, &m_context.opener,
            &FileOpener::openEvidence);
    PageTabs &tabs = m_context.pages.tabs();
    const int index = tabs.addPage(view, tr("Compare sessions"));
    tabs.setTabIcon(index, icon(u"compare"_s, Role::Muted));
    tabs.setTabToolTip(index, left + u'\n' + right);
    m_context.pages.show(view);
    QtConcurrent::run([left, right, catalog = m_context.app.catalog] {
        return compared(left, right, *catalog);
    }).then(view, [view](const std::shared_ptr<const Compared> &done) {
        view->setComparison(done->comparison, done->left, done->right);
    });
}

} // namespace baton
