// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/index/searchcommands.h"

#include "app/actions/actionregistry.h"
#include "app/dialogs/dialogs.h"
#include "app/window/index/chosenindex.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "models/search/indexhittext.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/search/searchview.h"
#include "widgets/style/icons.h"

#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr auto savedSetting = "search/saved"_L1; ///< names and queries in turn

} // namespace

SearchCommands::SearchCommands(const WindowContext &context, ChosenIndex &index)
    : QObject(&context.commands)
    , m_context(context)
    , m_index(index)
{
    m_context.actions.connectTo(u"session.search"_s, this, &SearchCommands::show);
    connect(&m_context.pages, &Pages::aboutToClose, this, [this](const QWidget *page) {
        if (page == m_view) {
            m_view.clear();
        }
    });
}

void SearchCommands::show()
{
    if (!m_view) {
        add();
    }
    m_context.pages.show(m_view);
    m_view->selectQuery();
}

void SearchCommands::search(const QString &query)
{
    show();
    m_view->search(query);
}

void SearchCommands::add()
{
    m_view = new SearchView(std::make_unique<IndexSearcher>(m_index.address()));
    connect(&m_index, &ChosenIndex::changed, &m_view->searcher(), &IndexSearcher::setAddress);
    m_index.connectTo(m_view->indexButton());
    m_view->setSaved(saved());
    connect(m_view, &SearchView::hitActivated, this, &SearchCommands::open);
    connect(m_view, &SearchView::saveRequested, this, &SearchCommands::save);
    connect(m_view, &SearchView::renameRequested, this, &SearchCommands::rename);
    connect(m_view, &SearchView::removalRequested, this, &SearchCommands::remove);
    PageTabs &tabs = m_context.pages.tabs();
    tabs.setTabIcon(tabs.addPage(m_view, tr("Search")), icon(u"search"_s, Role::Muted));
}

void SearchCommands::open(const IndexHit &hit)
{
    const QString path = pathOf(hit);
    m_index.openPlace(path, hit.origin, [this, &hit, &path] {
        if (hit.entry.type == IndexedEntry::Type::Session || path == hit.session) {
            m_context.opener.openSessionAt(hit.session, hit.entry.phase, hit.match);
        } else {
            const int begin = hit.match.isEmpty() ? 0 : 1; // where only the file is known
            m_context.opener.open({{path, std::max(hit.line, begin), hit.column, hit.match}});
        }
    });
}

void SearchCommands::save(const QString &query)
{
    if (query.isEmpty()) {
        m_context.notices.showMessage(tr("There is no query to save."));
        return;
    }
    const QString name = m_context.app.dialogs.searchName(&m_context.window, query).simplified();
    if (name.isEmpty()) {
        return;
    }
    QList<SavedSearch> all = saved();
    const auto same = std::ranges::find(all, name, &SavedSearch::name);
    if (same == all.end()) {
        all.append({name, query});
    } else if (same->query == query || mayReplace(*same)) {
        same->query = query;
    } else {
        return;
    }
    setSaved(all);
}

bool SearchCommands::mayReplace(const SavedSearch &search)
{
    return m_context.app.dialogs.confirm(
        &m_context.window, tr("A search is saved as “%1” already.").arg(search.name),
        tr("It searches for: %1").arg(search.query), tr("Replace"));
}

void SearchCommands::rename(const QString &name)
{
    const QString chosen = m_context.app.dialogs.newName(&m_context.window, name).simplified();
    QList<SavedSearch> all = saved();
    const auto same = std::ranges::find(all, chosen, &SavedSearch::name);
    if (chosen.isEmpty() || chosen == name || (same != all.end() && !mayReplace(*same))) {
        return;
    }
    all.removeIf([&chosen](const SavedSearch &one) { return one.name == chosen; });
    for (SavedSearch &one : all) {
        one.name = one.name == name ? chosen : one.name;
    }
    setSaved(all);
}

void SearchCommands::remove(const QString &name)
{
    QList<SavedSearch> all = saved();
    all.removeIf([&name](const SavedSearch &one) { return one.name == name; });
    setSaved(all);
}

QList<SavedSearch> SearchCommands::saved() const
{
    QList<SavedSearch> all;
    const QStringList texts = m_context.app.settings.value(savedSetting).toStringList();
    for (qsizetype i = 0; i + 1 < texts.size(); i += 2) {
        all.append({texts[i], texts[i + 1]});
    }
    return all;
}

void SearchCommands::setSaved(const QList<SavedSearch> &saved)
{
    QStringList texts;
    for (const SavedSearch &one : saved) {
        texts.append({one.name, one.query});
    }
    m_context.app.settings.setValue(savedSetting, texts);
    m_view->setSaved(saved);
}

} // namespace baton
