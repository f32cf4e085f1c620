// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"
#include "models/editor/problems/problemsmodel.h"
#include "widgets/common/deferredcall.h"
#include "widgets/problems/lazyrulebook.h"
#include "widgets/problems/nearestproblem.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace baton {

class EmptyState;
class PaneHeader;
class ProblemExplanation;
class ProblemsFilter;
class ProblemsTable;
class ProblemNavigation;
class SeverityCounts;

/// The problems of one document as a table: where, what, and the fix beside it.
class ProblemsPane : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsPane(QWidget *parent = nullptr);

    /// Shows the problems of @p document; none when it is null.
    void setDocument(EditorDocument *document);
    [[nodiscard]] ProblemsModel &model() { return *m_model; }
    /// Adds the toggles by severity, the button that fixes all, and the hint on keys to @p header.
    void fillHeader(PaneHeader &header);

public Q_SLOTS:
    /// The next step continues from @p caret, where the user moved in the source.
    void startAt(qsizetype caret);
    /// Moves to the next problem in document order, after the last to the first, and activates it.
    void activateNext() { step(1); }
    void activatePrevious() { step(-1); }
    /// Applies the first fix of the current problem.
    void applyFix();
    void copySelected();
    /// Explains the rule of the current problem.
    void explain();

public:
    /// Explains the problem at @p place: the current one if it is there, else the nearest, else one
    /// of the whole document. False if there is none.
    bool explainAt(const CursorPosition &place);
    /// The problem with a fix that is nearest to @p place, as a single problem if it is part of a
    /// group. The current one has precedence at the same place. nullopt if no problem has a
    /// fix.
    [[nodiscard]] std::optional<Problem> fixableNear(const CursorPosition &place) const;

Q_SIGNALS:
    /// The user activated @p finding of the handoff at @p place.
    void findingActivated(const baton::HandoffId &place, const baton::Finding &finding);
    /// The user chose @p fix of a problem of the document.
    void fixRequested(const baton::Fix &fix);
    void fixAllRequested();
    /// Says why nothing happened; for the status bar.
    void messageRequested(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectTable();
    void refresh();
    void takeOver();
    void updateState();
    void updateFixAll();
    void step(int by);
    void activate(const QModelIndex &index);
    void applyFirstFix(const QModelIndex &index);
    [[nodiscard]] static const Fix *firstFix(const Problem *problem);
    [[nodiscard]] const Problem *problemAt(const QModelIndex &index) const;
    void explainRow(const QModelIndex &index, bool isFar = false);
    void showExplanation(const QPersistentModelIndex &index, bool isFar, const RuleBook &rules);
    void showMenu(const QPoint &position);
    void showAll();

    ProblemsModel *m_model;
    ProblemsFilter *m_filter;
    ProblemNavigation *m_walk;
    ProblemsTable *m_table;
    EmptyState *m_empty;
    QStackedWidget *m_stack;
    SeverityCounts *m_counts;
    QPushButton *m_fixAll;
    int m_fixCount = 0;
    QLabel *m_hint;
    QPointer<EditorDocument> m_document;
    DeferredCall m_later;                        ///< delays work for thousands of problems
    bool m_isChanging = false;                   ///< the current row changes without user action
    ProblemExplanation *m_explanation = nullptr; ///< created on first use
    LazyRuleBook m_rules;
};

} // namespace baton
