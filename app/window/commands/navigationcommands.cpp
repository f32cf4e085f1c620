// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/commands/navigationcommands.h"

#include "app/actions/actionregistry.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/navigation.h"
#include "app/window/pages/pages.h"
#include "app/window/parts/palettesources.h"
#include "app/window/parts/statusline.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "widgets/editor/editortab.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/log/view/logview.h"
#include "widgets/source/pane/sourcepane.h"

using namespace Qt::StringLiterals;

namespace baton {

NavigationCommands::NavigationCommands(const WindowContext &context, PaletteSources &palette)
    : QObject(&context.commands)
    , m_context(context)
    , m_palette(palette)
{
    const ActionRegistry &actions = m_context.actions;
    actions.connectTo(u"go.line"_s, this, &NavigationCommands::goToLine);
    connect(&m_context.status, &StatusLine::lineRequested, actions.action(u"go.line"_s),
            &QAction::trigger);
    connectPalette();
    connectNavigation();
    connect(&m_context.pages, &Pages::currentChanged, this, &NavigationCommands::showCurrent);
    connect(&m_context.pages, &Pages::changed, this, &NavigationCommands::updateActions);
}

void NavigationCommands::connectPalette()
{
    const ActionRegistry &actions = m_context.actions;
    actions.connectTo(u"go.palette"_s, this,
                      [this] { m_palette.openAll(*m_context.protocols.catalog()); });
    actions.connectTo(u"go.quickOpen"_s, &m_palette, &PaletteSources::openFiles);
    actions.connectTo(u"go.outline"_s, this, &NavigationCommands::openOutline);
    actions.connectTo(u"edit.findInWorkspace"_s, &m_palette, &PaletteSources::openSearch);
    connect(&m_palette, &PaletteSources::openRequested, this,
            [this](const QList<Location> &locations) { m_context.opener.open(locations); });
    connect(&m_palette, &PaletteSources::documentRequested, this,
            [this](const OpenDocument *document) {
                m_context.pages.tabs().setCurrentWidget(m_context.pages.tabOf(document));
            });
}

void NavigationCommands::connectNavigation()
{
    Navigation &navigation = m_context.navigation;
    m_context.actions.connectTo(u"go.back"_s, &navigation, &Navigation::back);
    m_context.actions.connectTo(u"go.forward"_s, &navigation, &Navigation::forward);
    connect(&navigation, &Navigation::visitRequested, this, &NavigationCommands::visit);
    connect(&navigation, &Navigation::changed, &m_context.pages, &Pages::changed);
    connect(&m_context.pages, &Pages::aboutToClose, this, [&navigation](const QWidget *page) {
        if (const QString path = Pages::pathOf(page); !path.isEmpty()) {
            navigation.forget(path);
        }
    });
    const auto moveTo = [&navigation](const QString &path) { navigation.moveTo({0, 1, 1, path}); };
    connect(&m_context.opener.logs(), &LogTabs::opened, this, moveTo);
    connect(&m_context.opener.transcripts(), &TranscriptTabs::opened, this, moveTo);
}

void NavigationCommands::showCurrent()
{
    const Pages &pages = m_context.pages;
    if (const OpenDocument *document = pages.currentDocument()) {
        const TextPosition caret = pages.currentTab()->source().caretPlace();
        m_context.status.showCaret(caret.line, caret.column);
        m_context.navigation.moveTo({document->id(), caret.line, caret.column});
    } else if (const QString path = Pages::pathOf(pages.current()); !path.isEmpty()) {
        m_context.navigation.moveTo({0, 1, 1, path});
    }
}

void NavigationCommands::openOutline()
{
    if (EditorTab *tab = m_context.pages.currentTab()) {
        m_palette.openOutline(*tab);
    }
}

void NavigationCommands::goToLine()
{
    if (LogView *log = m_context.pages.currentLog()) {
        log->openGoTo();
    } else if (EditorTab *tab = m_context.pages.currentTab()) {
        tab->setSourceVisible(true);
        tab->source().openGoToLine();
    }
}

void NavigationCommands::visit(const NavigationPoint &visit)
{
    PageTabs &tabs = m_context.pages.tabs();
    for (const OpenDocument *document : m_context.documents.all()) {
        if (document->id() == visit.document) {
            EditorTab *tab = m_context.pages.tabOf(document);
            tabs.setCurrentWidget(tab);
            tab->goToLine(visit.line, visit.column);
        }
    }
    for (int i = 0; i < tabs.count() && !visit.path.isEmpty(); ++i) {
        QWidget *page = tabs.widget(i);
        if (Pages::pathOf(page) == visit.path) {
            tabs.setCurrentIndex(i);
            page->setFocus(Qt::OtherFocusReason);
        }
    }
}

void NavigationCommands::updateActions()
{
    const ActionRegistry &actions = m_context.actions;
    const bool isDocument = m_context.pages.currentDocument() != nullptr;
    actions.setEnabled(u"go.outline"_s, isDocument);
    actions.setEnabled(u"go.line"_s, isDocument || m_context.pages.currentLog());
    actions.setEnabled(u"go.back"_s, m_context.navigation.canGoBack());
    actions.setEnabled(u"go.forward"_s, m_context.navigation.canGoForward());
}

} // namespace baton
