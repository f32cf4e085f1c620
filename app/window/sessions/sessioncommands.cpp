// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/sessioncommands.h"

#include "app/window/pages/pageactions.h"
#include "widgets/session/view/sessionview.h"

using namespace Qt::StringLiterals;

namespace baton {

SessionCommands::SessionCommands(const WindowContext &context)
    : QObject(&context.commands)
    , m_context(context)
{
    const auto connectTo = [&context](const QString &id, auto slot) {
        connectToPage(context, id, &Pages::currentSession, slot);
    };
    connectTo(u"session.compare"_s, &SessionView::compareAttempts);
    connectTo(u"session.showInLog"_s, &SessionView::showSelectedInLog);
    connectTo(u"session.copySummary"_s, &SessionView::copySummary);
    connectTo(u"session.timeLine"_s,
              [](SessionView *session) { session->setTimeLine(!session->isTimeLine()); });
    connect(&m_context.pages, &Pages::changed, this, &SessionCommands::updateActions);
}

void SessionCommands::updateActions()
{
    const SessionView *session = m_context.pages.currentSession();
    const ActionRegistry &actions = m_context.actions;
    actions.setEnabled({u"session.compare"_s, u"session.timeLine"_s, u"session.showInLog"_s},
                       session != nullptr);
    actions.setEnabled(u"session.copySummary"_s, session && session->hasSummary());
    actions.action(u"session.timeLine"_s)->setChecked(session && session->isTimeLine());
}

} // namespace baton
