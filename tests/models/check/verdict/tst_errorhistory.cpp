// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

struct Attempted
{
    QByteArray number;
    QByteArray type = "solver_divergence";
    QByteArray fix = "Reduced relaxation";
    QByteArray outcome = "Still diverged";
};

QByteArray history(const std::vector<Attempted> &entries)
{
    QByteArray text = "error_history:\n";
    for (const Attempted &entry : entries) {
        text += "  - attempt_number: " + entry.number + "\n    error_type: " + entry.type
            + "\n    error_message: \"It failed\"\n    fix_attempted: \"" + entry.fix
            + "\"\n    fix_outcome: \"" + entry.outcome + "\"\n";
    }
    return text;
}

QByteArray inHandoff(QByteArray text)
{
    return sample(u"cfd.mesh-plan"_s) + "  " + text.trimmed().replace("\n", "\n  ") + '\n';
}

} // namespace

class TestErrorHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void acceptsOnlyErrorTypesOfTheTaxonomy_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QString>("finding");
        for (const char *known : {"import_error", "mesh_error", "solver_divergence",
                                  "assertion_failure", "numerical_instability"}) {
            QTest::newRow(known) << QByteArray(known) << QString();
        }
        const QString path = u" /error_history/0/error_type"_s;
        QTest::newRow("later") << "wall_clock_timeout"_ba
                               << "note cfd.history.error-type-later"_L1 + path;
        QTest::newRow("unknown") << "bad_luck"_ba << "warning cfd.history.error-type"_L1 + path;
    }

    void acceptsOnlyErrorTypesOfTheTaxonomy()
    {
        QFETCH(QByteArray, type);
        QFETCH(QString, finding);
        const DocumentReport report = checked(history({{"1", type}})).documents.front();
        QCOMPARE(report.kind, u"cfd.error-history"_s);
        QCOMPARE(listed(report), finding.isEmpty() ? QStringList() : QStringList(finding));
    }

    void aFragmentNeedsNoBaseFields()
    {
        const DocumentReport report = checked(history({{"1"}})).documents.front();
        QCOMPARE(listed(report), QStringList());
        QCOMPARE(report.verdict.action, Action::None);
    }

    void attemptsCountUpFromOne()
    {
        const DocumentReport report =
            checked(history({{"1"}, {"3", "mesh_error", "Other"}})).documents.front();
        QCOMPARE(listed(report),
                 QStringList(u"error cfd.history.attempt-order /error_history/1/attempt_number"_s));
        QCOMPARE(report.findings.front().expected, u"2"_s);
    }

    void aFixThatFailedBeforeIsPointedOut()
    {
        const QByteArray text =
            inHandoff(history({{"1", "mesh_error", "Reduced relaxation to 0.5"},
                               {"2", "mesh_error", "reduced  relaxation to 0.5."}}));
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(listed(report),
                 QStringList(
                     u"warning cfd.history.repeated-fix /handoff/error_history/1/fix_attempted"_s));
        QCOMPARE(report.findings.front().message, u"Already tried in attempt 1"_s);
    }

    void anyOutcomeCountsAsATriedFix()
    {
        for (const char *outcome :
             {"Converged at iteration 72", "Did not get it converged", "success", ""}) {
            const QByteArray text = history({{"1", "mesh_error", "Picard", outcome},
                                             {"2", "mesh_error", "Picard", "Did not converge"}});
            QCOMPARE(listed(checked(text).documents.front()).size(), 1);
        }
    }

    void threeFailedAttemptsEscalate_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray three =
            history({{"1", "mesh_error", "a"}, {"2", "mesh_error", "b"}, {"3", "mesh_error", "c"}});
        QTest::newRow("fragment") << three;
        QTest::newRow("handoff") << inHandoff(three);
        QTest::newRow("handoff with an error") << without(inHandoff(three), "element_type");
    }

    void threeFailedAttemptsEscalate()
    {
        QFETCH(QByteArray, text);
        const Verdict verdict = checked(text).documents.front().verdict;
        QCOMPARE(verdict.action, Action::Escalate);
        QCOMPARE(verdict.headline, u"Escalate to the user"_s);
    }

    void moreThanThreeAreTooMany()
    {
        const DocumentReport report = checked(history({{"1", "mesh_error", "a"},
                                                       {"2", "mesh_error", "b"},
                                                       {"3", "mesh_error", "c"},
                                                       {"4", "mesh_error", "d"}}))
                                          .documents.front();
        QCOMPARE(listed(report), QStringList(u"error cfd.history.too-many /error_history"_s));
        QCOMPARE(report.verdict.action, Action::Escalate);
    }
};

QTEST_GUILESS_MAIN(TestErrorHistory)
#include "tst_errorhistory.moc"
