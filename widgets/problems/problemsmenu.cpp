// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What ProblemsPane offers for its rows.
#include "widgets/problems/problemspane.h"

#include "widgets/problems/problemsfilter.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/icons.h"
#include "widgets/text/copymasked.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QTreeView>

#include <algorithm>

namespace baton {

using namespace Qt::StringLiterals;

void ProblemsPane::copySelected()
{
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList lines;
    for (const QModelIndex &index : std::as_const(rows)) {
        lines.append(m_model->textOf(m_filter->mapToSource(index).row()));
    }
    if (!lines.isEmpty()) {
        copyMasked(lines.join(u'\n'));
    }
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
