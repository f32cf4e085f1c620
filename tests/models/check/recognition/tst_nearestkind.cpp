// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/recognition/nearestkind.h"
#include "models/parsing/parse.h"
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// Documents without the key that identifies their kind.
class TestNearestKind : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aDocumentWithoutItsRootIsRecognised_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("corrected");
        const QByteArray plan = sample(u"cfd.mesh-plan"_s);
        const QByteArray rootless = QByteArray(plan).mid(9).replace("\n  ", "\n").sliced(2);
        const QString mesh = u"cfd.mesh-plan"_s;
        QTest::newRow("missing") << rootless << Format::Yaml << mesh << plan;
        QTest::newRow("an empty root") << "handoff:\n" + rootless << Format::Yaml << mesh << plan;
        QTest::newRow("a letter") << QByteArray(plan).replace("handoff:", "handof:") << Format::Yaml
                                  << mesh << plan;
        QTest::newRow("another word")
            << QByteArray(plan).replace("handoff:", "review:") << Format::Yaml << mesh << plan;
        QTest::newRow("arena")
            << "ARENA_GUARDIAN:\n  Implementation: {session_id: a}\n  Files_Changed: []\n"
               "  Test_Status: PASS\n"_ba
            << Format::Yaml << u"arena.arena-to-guardian"_s
            << "ARENA_TO_GUARDIAN_HANDOFF:\n  Implementation: {session_id: a}\n"
               "  Files_Changed: []\n  Test_Status: PASS\n"_ba;
        QTest::newRow("element") << "<task_request session_id=\"a\"><mode>spawn</mode>"
                                    "<original_intent>a</original_intent>"
                                    "<current_task_summary>b</current_task_summary>"
                                    "<workflow>TDD</workflow><task_details>c</task_details>"
                                    "</task_request>"_ba
                                 << Format::Xml << u"native.request"_s << QByteArray();
    }

    void aDocumentWithoutItsRootIsRecognised()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, format);
        QFETCH(QString, kind);
        QFETCH(QByteArray, corrected);
        const auto near = nearestKind(parse(text, format).documents.front().tree, builtIn());
        QVERIFY(near && near->isNear);
        QCOMPARE(near->kind->id, kind);
        const DocumentReport document = checked(text, {}, format).documents.front();
        QCOMPARE(document.kind, QString());
        QCOMPARE(document.findings.size(), size_t(1));
        const Finding &finding = document.findings.front();
        QCOMPARE(finding.rule, u"handoff.nearest"_s);
        QCOMPARE(finding.severity, Severity::Note);
        QVERIFY2(finding.message.contains(builtIn().kind(kind)->title),
                 qPrintable(finding.message));
        if (!corrected.isEmpty()) {
            QCOMPARE(finding.fixes.size(), size_t(1));
            QVERIFY(!finding.fixes.front().isCertain);
            const Result<QByteArray> fixed = applied(text, finding.fixes.front().edits);
            QVERIFY(fixed);
            QCOMPARE(checked(*fixed, {}, format).documents.front().kind, kind);
            QCOMPARE(parse(*fixed, format).documents.front().tree.toValue(),
                     parse(corrected, format).documents.front().tree.toValue());
        }
    }

    void aMissingRootBesideAHandoffIsAnError()
    {
        const QByteArray plan = sample(u"cfd.mesh-plan"_s);
        const QByteArray misspelt = QByteArray(plan).replace("handoff:", "review:");
        const Report report = checked(plan + "---\n" + misspelt + "---\nversion: 1\n");
        QCOMPARE(report.documents.size(), size_t(3));
        QCOMPARE(listed(report.documents[1]).size(), 1);
        QCOMPARE(report.documents[1].findings.front().rule, u"handoff.nearest"_s);
        QCOMPARE(report.documents[1].findings.front().severity, Severity::Error);
        QCOMPARE(listed(report.documents[2]), QStringList());
    }

    void aWrongRootBesideAMarkdownHandoffIsAnError()
    {
        const QByteArray plan = sample(u"cfd.mesh-plan"_s);
        const auto block = [](const QByteArray &text) { return "```yaml\n" + text + "```\n\n"; };
        const QByteArray misspelt = QByteArray(plan).replace("handoff:", "handof:");
        const QByteArray rootless = QByteArray(plan).mid(9).replace("\n  ", "\n").sliced(2);
        const Report report =
            checked(block(plan) + block(misspelt) + block(rootless), {}, Format::Markdown);
        QCOMPARE(report.documents.size(), size_t(3));
        QCOMPARE(report.documents[1].findings.front().rule, u"handoff.nearest"_s);
        QCOMPARE(report.documents[1].findings.front().severity, Severity::Error);
        QCOMPARE(report.documents[2].findings.front().rule, u"handoff.nearest"_s);
        QCOMPARE(report.documents[2].findings.front().severity, Severity::Note);
    }

    void aMissingRootInTheSameMapIsAnError_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<bool>("isTold");
        const QByteArray plan = QByteArray(sample(u"cfd.mesh-plan"_s)).mid(9);
        QTest::newRow("a letter") << "handof"_ba << plan << true;
        QTest::newRow("case") << "Handoff"_ba << plan << true;
        QTest::newRow("another word") << "second"_ba << plan << true;
        QTest::newRow("two of its fields")
            << "hand-off"_ba << "  producer: cfd-reviewer\n  to_phase: 1\n"_ba << true;
        QTest::newRow("of another dialect") << "hand-off"_ba << "  producer: a\n"_ba << false;
        QTest::newRow("settings") << "Handoff"_ba << "  enabled: true\n"_ba << false;
        QTest::newRow("other data") << "x-meta"_ba << "  producer: a\n  version: 1\n"_ba << false;
    }

    void aMissingRootInTheSameMapIsAnError()
    {
        QFETCH(const QByteArray, key);
        QFETCH(const QByteArray, fields);
        QFETCH(const bool, isTold);
        const QByteArray plan = sample(u"cfd.mesh-plan"_s);
        const Report good = checked(plan);
        const Report report = checked(plan + key + ":\n" + fields);
        QCOMPARE(report.documents.size(), size_t(1));
        const QStringList found = listed(report.documents.front());
        QCOMPARE(found.size(), listed(good.documents.front()).size() + (isTold ? 1 : 0));
        QCOMPARE(found.contains(u"error handoff.root-misspelt /"_s + QString::fromUtf8(key)),
                 isTold);
        if (isTold) {
            const Finding &finding = report.documents.front().findings.back();
            QVERIFY(finding.message.contains(u"a second handoff"_s));
            QVERIFY(finding.fixes.empty()); // the intended key exists there
        }
    }

    void aWrongRootBesideAnArenaHandoffIsAnError()
    {
        const QByteArray good = sample(u"arena.arena-to-guardian"_s);
        const QByteArray other =
            QByteArray(good).replace("ARENA_TO_GUARDIAN_HANDOFF:", "GUARDIAN:");
        const Report report = checked(good + other);
        QCOMPARE(report.documents.size(), size_t(2));
        QCOMPARE(listed(report.documents[1]), QStringList(u"error handoff.nearest /GUARDIAN"_s));
    }

    /// YAML and JSON of other programs have keys of the same names.
    void otherDocumentsHaveNoFinding_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("package") << R"({"name": "a", "version": "1.0", "description": "b"})"_ba;
        QTest::newRow("compose") << "version: '3'\nservices:\n  a: {image: b}\n"_ba;
        QTest::newRow("copy job")
            << "version: 1\nsource: {path: a}\ntarget: {path: b}\ntimestamp: 2026-01-01\n"_ba;
        QTest::newRow("workflow")
            << "name: ci\non: push\njobs:\n  a: {steps: [], needs: b, status: ok}\n"_ba;
        QTest::newRow("task") << R"({"task_id": "1", "status": "done", "title": "a"})"_ba;
        QTest::newRow("list") << "- a\n- b\n"_ba;
        QTest::newRow("nothing") << QByteArray();
    }

    void otherDocumentsHaveNoFinding()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(listed(checked(text).documents.front()), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestNearestKind)
#include "tst_nearestkind.moc"
