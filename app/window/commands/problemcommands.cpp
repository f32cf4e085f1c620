// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/commands/problemcommands.h"

#include "app/actions/actionregistry.h"
#include "app/window/commands/cursorposition.h"
#include "app/window/documents/tabplaceholdernavigation.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "widgets/editor/editortab.h"
#include "widgets/editor/placeholdernavigation.h"
#include "widgets/problems/problemspane.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/transcript/transcriptview.h"
#include "widgets/verdict/verdictpane.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace baton {

ProblemCommands::ProblemCommands(const WindowContext &context, ProblemsPane &problems,
                                 VerdictPane &verdict)
    : QObject(&context.commands)
    , m_context(context)
    , m_problems(problems)
    , m_verdict(verdict)
{
    const ActionRegistry &actions = m_context.actions;
    actions.connectTo(u"document.fix"_s, this, &ProblemCommands::fix);
    actions.connectTo(u"document.fixAll"_s, this, &ProblemCommands::fixAll);
    actions.connectTo(u"go.nextProblem"_s, this, &ProblemCommands::goToNext);
    actions.connectTo(u"go.previousProblem"_s, this, &ProblemCommands::goToPrevious);
    connectPanes();
    const Pages &pages = m_context.pages;
    connect(&pages, &Pages::currentChanged, this, &ProblemCommands::showCurrent);
    connect(&pages, &Pages::changed, this, &ProblemCommands::updateActions);
    connect(&pages, &Pages::handoffChosen, &verdict, &VerdictPane::setHandoff);
    connect(&pages, &Pages::aboutToClose, this, [this](const QWidget *page) {
        if (page == m_context.pages.current()) {
            m_problems.setDocument(nullptr);
            m_verdict.setDocument(nullptr);
        }
    });
}

void ProblemCommands::connectPanes()
{
    connect(&m_problems, &ProblemsPane::findingActivated, this, &ProblemCommands::reveal);
    connect(&m_verdict, &VerdictPane::findingActivated, this, &ProblemCommands::reveal);
    connect(&m_problems, &ProblemsPane::fixRequested, this, &ProblemCommands::apply);
    connect(&m_verdict, &VerdictPane::fixRequested, this, &ProblemCommands::apply);
    connect(&m_problems, &ProblemsPane::fixAllRequested, this, &ProblemCommands::fixAll);
    connect(&m_problems, &ProblemsPane::messageRequested, &m_context.notices,
            &Notices::showMessage);
    connect(&m_verdict, &VerdictPane::handoffChosen, this, [this](const HandoffId &place) {
        if (EditorTab *tab = m_context.pages.currentTab()) {
            tab->chooseHandoff(place);
        }
    });
}

void ProblemCommands::showCurrent()
{
    m_caret.reset();
    OpenDocument *document = m_context.pages.currentDocument();
    m_problems.setDocument(document ? &document->editor() : nullptr);
    m_verdict.setDocument(document ? &document->editor() : nullptr);
    if (document) {
        m_verdict.setHandoff(m_context.pages.currentTab()->handoff());
    }
}

void ProblemCommands::reveal(const HandoffId &place, const Finding &finding)
{
    if (EditorTab *tab = m_context.pages.currentTab()) {
        tab->revealFinding(place, finding);
        if (finding.isToFillIn) {
            placeholderNavigationOf(*tab, m_context.notices).goTo(place, finding.range);
        }
    }
}

void ProblemCommands::apply(const Fix &fix)
{
    if (EditorTab *tab = m_context.pages.currentTab()) {
        tab->applyFix(fix);
    }
}

void ProblemCommands::fix()
{
    EditorTab *tab = m_context.pages.currentTab();
    if (tab && m_problems.isAncestorOf(QApplication::focusWidget())) {
        m_problems.applyFix();
    } else if (tab) {
        tab->document().whenAnalysed(tab, [this, tab] {
            if (tab == m_context.pages.currentTab()) {
                fixHere(*tab);
            }
        });
    }
}

void ProblemCommands::fixHere(EditorTab &tab)
{
    const CursorPosition here = readingPlaceIn(tab);
    const std::optional<Problem> problem = m_problems.fixableNear(here);
    if (!problem) {
        m_context.notices.showMessage(tr("No problem has a fix."));
        return;
    }
    if (distanceOf(*problem, here) >= wholeDocument) {
        tab.revealFinding(problem->place, problem->finding);
    }
    tab.applyFixHere(problem->finding.fixes.front());
}

void ProblemCommands::fixAll()
{
    if (OpenDocument *document = m_context.pages.currentDocument()) {
        document->editor().fixes().applyAll();
    }
}

void ProblemCommands::goToNext()
{
    if (SessionView *session = m_context.pages.currentSession()) {
        session->showNextFailure();
    } else if (TranscriptView *transcript = m_context.pages.currentTranscript()) {
        transcript->nextError();
    } else {
        step(&ProblemsPane::activateNext);
    }
}

void ProblemCommands::goToPrevious()
{
    if (SessionView *session = m_context.pages.currentSession()) {
        session->showPreviousFailure();
    } else if (TranscriptView *transcript = m_context.pages.currentTranscript()) {
        transcript->previousError();
    } else {
        step(&ProblemsPane::activatePrevious);
    }
}

/// Steps through the newest text, in the active pane: from the caret if the user moved it after the
/// last step.
void ProblemCommands::step(void (ProblemsPane::*activate)())
{
    EditorTab *tab = m_context.pages.currentTab();
    const auto go = [this, tab, activate] {
        if (tab != m_context.pages.currentTab()) {
            return; // the user has moved elsewhere
        }
        const std::optional<qsizetype> caret = readingPlaceIn(*tab).offset;
        if (caret && caret != m_caret && !m_problems.isAncestorOf(QApplication::focusWidget())) {
            m_problems.startAt(*caret);
        }
        (m_problems.*activate)();
        m_caret = readingPlaceIn(*tab).offset;
    };
    if (tab) {
        tab->document().whenAnalysed(tab, go);
    }
}

bool ProblemCommands::explainHere()
{
    EditorTab *tab = m_context.pages.currentTab();
    return tab && m_problems.explainAt(readingPlaceIn(*tab));
}

/// F8 moves to the problems of a document, the failures of a session or the errors of a transcript.
void ProblemCommands::updateActions()
{
    const ActionRegistry &actions = m_context.actions;
    const bool isDocument = m_context.pages.currentDocument() != nullptr;
    const bool isSession = m_context.pages.currentSession() != nullptr;
    const bool isTranscript = m_context.pages.currentTranscript() != nullptr;
    actions.setEnabled({u"document.fix"_s, u"document.fixAll"_s}, isDocument);
    actions.setEnabled({u"go.nextProblem"_s, u"go.previousProblem"_s},
                       isDocument || isSession || isTranscript);
    actions.action(u"go.nextProblem"_s)
        ->setText(isSession          ? tr("&Next failure")
                      : isTranscript ? tr("&Next error")
                                     : tr("&Next problem"));
    actions.action(u"go.previousProblem"_s)
        ->setText(isSession          ? tr("&Previous failure")
                      : isTranscript ? tr("&Previous error")
                                     : tr("&Previous problem"));
}

} // namespace baton
