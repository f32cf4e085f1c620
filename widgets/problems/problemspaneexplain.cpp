// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How ProblemsPane explains a problem.
#include "widgets/problems/problemexplanation.h"
#include "widgets/problems/problemsfilter.h"
#include "widgets/problems/problemspane.h"

#include <QtConcurrentRun>
#include <QTreeView>

namespace baton {

void ProblemsPane::explain()
{
    explainRow(m_table->currentIndex());
}

bool ProblemsPane::explainAt(const CursorPosition &place)
{
    if (!isVisible()) {
        return false;
    }
    QModelIndex nearest = m_table->currentIndex(); // F8 may have led to one of several there
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

/// The explanations of a catalog are read on a worker when the first is asked for.
void ProblemsPane::explainRow(const QModelIndex &index, bool isFar)
{
    if (!problemAt(index) || !m_document) {
        return;
    }
    const QPersistentModelIndex row(index);
    const auto catalog = m_document->catalog();
    if (m_explained == catalog && m_rules) {
        showExplanation(row, isFar);
        return;
    }
    m_explained = catalog;
    m_rules = nullptr;
    const auto read = [catalog] { return std::make_shared<const RuleBook>(std::vector{catalog}); };
    QtConcurrent::run(read).then(
        this, [this, catalog, row, isFar](const std::shared_ptr<const RuleBook> &rules) {
            if (m_explained == catalog) {
                m_rules = rules;
                showExplanation(row, isFar);
            }
        });
}

void ProblemsPane::showExplanation(const QPersistentModelIndex &index, bool isFar)
{
    const Problem *problem = problemAt(index);
    if (!problem || !isVisible()) {
        return;
    }
    if (!m_explanation) {
        m_explanation = new ProblemExplanation(this);
    }
    m_explanation->setRule(m_rules->find(problem->finding.rule), problem->finding);
    m_explanation->setNote(
        isFar ? tr("Nothing is wrong where you are. This is about the document as a whole.")
              : QString());
    QRect row = m_table->visualRect(index.sibling(index.row(), ProblemsModel::MessageColumn));
    row.moveTopLeft(m_table->viewport()->mapToGlobal(row.topLeft()));
    m_explanation->popUpAt(row);
}

} // namespace baton
