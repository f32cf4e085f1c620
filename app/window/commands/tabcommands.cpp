// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/commands/tabcommands.h"

#include "app/actions/actionregistry.h"
#include "app/window/documents/savecommands.h"
#include "app/window/pages/pages.h"
#include "widgets/editor/pagetabs.h"

using namespace Qt::StringLiterals;

namespace baton {

TabCommands::TabCommands(const WindowContext &context, SaveCommands &saves)
    : QObject(&context.commands)
    , m_context(context)
    , m_saves(saves)
{
    PageTabs &tabs = m_context.pages.tabs();
    const ActionRegistry &actions = m_context.actions;
    actions.connectTo(u"file.close"_s, this, [this] { close(m_context.pages.current()); });
    actions.connectTo(u"window.next"_s, this, [&tabs] { tabs.walk(1); });
    actions.connectTo(u"window.previous"_s, this, [&tabs] { tabs.walk(-1); });
    actions.connectTo(u"window.closeAll"_s, this, &TabCommands::closeAll);
    connect(&tabs, &PageTabs::closeRequested, this, &TabCommands::close);
    connect(&m_context.pages, &Pages::changed, this, &TabCommands::updateActions);
}

void TabCommands::close(QWidget *page)
{
    if (OpenDocument *document = m_context.pages.documentOf(page)) {
        m_saves.close({document});
    } else if (page) {
        m_context.pages.close(page);
    }
}

void TabCommands::closeAll()
{
    m_saves.close(m_context.documents.all(), [this] {
        const PageTabs &tabs = m_context.pages.tabs();
        for (int i = tabs.count() - 1; i >= 0; --i) {
            if (!m_context.pages.documentOf(tabs.widget(i))) { // comparisons, sessions and logs
                m_context.pages.close(tabs.widget(i));
            }
        }
    });
}

void TabCommands::updateActions()
{
    const int count = m_context.pages.tabs().count();
    m_context.actions.setEnabled({u"file.close"_s, u"window.closeAll"_s}, count > 0);
    m_context.actions.setEnabled({u"window.next"_s, u"window.previous"_s}, count > 1);
}

} // namespace baton
