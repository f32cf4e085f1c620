// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/problemspane.h"

#include "models/editor/snapshot/synchronouslimit.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/paneheader.h"
#include "widgets/problems/optionallabel.h"
#include "widgets/problems/problemexplanation.h"
#include "widgets/problems/problemnavigation.h"
#include "widgets/problems/problemsfilter.h"
#include "widgets/problems/problemstable.h"
#include "widgets/problems/severitycounts.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/text/copymasked.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace baton {

using namespace Qt::StringLiterals;

ProblemsPane::ProblemsPane(QWidget *parent)
    : QWidget(parent)
    , m_model(new ProblemsModel(this))
    , m_filter(new ProblemsFilter(this))
    , m_walk(new ProblemNavigation(*m_model, *m_filter, this))
    , m_table(new ProblemsTable(this))
    , m_empty(new EmptyState(this))
    , m_stack(new QStackedWidget(this))
    , m_counts(new SeverityCounts(this))
    , m_fixAll(new QPushButton(this))
    , m_hint(new OptionalLabel(tr("F8 next · Alt+Enter fix · F1 explain"), this))
{
    setObjectName(u"problemsPane"_s);
    m_filter->setSourceModel(m_model); // the navigation sees changes before the table
    m_table->setModel(m_filter);
    m_fixAll->setObjectName(u"problemsFixAll"_s);
    m_fixAll->setToolTip(tr("Applies all fixes that need no choice, as one step"));
    setSmall(m_fixAll);
    connect(m_fixAll, &QPushButton::clicked, this, &ProblemsPane::fixAllRequested);
    m_hint->setObjectName(u"problemsHint"_s);
    m_hint->setFont(fonts::small());
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_counts->hide();
    m_fixAll->hide();
    m_hint->hide();

    m_empty->setObjectName(u"problemsEmpty"_s);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_stack);

    connect(m_empty, &EmptyState::actionRequested, this, &ProblemsPane::showAll);
    connect(m_model, &ProblemsModel::refreshed, this, [this] {
        m_counts->setCounts(*m_model);
        m_table->fitFixColumn(*m_model);
        updateState();
    });
    connect(m_counts, &SeverityCounts::shownChanged, this, [this](Severity severity, bool isOn) {
        const QScopedValueRollback changing(m_isChanging, true);
        m_filter->setShown(severity, isOn);
        updateState();
    });
    connectTable();
    m_counts->setCounts(*m_model);
    updateState();
}

void ProblemsPane::connectTable()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (!m_isChanging && current.isValid()) {
                    m_walk->choose(m_filter->mapToSource(current).row());
                }
            });
    connect(m_table, &ProblemsTable::rowActivated, this, &ProblemsPane::activate);
    connect(m_table, &ProblemsTable::fixClicked, this, &ProblemsPane::applyFirstFix);
    connect(m_table, &ProblemsTable::fixRequested, this, &ProblemsPane::applyFix);
    connect(m_table, &ProblemsTable::copyRequested, this, &ProblemsPane::copySelected);
    connect(m_table, &ProblemsTable::explainRequested, this,
            [this](const QModelIndex &index) { explainRow(index); });
    connect(m_table, &QTreeView::customContextMenuRequested, this, &ProblemsPane::showMenu);
}

void ProblemsPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_table->showColumns(width());
}

void ProblemsPane::setDocument(EditorDocument *document)
{
    if (m_document == document) {
        return;
    }
    if (m_document) {
        m_document->disconnect(this);
    }
    m_document = document;
    m_walk->restart();
    m_fixCount = 0;
    if (document != nullptr) {
        connect(document, &EditorDocument::analysed, this, &ProblemsPane::refresh);
        connect(&document->fixes(), &DocumentFixes::counted, this, &ProblemsPane::updateFixAll);
        connect(document, &QObject::destroyed, this, [this] {
            m_later.stop();
            m_model->setProblems({});
            m_fixAll->hide();
        });
    }
    takeOver();
}

/// Deferred, because other panes are busy in the event loop turn in which thousands of problems
/// arrive.
void ProblemsPane::refresh()
{
    if (isLong(m_document->snapshot()->report)) {
        m_later.start([this] { takeOver(); });
    } else {
        takeOver();
    }
}

void ProblemsPane::takeOver()
{
    m_later.stop();
    m_model->setProblems(m_document ? m_document->takeProblems() : Problems{});
    updateFixAll();
}

/// Keeps the previous text until the number is known.
void ProblemsPane::updateFixAll()
{
    m_fixCount = m_document ? m_document->fixes().count().value_or(m_fixCount) : 0;
    m_fixAll->setText(tr("Fix all (%1)").arg(locale().toString(m_fixCount)));
    m_fixAll->setVisible(m_fixCount > 0 && m_fixAll->parentWidget() != this);
}

void ProblemsPane::fillHeader(PaneHeader &header)
{
    header.addSummary(m_counts);
    header.addWidget(m_hint);
    header.addWidget(m_fixAll);
    updateFixAll();
    m_counts->show();
    m_hint->show();
}

void ProblemsPane::updateState()
{
    const int all = m_model->rowCount();
    const int hidden = all - m_filter->rowCount();
    if (hidden < all) {
        m_stack->setCurrentWidget(m_table);
        return;
    }
    m_empty->setAction(hidden > 0 ? tr("Show all") : QString());
    if (hidden > 0) {
        m_empty->setSentence(tr("%n problem(s) hidden by severity.", nullptr, hidden));
    } else if (m_document && m_document->snapshot()->revision == 0) {
        m_empty->setSentence(tr("The document is being checked…"));
    } else if (m_document) {
        m_empty->setSentence(tr("No problems. Errors, warnings and notes appear here."));
    } else {
        m_empty->setSentence(tr("The problems of the open document appear here."));
    }
    m_stack->setCurrentWidget(m_empty);
}

void ProblemsPane::showAll()
{
    m_counts->showAll();
    m_table->setFocus();
}

const Problem *ProblemsPane::problemAt(const QModelIndex &index) const
{
    const QModelIndex row = m_filter->mapToSource(index);
    return row.isValid() ? &m_model->problem(row.row()) : nullptr;
}

void ProblemsPane::activate(const QModelIndex &index)
{
    if (const Problem *problem = problemAt(index)) {
        Q_EMIT findingActivated(HandoffId(problem->place), Finding(problem->finding));
    }
}

void ProblemsPane::startAt(qsizetype caret)
{
    m_walk->startAt(caret);
}

void ProblemsPane::step(int by)
{
    const std::optional<ProblemNavigation::Stop> stop = m_walk->next(by);
    if (!stop) {
        return;
    }
    const auto &[row, part] = *stop;
    m_table->setCurrentIndex(m_filter->mapFromSource(m_model->index(row, 0)));
    m_walk->setCurrentStop(*stop);
    const Problem &problem = m_model->problem(row);
    const Finding finding = problem.finding.each()[static_cast<size_t>(part)];
    Q_EMIT findingActivated(HandoffId(problem.place), finding);
}

void ProblemsPane::applyFix()
{
    if (!firstFix(problemAt(m_table->currentIndex()))) {
        Q_EMIT messageRequested(tr("This problem has no fix."));
    }
    applyFirstFix(m_table->currentIndex());
}

std::optional<Problem> ProblemsPane::fixableNear(const CursorPosition &place) const
{
    const Problem *current = problemAt(m_table->currentIndex()); // F8 may have selected it
    const Problem *nearest = nullptr;
    const Finding *part = nullptr;
    const auto look = [&](const Problem &problem) {
        for (const Finding &each : problem.finding.each()) {
            if (!problem.isStale && !each.fixes.empty()
                && (!part
                    || reachOf(each, problem.place, place)
                        < reachOf(*part, nearest->place, place))) {
                nearest = &problem;
                part = &each;
            }
        }
    };
    if (current && distanceOf(*current, place) < wholeDocument) {
        look(*current);
    }
    const bool isFound = part != nullptr;
    for (int row = 0; !isFound && row < m_model->rowCount(); ++row) {
        if (m_filter->mapFromSource(m_model->index(row, 0)).isValid()) {
            look(m_model->problem(row));
        }
    }
    if (!part) {
        return std::nullopt;
    }
    Problem found = *nearest;
    found.finding = *part;
    return found;
}

/// Null if there is none.
const Fix *ProblemsPane::firstFix(const Problem *problem)
{
    return problem != nullptr && !problem->isStale && !problem->finding.fixes.empty()
        ? &problem->finding.fixes.front()
        : nullptr;
}

void ProblemsPane::applyFirstFix(const QModelIndex &index)
{
    if (const Fix *fix = firstFix(problemAt(index))) {
        Q_EMIT fixRequested(Fix(*fix));
    }
}

void ProblemsPane::explain()
{
    explainRow(m_table->currentIndex());
}

bool ProblemsPane::explainAt(const CursorPosition &place)
{
    if (!isVisible()) {
        return false;
    }
    QModelIndex nearest = m_table->currentIndex(); // F8 may have selected one of several there
    const Problem *current = problemAt(nearest);
    qsizetype distance = current ? distanceOf(*current, place) : farAway;
    const bool isThere = distance < wholeDocument;
    for (int row = 0; !isThere && row < m_filter->rowCount(); ++row) {
        const QModelIndex index = m_filter->index(row, 0);
        const qsizetype next = distanceOf(*problemAt(index), place);
        if (next < distance) {
            nearest = index;
            distance = next;
        }
    }
    if (distance == farAway) {
        return false;
    }
    m_table->setCurrentIndex(nearest);
    explainRow(nearest, distance == wholeDocument);
    return true;
}

void ProblemsPane::explainRow(const QModelIndex &index, bool isFar)
{
    if (problemAt(index) && m_document) {
        m_rules.request(m_document->catalog(),
                        [this, row = QPersistentModelIndex(index), isFar](const RuleBook &rules) {
                            showExplanation(row, isFar, rules);
                        });
    }
}

void ProblemsPane::showExplanation(const QPersistentModelIndex &index, bool isFar,
                                   const RuleBook &rules)
{
    const Problem *problem = problemAt(index);
    if (!problem || !isVisible()) {
        return;
    }
    if (!m_explanation) {
        m_explanation = new ProblemExplanation(this);
    }
    m_explanation->setRule(rules.find(problem->finding.rule), problem->finding);
    m_explanation->setNote(
        isFar ? tr("Nothing is wrong where you are. This is about the document as a whole.")
              : QString());
    QRect row = m_table->visualRect(index.sibling(index.row(), ProblemsModel::MessageColumn));
    row.moveTopLeft(m_table->viewport()->mapToGlobal(row.topLeft()));
    m_explanation->popUpAt(row);
}

void ProblemsPane::copySelected()
{
    copySelectedMasked(*m_table, [this](const QModelIndex &index) {
        return m_model->textOf(m_filter->mapToSource(index).row());
    });
}

void ProblemsPane::showMenu(const QPoint &position)
{
    const QModelIndex index = m_table->indexAt(position);
    const Problem *problem = problemAt(index);
    if (problem == nullptr) {
        return;
    }
    auto *menu = new QMenu(this);
    menu->setObjectName(u"problemsMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Go to line %1").arg(problem->finding.start.line), this,
                    [this, row = QPersistentModelIndex(index)] { activate(row); })
        ->setObjectName(u"goToProblem"_s);
    if (!problem->isStale) {
        for (const Fix &fix : problem->finding.fixes) {
            menu->addAction(icon(u"fix"_s), literalText(fix.title), this,
                            [this, fix] { Q_EMIT fixRequested(fix); })
                ->setObjectName(u"applyFix"_s);
        }
    }
    menu->addAction(icon(u"help"_s), tr("Explain this rule"), QKeySequence(Qt::Key_F1), this,
                    [this, row = QPersistentModelIndex(index)] { explainRow(row); })
        ->setObjectName(u"explainProblem"_s);
    menu->addSeparator();
    menu->addAction(icon(u"copy"_s), tr("Copy"), this, &ProblemsPane::copySelected)
        ->setObjectName(u"copyProblem"_s);
    menu->addAction(tr("Copy rule id"), this,
                    [rule = problem->finding.rule] { QApplication::clipboard()->setText(rule); })
        ->setObjectName(u"copyRule"_s);
    menu->popup(m_table->viewport()->mapToGlobal(position));
}

} // namespace baton
