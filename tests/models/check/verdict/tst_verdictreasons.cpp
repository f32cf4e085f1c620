// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/verdictreasons.h"
#include "models/findings/gateresult.h"
#include "models/parsing/parse.h"
#include "tests/files.h"
#include "tests/models/check/checked.h"

#include <QDirIterator>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace baton;

/// The reasons of a verdict are the same in the window, in text and in JSON.
class TestVerdictReasons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    /// For all documents of tests and samples.
    void everyVerdictHasAReason()
    {
        int decided = 0;
        int ofGates = 0;
        for (const QString &path : allFiles()) {
            for (const DocumentReport &document : reportOf(path).documents) {
                const std::vector<VerdictReason> reasons = reasonsOf(document);
                QVERIFY2(!reasons.empty(), qPrintable(path));
                for (const VerdictReason &reason : reasons) {
                    QVERIFY2(!reason.text.trimmed().isEmpty(), qPrintable(path));
                }
                decided += document.verdict.action == Action::None ? 0 : 1;
                verifyHeadline(document, reasons, path, ofGates);
            }
        }
        QVERIFY(decided > 200);
        QVERIFY(ofGates > 5);
    }

    void aFailedGateIsNamedWithItsCriterion_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("good");
        QTest::addColumn<QByteArray>("bad");
        QTest::addColumn<QString>("reason");
        QTest::newRow("too little") << u"cfd.mesh-plan"_s << "min_jacobian: 0.15"_ba
                                    << "min_jacobian: 0.05"_ba
                                    << u"Gate QG1 (mesh plan) fails: Smallest Jacobian: 0.05, "
                                       "threshold > 0.1"_s;
        QTest::newRow("no mesh") << u"cfd.mesh-plan"_s << "estimated_elements: 25000"_ba
                                 << "estimated_elements: 0"_ba
                                 << u"Gate QG1 (mesh plan) fails: Elements: 0, threshold > 0"_s;
    }

    void aFailedGateIsNamedWithItsCriterion()
    {
        QFETCH(const QString, kind);
        QFETCH(const QByteArray, good);
        QFETCH(const QByteArray, bad);
        QFETCH(const QString, reason);
        QByteArray text = sample(kind);
        QVERIFY2(text.contains(good), text.constData());
        const DocumentReport document = checked(text.replace(good, bad)).documents.front();
        QCOMPARE(document.verdict.headline, u"Accept, but gate QG1 fails"_s);
        const std::vector<VerdictReason> reasons = reasonsOf(document);
        QCOMPARE(reasons.front().text, reason);
        QCOMPARE(reasons.front().gate, u"QG1"_s);
        QVERIFY(!reasons.front().path.isRoot());
    }

    void theValueThatDecidesIsNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::addColumn<QString>("reason");
        QByteArray review = sample(u"cfd.engineering-review"_s);
        review.replace("approval_status: \"APPROVED\"", "approval_status: REJECTED");
        review.replace("blocking_issues: []", "blocking_issues: [The outlet is too near]");
        review.replace("challenges: []",
                       "challenges: [{severity: WARNING, description: x, impact: y, "
                       "suggested_fix: z}]");
        QTest::newRow("rejected") << review << Format::Yaml << u"approval_status is REJECTED"_s;
        QTest::newRow("blocked") << "{\"task_id\": \"1\", \"step_index\": 1, \"agent\": \"Tara\", "
                                    "\"status\": \"blocked\", \"blockers\": [\"a\"]}"_ba
                                 << Format::Json << u"status is blocked"_s;
        QTest::newRow("three attempts") << "error_history:\n"
                                           "  - {attempt_number: 1, error_type: mesh_error}\n"
                                           "  - {attempt_number: 2, error_type: mesh_error}\n"
                                           "  - {attempt_number: 3, error_type: mesh_error}\n"_ba
                                        << Format::Yaml << u"error_history has 3 entries"_s;
    }

    void theValueThatDecidesIsNamed()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const Format, format);
        QFETCH(const QString, reason);
        const DocumentReport document = checked(text, {}, format).documents.front();
        const std::vector<VerdictReason> reasons = reasonsOf(document);
        QCOMPARE(reasons.front().text, reason);
        QVERIFY(!reasons.front().path.isRoot());
        QCOMPARE(text.mid(reasons.front().range.begin, reasons.front().range.length()).isEmpty(),
                 false);
    }

    void acceptedDocumentsHaveAReasonToo()
    {
        const DocumentReport document = checked(sample(u"cfd.mesh-plan"_s)).documents.front();
        QCOMPARE(document.verdict.action, Action::Accept);
        const std::vector<VerdictReason> reasons = reasonsOf(document);
        QCOMPARE(reasons.size(), size_t(1));
        QCOMPARE(reasons.front().text, u"Nothing speaks against it"_s);
    }

private:
    static QStringList allFiles()
    {
        QStringList paths;
        for (const QString &folder : {QStringLiteral(BATON_TEST_DATA),
                                      QStringLiteral(BATON_SOURCE_DIR "/resources/samples")}) {
            QDirIterator files(folder, {u"*.yaml"_s, u"*.json"_s, u"*.xml"_s, u"*.md"_s},
                               QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                paths.append(files.next());
            }
        }
        return paths;
    }

    static Report reportOf(const QString &path)
    {
        const QByteArray bytes = contentOf(path);
        CheckSettings settings;
        settings.filePath = path;
        return check(bytes, parse(bytes, formatOf(path, bytes), builtIn().parseOptions()),
                     builtIn(), settings);
    }

    /// A headline about a gate has a reason that names it, and reasons for each failed criterion
    /// with its threshold and actual value.
    static void verifyHeadline(const DocumentReport &document,
                               const std::vector<VerdictReason> &reasons, const QString &path,
                               int &ofGates)
    {
        static const QRegularExpression failing(u"gate (\\S+) fails"_s);
        const QString gate = failing.match(document.verdict.headline).captured(1);
        if (gate.isEmpty()) {
            return;
        }
        ++ofGates;
        const auto found = std::ranges::find(document.verdict.gates, gate, &GateResult::id);
        QVERIFY2(found != document.verdict.gates.end(), qPrintable(path));
        int failed = 0;
        for (const CriterionResult &criterion : found->criteria) {
            if (!failsByDocument(criterion)) {
                continue;
            }
            ++failed;
            const auto isNamed = [&](const VerdictReason &reason) {
                return reason.gate == gate && reason.text.contains(criterion.title)
                    && reason.text.contains(criterion.threshold)
                    && reason.text.contains(criterion.actual);
            };
            QVERIFY2(std::ranges::any_of(reasons, isNamed), qPrintable(path));
        }
        QVERIFY2(failed > 0, qPrintable(path));
    }
};

QTEST_GUILESS_MAIN(TestVerdictReasons)
#include "tst_verdictreasons.moc"
