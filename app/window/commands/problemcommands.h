// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

#include <optional>

namespace baton {

class EditorTab;
class ProblemsPane;
class VerdictPane;
struct Finding;
struct Fix;
struct HandoffId;

/// Moves through the problems of the current document and fixes them: the actions of the Document
/// menu, of the panes of problems and verdict, and F8.
class ProblemCommands : public QObject
{
    Q_OBJECT

public:
    ProblemCommands(const WindowContext &context, ProblemsPane &problems, VerdictPane &verdict);

    /// Explains the problem at the user's position. Returns false if there is none.
    bool explainHere();

private:
    void connectPanes();
    void showCurrent();
    void fix();
    void fixHere(EditorTab &tab);
    void fixAll();
    void goToNext();
    void goToPrevious();
    void step(void (ProblemsPane::*activate)());
    void reveal(const HandoffId &place, const Finding &finding);
    void apply(const Fix &fix);
    void updateActions();

    const WindowContext &m_context;
    ProblemsPane &m_problems;
    VerdictPane &m_verdict;
    std::optional<qsizetype> m_caret; ///< caret offset in the source after the last step
};

} // namespace baton
