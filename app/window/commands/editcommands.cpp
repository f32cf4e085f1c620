// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/commands/editcommands.h"

#include "app/window/commands/clipboardcommands.h"
#include "app/window/pages/pageactions.h"
#include "widgets/editor/editortab.h"
#include "widgets/log/view/logview.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/source/text/folding.h"
#include "widgets/transcript/transcriptview.h"

using namespace Qt::StringLiterals;

namespace baton {

EditCommands::EditCommands(const WindowContext &context)
    : QObject(&context.commands)
    , m_context(context)
{
    const ActionRegistry &actions = m_context.actions;
    connectToPage(context, u"edit.undo"_s, &Pages::currentEditor, &EditorDocument::undo);
    connectToPage(context, u"edit.redo"_s, &Pages::currentEditor, &EditorDocument::redo);
    actions.connectTo(u"edit.find"_s, this, &EditCommands::find);
    new ClipboardCommands(actions, &m_context.actions); // must outlive a menu that has the focus
    onSource(u"edit.replace"_s, [](SourcePane &source) { source.openReplace(); });
    onSource(u"edit.fold"_s, [](SourcePane &source) { source.edit().foldHere(); });
    onSource(u"edit.unfold"_s, [](SourcePane &source) { source.edit().unfoldHere(); });
    onSource(u"edit.foldAll"_s, [](SourcePane &source) { source.edit().foldAll(); });
    onSource(u"edit.unfoldAll"_s, [](SourcePane &source) { source.edit().folding().unfoldAll(); });
    onSource(u"edit.comment"_s, [](SourcePane &source) { source.edit().toggleComment(); });
    onSource(u"view.zoomIn"_s, [](SourcePane &source) { source.edit().zoomStepIn(); });
    onSource(u"view.zoomOut"_s, [](SourcePane &source) { source.edit().zoomStepOut(); });
    onSource(u"view.zoomReset"_s, [](SourcePane &source) { source.edit().zoomReset(); });
    connect(&m_context.pages, &Pages::changed, this, &EditCommands::updateActions);
}

void EditCommands::onSource(const QString &id, Command command)
{
    connectToPage(m_context, id, &Pages::currentTab, [command](EditorTab *tab) {
        tab->setSourceVisible(true);
        command(tab->source());
    });
}

void EditCommands::find()
{
    if (LogView *log = m_context.pages.currentLog()) {
        log->openFind();
    } else if (TranscriptView *transcript = m_context.pages.currentTranscript()) {
        transcript->openFind();
    } else if (RoutingView *routing = m_context.pages.currentRouting()) {
        routing->openFind();
    } else if (EditorTab *tab = m_context.pages.currentTab()) {
        tab->setSourceVisible(true);
        tab->source().openFind();
    }
}

void EditCommands::updateActions()
{
    const ActionRegistry &actions = m_context.actions;
    const Pages &pages = m_context.pages;
    const bool isDocument = pages.currentTab() != nullptr;
    actions.setEnabled({u"edit.replace"_s, u"edit.comment"_s, u"edit.fold"_s, u"edit.unfold"_s,
                        u"edit.foldAll"_s, u"edit.unfoldAll"_s, u"view.zoomIn"_s, u"view.zoomOut"_s,
                        u"view.zoomReset"_s},
                       isDocument);
    actions.setEnabled(u"edit.find"_s,
                       isDocument || pages.currentLog() || pages.currentTranscript()
                           || pages.currentRouting());
    EditorDocument *editor = pages.currentEditor();
    actions.setEnabled(u"edit.undo"_s, editor && editor->canUndo());
    actions.setEnabled(u"edit.redo"_s, editor && editor->buffer().history().canRedo());
}

} // namespace baton
