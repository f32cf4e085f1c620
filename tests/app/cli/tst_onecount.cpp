// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/sessionjson.h"
#include "app/cli/output/sessions/sessiontextwriter.h"
#include "models/check/file/check.h"
#include "models/parsing/parse.h"
#include "tests/files.h"
#include "tests/models/session/sessiontexts.h"
#include "tests/support/cfdplants.h"
#include "tests/support/plantedsessions.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

const QString stateName = u"cfd-bioreactor-state-20260221-150000-1.yaml"_s;

/// Every "attempt 2 of 3" in @p text.
QStringList countsIn(const QString &text)
{
    static const QRegularExpression count(u"[Aa]ttempt (\\d+) of (\\d+)(?! of)"_s);
    QStringList found;
    for (auto match = count.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        found.append(one.captured(1) + u'/' + one.captured(2));
    }
    return found;
}

} // namespace

/// All texts on the attempts and retries of a phase agree.
class TestOneCount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void allOutputsShowTheSameCount_data()
    {
        QTest::addColumn<Files>("files");
        QTest::addColumn<QString>("session");
        QTest::addColumn<int>("made"); // -1: of the planted ones
        addExecutions();
        addPlans();
        for (const QString &protocol : plantedProtocols()) {
            for (const PlantedSession &planted : plantedSessions(protocol)) {
                QTest::newRow(qPrintable(u"planted "_s + planted.name))
                    << Files(planted.files) << planted.session << -1;
            }
        }
    }

    void allOutputsShowTheSameCount()
    {
        QFETCH(Files, files);
        QFETCH(QString, session);
        QFETCH(int, made);
        const SessionFolder folder;
        for (const auto &[name, text] : std::as_const(files)) {
            folder.write(name, text);
        }
        const SessionLocation place = sessionAt(folder.path(session), *m_catalog);
        const Session read = readSession(place, *m_catalog, testSettings());
        if (made >= 0) {
            QCOMPARE(read.phases[2].count.made, made);
        }
        compareJson(read);
        compareTexts(read);
        compareDocuments(read);
    }

    /// All conclusions from the counts follow one rule.
    void theRemainingRetriesFollowFromTheAttempts_data()
    {
        QTest::addColumn<AttemptCount>("count");
        QTest::addColumn<QList<int>>("numbers"); // used, allowed, left
        QTest::addColumn<QString>("said");
        const auto row = [](int made, int most, const QList<int> &numbers, const QString &said) {
            QTest::addRow("%d of %d", made, most) << AttemptCount{made, most} << numbers << said;
        };
        row(1, 2, {0, 1, 1}, u"attempt 1 of 2: 1 retries left before it goes to the user"_s);
        row(2, 2, {1, 1, 0}, u"attempt 2 of 2: if it fails, the user decides"_s);
        row(2, 3, {1, 2, 1}, u"attempt 2 of 3: 1 retries left before it goes to the user"_s);
        row(3, 3, {2, 2, 0}, u"attempt 3 of 3: if it fails, the user decides"_s);
        row(6, 3, {2, 2, 0}, u"attempt 6, 3 are allowed: if it fails, the user decides"_s);
    }

    void theRemainingRetriesFollowFromTheAttempts()
    {
        QFETCH(AttemptCount, count);
        QFETCH(QList<int>, numbers);
        QFETCH(QString, said);
        QCOMPARE((QList{count.retriesUsed(), count.retriesAllowed(), count.retriesLeft()}),
                 numbers);
        QCOMPARE(retriesText(count, false), said);
        QVERIFY(usedUpRetriesText(count).startsWith(u"attempt %1 "_s.arg(count.made)));
        QVERIFY(!usedUpRetriesText(count).contains(u"retries"_s)); // attempts are what is counted
    }

private:
    /// Failed runs of phase 2, in the counter, the history, both, or the number of the task.
    static void addExecutions()
    {
        using namespace cfdplants;
        for (const QByteArray status : {"in_progress", "failed"}) {
            for (int failures = 1; failures <= 5; ++failures) {
                const bool isGoing = status == "in_progress";
                QByteArray history = "  error_history:\n";
                for (int i = 1; i <= failures; ++i) {
                    history += attempt(i, "fix " + QByteArray::number(i), "no");
                }
                const auto stateOf = [&](int counter) {
                    return state(isGoing ? "running" : "failed", 2, "[0, 1]",
                                 phase(0, "complete", "15:01") + phase(1, "complete", "15:10")
                                     + phase(2, status, isGoing ? "" : "15:45", counter));
                };
                const auto add = [&](const char *told, int counter, const QByteArray &entries) {
                    QTest::addRow("%d runs failed, %s, told by %s", failures, status.constData(),
                                  told)
                        << Files{{stateName, stateOf(counter)},
                                 cfdplants::analysis(2, "15:12"),
                                 review(2, "15:14"),
                                 flow("15:40", false, entries)}
                        << stateName << failures + (isGoing ? 1 : 0);
                };
                add("both", std::min(failures, 3), history);
                add("the history", 0, history);
                if (failures <= 3) {
                    add("the counter", failures, {});
                }
            }
        }
    }

    static void addPlans()
    {
        using namespace cfdplants;
        for (const QByteArray status : {"in_progress", "failed"}) {
            for (int attempt = 1; attempt <= 2; ++attempt) {
                const bool isGoing = status == "in_progress";
                QTest::addRow("plan %d rejected, %s", attempt, status.constData()) << Files{
                    {stateName,
                     state(isGoing ? "running" : "failed", 2, "[0, 1]",
                           phase(0, "complete", "15:01") + phase(1, "complete", "15:10")
                               + phase(2, status, isGoing ? "" : "15:45", 0, attempt - 1))},
                    cfdplants::analysis(2, "15:12", attempt),
                    review(2, "15:14", true, attempt)} << stateName << attempt;
            }
        }
    }

    static void compareCount(const QJsonObject &object, const AttemptCount &count)
    {
        QCOMPARE(object.value("attempt"_L1).toInt(), count.made);
        QCOMPARE(object.value("attemptsMax"_L1).toInt(), count.most);
        QCOMPARE(object.value("retriesUsed"_L1).toInt(), count.retriesUsed());
        QCOMPARE(object.value("retriesMax"_L1).toInt(), count.retriesAllowed());
        QCOMPARE(object.value("retriesLeft"_L1).toInt(), count.retriesLeft());
        if (count.most > 0 && count.made > 0) {
            QCOMPARE(count.retriesUsed() + count.retriesLeft(), count.retriesAllowed());
            QCOMPARE(object.value("ifItFails"_L1).toString(),
                     count.made < count.most ? u"retry"_s : u"user"_s);
        }
    }

    static void compareJson(const Session &session)
    {
        const QJsonObject json = cli::sessionObject(session, testSettings().now);
        const QJsonArray phases = json.value("phases"_L1).toArray();
        for (size_t i = 0; i < session.phases.size(); ++i) {
            const SessionPhase &phase = session.phases[i];
            compareCount(phases[qsizetype(i)].toObject(), phase.count);
            QCOMPARE(phases[qsizetype(i)]["attempts"_L1].toArray().size(),
                     qsizetype(phase.attempts.size()));
            const bool isTwofold = phase.count.most > 0 && isPlannedAgain(session, i);
            if (!phase.attempts.empty() && !isTwofold) {
                QCOMPARE(phase.attempts.back().number, phase.count.made); // the grid
            }
        }
        for (const QJsonValue &value : json.value("escalations"_L1).toArray()) {
            const auto phase = static_cast<size_t>(value["phase"_L1].toInt());
            compareCount(value.toObject(), session.phases[phase].count);
        }
    }

    /// True for a phase whose plan was made more often than it was run.
    static bool isPlannedAgain(const Session &session, size_t phase)
    {
        return session.phases[phase].count.most == 3
            && int(session.phases[phase].attempts.size()) != session.phases[phase].count.made;
    }

    static void compareTexts(const Session &session)
    {
        const QString text = cli::SessionTextWriter(session, testSettings().now).text();
        for (const Escalation &escalation : session.escalations) {
            const SessionPhase &phase = session.phases[size_t(escalation.phase)];
            QCOMPARE(escalation.count, phase.count);
            QVERIFY2(
                text.contains(phase.title + u": "_s + retriesText(phase.count, escalation.isOver)),
                qPrintable(text));
            const QString told =
                u"Attempts: %1 of %2"_s.arg(phase.count.made).arg(phase.count.most);
            QCOMPARE(escalation.summary.contains(told), escalation.isOver);
            QVERIFY2(!text.contains("retries used"_L1), qPrintable(text));
            QVERIFY2(!session.next.does.contains("retries"_L1)
                         || session.summary.place.protocol != "cfd"_L1,
                     qPrintable(session.next.does));
        }
        const auto current = static_cast<size_t>(std::max(0, session.currentPhase));
        if (session.currentPhase >= 0 && session.headline.startsWith("Running"_L1)
            && session.phases[current].count.made > 1) {
            QVERIFY2(session.headline.endsWith(attemptText(session.phases[current].count)),
                     qPrintable(session.headline));
        }
        for (const SessionGate &gate : session.gates) {
            if (gate.phase < 0 || session.phases[size_t(gate.phase)].count.most == 0) {
                continue;
            }
            const AttemptCount &count = session.phases[size_t(gate.phase)].count;
            for (const QString &said : countsIn(gate.next)) {
                const int number = said.section(u'/', 0, 0).toInt();
                QVERIFY2(number == count.made || number == count.made + 1, qPrintable(gate.next));
                QCOMPARE(said.section(u'/', 1).toInt(), count.most);
            }
        }
    }

    /// A document shows the same as its session.
    void compareDocuments(const Session &session) const
    {
        for (const SessionHandoff &handoff : session.handoffs) {
            const Verdict &verdict = handoff.report.verdict;
            if (verdict.maxAttempts == 0 || handoff.phase < 0) {
                continue;
            }
            const SessionPhase &phase = session.phases[size_t(handoff.phase)];
            QVERIFY(handoff.attempt <= std::max(phase.count.made, int(phase.attempts.size())));
            const bool isResult = handoff.kind.endsWith("result"_L1);
            if (isResult) {
                QCOMPARE(verdict.maxAttempts, phase.count.most);
            }
            if (isResult && isFailure(phase.status)) {
                QCOMPARE(verdict.attempt, phase.count.made);
            }
            const bool isPlannedTwice = phase.status == RunStatus::Succeeded
                && phase.attempts.size() > 1 && phase.attempts.front().errors.empty();
            if (isPlannedTwice) {
                continue; // the result is in the last column of the grid, although it is the
                          // first
            }
            QCOMPARE(verdict.attempt, handoff.attempt);
            const QString said = attemptText({verdict.attempt, verdict.maxAttempts});
            QVERIFY2(verdict.detail.contains(said.sliced(1)), qPrintable(verdict.detail));
            const QByteArray bytes = contentOf(handoff.at.path);
            CheckSettings settings;
            settings.filePath = handoff.at.path;
            const Report report = check(bytes, parse(bytes, Format::Yaml), *m_catalog, settings);
            QCOMPARE(report.documents.front().verdict.attempt, verdict.attempt);
        }
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestOneCount)
#include "tst_onecount.moc"
