// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "widgets/common/linkbutton.h"
#include "widgets/text/wraplabel.h"
#include "widgets/verdict/verdictpane.h"
#include "widgets/verdict/verdictsection.h"

namespace baton {

inline Finding findingOf(Severity severity, const QString &message, const QString &path, int line,
                         const QString &fix)
{
    Finding finding;
    finding.severity = severity;
    finding.message = message;
    finding.path = JsonPointer::of(path);
    finding.start = {line, 1};
    finding.fixes = {{fix, {{0, 0, "x"}}, true}};
    return finding;
}

inline CriterionResult criterionOf(const QString &title, const QString &actual,
                                   CriterionState state)
{
    CriterionResult result;
    result.title = title;
    result.actual = actual;
    result.state = state;
    return result;
}

/// The contents of the picture of the editor.
inline Snapshot rejectedReview()
{
    DocumentReport report;
    report.kind = QStringLiteral("cfd.engineering-review");
    report.findings = {
        findingOf(Severity::Error,
                  QStringLiteral("blocking_issues is required when approval_status is REJECTED."),
                  QStringLiteral("/handoff/engineering_review/blocking_issues"), 24,
                  QStringLiteral("Insert key")),
        findingOf(
            Severity::Note, QStringLiteral("findings is read as challenges, and noted in the log."),
            QStringLiteral("/handoff/engineering_review/findings"), 26, QStringLiteral("Rename"))};
    Verdict &verdict = report.verdict;
    verdict.action = Action::Reinvoke;
    verdict.headline = QStringLiteral("Re-invoke cfd-reviewer");
    verdict.detail = QStringLiteral("Attempt 1 of 2 · gate QG2a, flow plan");
    verdict.feedback = QStringLiteral(
        "Your handoff is missing required field: blocking_issues. Please include it.");
    verdict.reasons = {0, 1};
    verdict.outlook = {{Action::Reinvoke, QStringLiteral("If the field is added"),
                        QStringLiteral("REJECTED: plan phase 2 once more")},
                       {Action::Escalate, QStringLiteral("If it is missing again"),
                        QStringLiteral("The user decides")}};
    verdict.gates = {{QStringLiteral("QG2a"),
                      QStringLiteral("Flow plan"),
                      {criterionOf(QStringLiteral("Required fields"), QStringLiteral("2 of 3"),
                                   CriterionState::Failed),
                       criterionOf(QStringLiteral("Review approved"), QStringLiteral("REJECTED"),
                                   CriterionState::Failed),
                       criterionOf(QStringLiteral("No CRITICAL challenge"), QStringLiteral("1"),
                                   CriterionState::Failed),
                       criterionOf(QStringLiteral("Required of math-analysis"),
                                   QStringLiteral("4 of 4"), CriterionState::Passed)}}};
    verdict.maxAttempts = 2;
    verdict.isAttemptKnown = true;
    Snapshot snapshot;
    snapshot.report.documents = {report};
    snapshot.at = QTime(9, 38, 14);
    return snapshot;
}

/// Long words, a long value, evidence of three lines, and a criterion that is not evaluated.
inline Snapshot germanGate()
{
    Snapshot snapshot = rejectedReview();
    auto &gate = snapshot.report.documents.front().verdict.gates.front();
    CriterionResult status = criterionOf(QStringLiteral("Prüfung bestanden"),
                                         QStringLiteral("APPROVED"), CriterionState::Passed);
    status.threshold = QStringLiteral("APPROVED oder APPROVED_WITH_NOTES");
    status.evidence = JsonPointer::of(u"/handoff/engineering_review/approval_status");
    CriterionResult open = criterionOf(QStringLiteral("Kleinste Jacobi-Determinante"), QString(),
                                       CriterionState::NotEvaluated);
    open.reason = QStringLiteral("Neben diesem Dokument liegt kein mesh-plan.");
    open.threshold = QStringLiteral("> 0");
    gate.criteria = {
        criterionOf(QStringLiteral("Pflichtfelder"), QStringLiteral("2 von 2"),
                    CriterionState::Passed),
        status,
        criterionOf(QStringLiteral("Kein CRITICAL-Einwand"), QStringLiteral("0"),
                    CriterionState::Passed),
        open,
    };
    return snapshot;
}

inline SnapshotPtr shared(Snapshot snapshot)
{
    return std::make_shared<const Snapshot>(std::move(snapshot));
}

inline Snapshot brokenSource()
{
    Snapshot snapshot;
    DocumentReport report;
    report.findings = {findingOf(Severity::Error, QStringLiteral("A colon is missing"), {}, 32,
                                 QStringLiteral("Insert colon"))};
    report.verdict.headline = QStringLiteral("Not evaluated");
    report.verdict.detail = QStringLiteral("The source does not parse, line 32");
    report.verdict.outlook = {
        {Action::Reinvoke, QStringLiteral("If it is sent like this"),
         QStringLiteral("cfd-bioreactor cannot read it. Re-invoke cfd-mathematician, "
                        "attempt 1 of 2")}};
    snapshot.report.documents = {report};
    SyntaxIssue issue;
    issue.rule = QStringLiteral("yaml.syntax");
    snapshot.parsed.issues = {issue};
    return snapshot;
}

struct ShownVerdict : VerdictPane
{
    ShownVerdict()
    {
        resize(300, 760);
        show();
    }
    using VerdictPane::show;

    void shows(const Snapshot &snapshot, const SnapshotPtr &lastValid = nullptr)
    {
        show(shared(snapshot), lastValid, catalog);
    }
    [[nodiscard]] QString textOf(const QString &name) const
    {
        return findChild<WrapLabel *>(name)->text();
    }
    [[nodiscard]] QWidget *section(const QString &name) const
    {
        return findChild<VerdictSection *>(name);
    }

    std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
};

/// True if no text of @p window is higher than its label.
inline bool showsAllText(const QWidget &window)
{
    const auto labels = window.findChildren<WrapLabel *>();
    const auto links = window.findChildren<LinkButton *>();
    const auto fits = [](const QWidget *widget) {
        return !widget->isVisible() || widget->height() >= widget->heightForWidth(widget->width());
    };
    return std::ranges::all_of(labels, fits) && std::ranges::all_of(links, fits);
}

} // namespace baton
