// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/documents/comparecommands.h"

#include "app/actions/actionregistry.h"
#include "app/dialogs/dialogs.h"
#include "app/window/documents/attemptcomparisons.h"
#include "app/window/documents/comparisons.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/parts/palettesources.h"
#include "models/workspace/workspace.h"
#include "widgets/compare/compareview.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/style/icons.h"

using namespace Qt::StringLiterals;

namespace baton {

CompareCommands::CompareCommands(const WindowContext &context, Comparisons &comparisons,
                                 const AttemptComparisons &attempts, PaletteSources &palette)
    : QObject(&context.commands)
    , m_context(context)
    , m_comparisons(comparisons)
    , m_palette(palette)
{
    m_context.actions.connectTo(u"document.compare"_s, this, [this] {
        m_comparisons.compareWithDisk(*m_context.pages.currentDocument());
    });
    m_context.actions.connectTo(u"document.compareWith"_s, this, &CompareCommands::compareWith);
    connect(&comparisons, &Comparisons::opened, this, &CompareCommands::show);
    connect(&comparisons, &Comparisons::failed, &m_context.notices, &Notices::complain);
    connect(&attempts, &AttemptComparisons::opened, this, &CompareCommands::show);
    connect(&attempts, &AttemptComparisons::failed, &m_context.notices, &Notices::complain);
    connect(&m_context.pages, &Pages::changed, this, &CompareCommands::updateActions);
}

void CompareCommands::updateActions()
{
    const OpenDocument *document = m_context.pages.currentDocument();
    m_context.actions.setEnabled(u"document.compare"_s, document && !document->isUntitled());
    m_context.actions.setEnabled(u"document.compareWith"_s, document != nullptr);
}

void CompareCommands::compareWith()
{
    OpenDocument *document = m_context.pages.currentDocument();
    const QPointer target(document);
    const auto withDocument = [this, target](OpenDocument &other) {
        if (target) {
            m_comparisons.compareDocuments(*target, other);
        }
    };
    const auto withFile = [this, target](const QString &path) {
        const QString chosen = path.isEmpty()
            ? m_context.app.dialogs.filesToOpen(&m_context.window, m_context.workspace.folder())
                  .value(0)
            : path;
        if (target && !chosen.isEmpty()) {
            m_comparisons.compareWithFile(*target, chosen);
        }
    };
    m_palette.openOthers(*document, withDocument, withFile);
}

void CompareCommands::show(CompareView *view)
{
    if (m_context.pages.tabs().indexOf(view) < 0) {
        add(view);
    }
    m_context.pages.show(view);
}

void CompareCommands::add(CompareView *view)
{
    PageTabs &tabs = m_context.pages.tabs();
    const int index = tabs.addPage(view, view->title());
    tabs.setTabIcon(index, icon(u"compare"_s, Role::Muted));
    connect(view, &CompareView::titleChanged, this, [view, &tabs] {
        tabs.setTabText(tabs.indexOf(view), view->title().replace(u'&', u"&&"_s));
    });
    connect(view, &CompareView::failed, &m_context.notices, &Notices::showMessage);
    connect(view, &CompareView::refreshed, &m_context.pages, &Pages::changed);
}

} // namespace baton
