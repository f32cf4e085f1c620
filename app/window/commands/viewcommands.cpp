// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/commands/viewcommands.h"

#include "app/window/pages/pageactions.h"
#include "widgets/editor/editortab.h"
#include "widgets/source/pane/sourcepane.h"

using namespace Qt::StringLiterals;

namespace baton {

ViewCommands::ViewCommands(const WindowContext &context)
    : QObject(&context.commands)
    , m_context(context)
{
    const auto connectTo = [&context](const QString &id, auto slot) {
        connectToPage(context, id, &Pages::currentTab, slot);
    };
    connectTo(u"view.form"_s, &EditorTab::setFormVisible);
    connectTo(u"view.source"_s, &EditorTab::setSourceVisible);
    connectTo(u"view.preview"_s, &EditorTab::setPreviewVisible);
    connectTo(u"view.split"_s, &EditorTab::cycleLayout);
    connectTo(u"view.wrap"_s, [](EditorTab *tab, bool isOn) { tab->source().setWrapsLines(isOn); });
    connect(&m_context.pages, &Pages::changed, this, &ViewCommands::updateActions);
}

void ViewCommands::updateActions()
{
    const ActionRegistry &actions = m_context.actions;
    EditorTab *tab = m_context.pages.currentTab();
    const auto set = [&actions](const QString &id, bool isEnabled, bool isChecked) {
        actions.setEnabled(id, isEnabled);
        actions.action(id)->setChecked(isChecked);
    };
    actions.setEnabled(u"view.split"_s, tab != nullptr);
    set(u"view.form"_s, tab, tab && tab->isFormVisible());
    set(u"view.source"_s, tab, tab && tab->isSourceVisible());
    set(u"view.wrap"_s, tab, tab && tab->source().wrapsLines());
    set(u"view.preview"_s, tab && tab->mayPreview(), tab && tab->isPreviewVisible());
}

} // namespace baton
