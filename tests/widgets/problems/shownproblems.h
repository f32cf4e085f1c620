// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/common/paneheader.h"
#include "widgets/problems/counttoggle.h"
#include "widgets/problems/problemspane.h"

#include <QMenu>
#include <QTest>
#include <QTreeView>
#include <QVBoxLayout>

namespace baton {

inline Problem problemOf(Severity severity, const QString &message, const QString &field, int line,
                         const QString &rule, const QString &fix = {})
{
    Problem problem;
    problem.finding.severity = severity;
    problem.finding.message = message;
    problem.finding.rule = rule;
    problem.finding.start = {line, 3};
    if (!fix.isEmpty()) {
        problem.finding.fixes = {{fix, {{0, 0, "x"}}, true}};
    }
    problem.fieldTitle = field;
    return problem;
}

inline Problems someProblems()
{
    return {problemOf(
                Severity::Error,
                QStringLiteral("blocking_issues is required when approval_status is REJECTED"),
                QStringLiteral("Blocking issues"), 24,
                QStringLiteral("cfd.review.blocking-issues-missing"), QStringLiteral("Insert key")),
            problemOf(Severity::Note,
                      QStringLiteral("Non-canonical field name “findings” for “challenges”"),
                      QStringLiteral("Challenges"), 26, QStringLiteral("cfd.synonym"),
                      QStringLiteral("Rename")),
            problemOf(Severity::Warning,
                      QStringLiteral("implications is not filled in: INSUFFICIENT DATA"),
                      QStringLiteral("Dimensionless numbers › implications"), 9,
                      QStringLiteral("cfd.insufficient-data"))};
}

inline void askFor(const QString &by, QTreeView &table, int row)
{
    const QModelIndex message = table.model()->index(row, ProblemsModel::MessageColumn);
    const QPoint place = table.visualRect(message).center();
    if (by == QLatin1StringView("key")) {
        table.setCurrentIndex(message);
        QTest::keyClick(&table, Qt::Key_F1);
    } else if (by == QLatin1StringView("menu")) {
        Q_EMIT table.customContextMenuRequested(place);
        auto *menu = table.window()->findChild<QMenu *>(QStringLiteral("problemsMenu"));
        menu->findChild<QAction *>(QStringLiteral("explainProblem"))->trigger();
        menu->close();
    } else {
        const QModelIndex cell = message.siblingAtColumn(ProblemsModel::ExplainColumn);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(cell).center());
    }
}

/// The pane in a dock-like frame: header above, table below.
struct ShownProblems : QWidget
{
    ShownProblems()
        : header(new PaneHeader(QStringLiteral("Problems"), this))
        , pane(new ProblemsPane(this))
    {
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins({});
        column->setSpacing(0);
        column->addWidget(header);
        column->addWidget(pane);
        pane->fillHeader(*header);
        resize(1140, 118);
        show();
    }

    [[nodiscard]] QTreeView *table() const
    {
        return pane->findChild<QTreeView *>(QStringLiteral("problemsTable"));
    }
    [[nodiscard]] CountToggle *toggle(const QString &name) const
    {
        return findChild<CountToggle *>(name);
    }

    PaneHeader *header;
    ProblemsPane *pane;
};

} // namespace baton
