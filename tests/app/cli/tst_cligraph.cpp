// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/batonprocess.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString samples = QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
const QString data = QStringLiteral(BATON_TEST_DATA);

/// The rules on routes in docs/routing.md.
QSet<QString> routingRules()
{
    QFile file(QStringLiteral(BATON_SOURCE_DIR "/docs/routing.md"));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("docs/routing.md is not there");
    }
    const QString text = QString::fromUtf8(file.readAll());
    static const QRegularExpression rule(u"`([a-z]+\\.[a-z-]+)`"_s);
    QSet<QString> rules;
    for (const QString &line : text.split(u'\n')) {
        if (line.startsWith("| "_L1)) {
            for (const auto &match : rule.globalMatch(line)) {
                rules.insert(match.captured(1));
            }
        }
    }
    return rules;
}

} // namespace

/// `baton graph` in a script, without a display.
class TestCliGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void picturesAreDrawnWithoutADisplay_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("SVG") << u"svg"_s << QByteArray("<?xml");
        QTest::newRow("PNG") << u"png"_s << QByteArray("\x89PNG");
        QTest::newRow("PDF") << u"pdf"_s << QByteArray("%PDF-");
    }
    void picturesAreDrawnWithoutADisplay()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, begin);
        const QString path = m_folder->filePath(u"graph."_s + format);
        const Printed printed = run({u"graph"_s, u"-o"_s, path, samples + "/arena"_L1});
        QCOMPARE(printed.code, 0);
        QCOMPARE(printed.error, QString());
        const QByteArray first = baton::contentOf(path);
        QVERIFY(first.startsWith(begin));
        QVERIFY(first.size() > 2000);
        QCOMPARE(
            run({u"graph"_s, u"--format"_s, format, u"-o"_s, path, samples + "/arena"_L1}).code, 0);
        QVERIFY2(baton::contentOf(path) == first, "the same input gives the same bytes");
    }

    void inTimeOrderEveryFormatNumbersTheHandoffs_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("word");
        QTest::newRow("text") << u"text"_s << u"\n  #%1  "_s;
        QTest::newRow("DOT") << u"dot"_s << u"label=\"#%1 · "_s;
        QTest::newRow("Mermaid") << u"mermaid"_s << u"|\"#35;%1 · "_s;
        QTest::newRow("SVG") << u"svg"_s << u">#%1</text>"_s;
        QTest::newRow("JSON") << u"json"_s << u"\"order\": %1,"_s;
    }
    void inTimeOrderEveryFormatNumbersTheHandoffs()
    {
        QFETCH(QString, format);
        QFETCH(QString, word);
        const Printed printed = run(
            {u"graph"_s, u"--time-order"_s, u"--format"_s, format, samples + "/arena-review"_L1});
        QCOMPARE(printed.code, 0);
        for (int number = 1; number <= 4; ++number) {
            QVERIFY2(printed.out.contains(word.arg(number)), qPrintable(printed.out));
        }
        QVERIFY(!printed.out.contains(word.arg(5)));
    }

    void aPngIsScaled()
    {
        const QString path = m_folder->filePath(u"graph.png"_s);
        QCOMPARE(run({u"graph"_s, u"-o"_s, path, samples + "/arena"_L1}).code, 0);
        const QSize once = QImage(path).size();
        QCOMPARE(run({u"graph"_s, u"--scale"_s, u"2"_s, u"-o"_s, path, samples + "/arena"_L1}).code,
                 0);
        QCOMPARE(QImage(path).size(), once * 2);
    }

    void contradictoryOptionsAreRejected_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("word");
        QTest::newRow("scale of SVG")
            << QStringList{u"--scale"_s, u"2"_s, u"--format"_s, u"svg"_s} << u"PNG only"_s;
        QTest::newRow("scale of text") << QStringList{u"--scale"_s, u"2"_s} << u"PNG only"_s;
        QTest::newRow("scale of nothing")
            << QStringList{u"--scale"_s, u"0"_s, u"--format"_s, u"png"_s} << u"0"_s;
        QTest::newRow("too large")
            << QStringList{u"--scale"_s, u"400"_s, u"--format"_s, u"png"_s} << u"too large"_s;
        QTest::newRow("a folder that is not there")
            << QStringList{u"-o"_s, u"/nonexistent/graph.svg"_s} << u"/nonexistent"_s;
    }
    void contradictoryOptionsAreRejected()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, word);
        const Printed printed =
            run(QStringList{u"graph"_s} + arguments + QStringList{samples + "/arena"_L1});
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains(word), qPrintable(printed.error));
        QCOMPARE(printed.out, QString());
    }

    void theJsonOfATranscriptContainsItsHandoffs()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u"s/subagents"_s));
        write(u"s.jsonl"_s,
              R"({"type":"assistant","sessionId":"s","timestamp":"2026-02-21T14:00:00Z","message":)"
              R"({"content":[{"type":"tool_use","id":"t","name":"Agent","input":)"
              R"({"prompt":"Plan it.","subagent_type":"planner"}}]}})"
              "\n"
              R"({"type":"user","sessionId":"s","timestamp":"2026-02-21T14:05:00Z","message":)"
              R"({"content":[{"type":"tool_result","tool_use_id":"t","content":"Planned."}]},)"
              R"("toolUseResult":{"agentId":"a"}})"
              "\n");
        write(u"s/subagents/agent-a.jsonl"_s,
              R"({"type":"assistant","sessionId":"s","agentId":"a","isSidechain":true,)"
              R"("timestamp":"2026-02-21T14:01:00Z","message":{"content":[{"type":"tool_use",)"
              R"("id":"w","name":"Write","input":{"file_path":"/w/plan.yaml"}}]}})"
              "\n");
        const Printed printed =
            run({u"graph"_s, u"--format"_s, u"json"_s, m_folder->filePath(u"s.jsonl"_s)});
        QCOMPARE(printed.code, 0);
        const QJsonArray handoffs =
            QJsonDocument::fromJson(printed.out.toUtf8())[u"handoffs"_s].toArray();
        QCOMPARE(handoffs.size(), 2);
        QCOMPARE(handoffs[0][u"prompt"_s].toString(), u"Plan it."_s);
        QVERIFY(!handoffs[0].toObject().contains(u"result"_s));
        QCOMPARE(handoffs[1][u"result"_s].toString(), u"Planned."_s);
        QCOMPARE(handoffs[1][u"wrote"_s].toArray(), QJsonArray{u"/w/plan.yaml"_s});
    }

    void aBrokenRecordOfATranscriptIsReported()
    {
        const QByteArray text =
            R"({"type":"assistant","sessionId":"s","timestamp":"2026-02-21T14:00:00Z","message":)"
            R"({"content":[{"type":"tool_use","id":"t","name":"Agent","input":)"
            R"({"prompt":"Plan it.","subagent_type":"planner"}}]}})"
            "\n"
            "{\"type\":\"user\",\"sess\n";
        write(u"s.jsonl"_s, text);
        const QString path = m_folder->filePath(u"s.jsonl"_s);
        const Printed transcript = run({u"transcript"_s, path});
        QCOMPARE(transcript.code, 1);
        const Printed graph = run({u"graph"_s, path});
        QCOMPARE(graph.code, 1);
        QVERIFY2(graph.out.contains(u"planner"_s), qPrintable(graph.out));
        QVERIFY2(graph.error.contains(u"s.jsonl:2: The record does not parse: "_s),
                 qPrintable(graph.error));
        QCOMPARE(graph.error, transcript.error);
    }

    void anEmptyGraphIsReported()
    {
        write(u"broken.yaml"_s, "a: [1, 2\n  b: }\n");
        write(u"empty.yaml"_s, "");
        QVERIFY(QDir().mkpath(m_folder->filePath(u"nothing"_s)));
        const QString target = m_folder->filePath(u"nothing.svg"_s);
        for (const QString &name : {u"broken.yaml"_s, u"empty.yaml"_s}) {
            const Printed file = run({u"graph"_s, u"-o"_s, target, m_folder->filePath(name)});
            QCOMPARE(file.code, 2);
            QVERIFY2(file.error.contains(name + u" contains no handoff"_s), qPrintable(file.error));
            QVERIFY(!QFileInfo::exists(target));
        }
        const Printed folder = run({u"graph"_s, m_folder->filePath(u"nothing"_s)});
        QCOMPARE(folder.code, 0);
        QVERIFY2(folder.error.contains(u"no handoff to draw"_s), qPrintable(folder.error));
    }

    void refusesToPrintAPictureOnATerminal()
    {
        const QString script = QStandardPaths::findExecutable(u"script"_s);
        if (script.isEmpty()) {
            QSKIP("there is no program that lends a terminal");
        }
        const Printed printed = process().runShell(
            u"script -qec 'baton graph --format png %1/arena' /dev/null"_s.arg(samples));
        QVERIFY2(printed.out.contains(u"-o FILE"_s), qPrintable(printed.out));
        QVERIFY(!printed.out.contains(u"IHDR"_s));
    }

    void findsTheWorkspaceAboveOrReportsItMissing()
    {
        const QString below = m_folder->filePath(u"team/handoffs"_s);
        QVERIFY(QDir().mkpath(below));
        write(u"team/handoffs/1.yaml"_s, "JUDGE_TO_ARENA_HANDOFF: {Note: done}\n");
        write(u"team/2.yaml"_s, "RADAR_TO_ARENA_HANDOFF: {Note: done}\n");
        const Printed missed = run({u"graph"_s, u"--workspace"_s, below});
        QCOMPARE(missed.code, 2);
        QVERIFY2(missed.error.contains(u"is not in a workspace"_s), qPrintable(missed.error));
        QVERIFY(QDir().mkpath(m_folder->filePath(u"team/.baton"_s)));
        const Printed found = run({u"graph"_s, u"--workspace"_s, below});
        QVERIFY2(found.out.contains(u"Radar → Arena"_s), qPrintable(found.out + found.error));
        QVERIFY(found.out.contains(u"Judge → Arena"_s));
        QVERIFY(!run({u"graph"_s, below}).out.contains(u"Radar"_s));
    }

    void findsTheSessionAboveOrReportsItMissing_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isThere");
        const QString session = samples + "/cfd-bioreactor-session-20260221-143000-48213"_L1;
        QTest::newRow("its folder") << session << true;
        QTest::newRow("its handoffs") << session + "/handoffs"_L1 << true;
        QTest::newRow("deep in it") << session + "/logs"_L1 << true;
        QTest::newRow("its state file")
            << QString(session).replace("-session-"_L1, "-state-"_L1) + ".yaml"_L1 << true;
        QTest::newRow("handoffs beside each other") << samples + "/arena"_L1 << true;
        QTest::newRow("a folder of sessions") << samples << false;
        QTest::newRow("a file of no session") << samples + "/README.md"_L1 << false;
        QTest::newRow("an empty folder") << samples + "/docs"_L1 << false;
    }
    void findsTheSessionAboveOrReportsItMissing()
    {
        QFETCH(QString, path);
        QFETCH(bool, isThere);
        const Printed printed = run({u"graph"_s, u"--session"_s, path});
        const QString picture = m_folder->filePath(u"graph.svg"_s);
        const Printed drawn = run({u"graph"_s, u"--session"_s, u"-o"_s, picture, path});
        QCOMPARE(drawn.code, printed.code);
        QCOMPARE(QFileInfo::exists(picture), isThere);
        if (isThere) {
            QVERIFY2(printed.code != 2, qPrintable(printed.error));
            QVERIFY2(!printed.out.contains(u" 0 handoffs"_s), qPrintable(printed.out));
            return;
        }
        QCOMPARE(printed.code, 2);
        QCOMPARE(printed.out, QString());
        QVERIFY2(printed.error.contains(u"is not in a session"_s), qPrintable(printed.error));
    }

    void equalFindingsArePrintedOnce()
    {
        for (int i = 0; i < 30; ++i) {
            write(u"%1.yaml"_s.arg(i), "ARENA_TO_ZORK_HANDOFF: {Note: x}\n");
        }
        const QString text = run({u"graph"_s, m_folder->path()}).out;
        QCOMPARE(text.count(u"[arena.unknown-agent]"_s), 1);
        QVERIFY2(text.contains(u"and 29 more alike"_s), qPrintable(text));
    }

    void checkAndGraphNameTheSameFindings_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("samples") << samples;
        for (const QString &folder : QDir(data).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            for (const QString &one :
                 QDir(data + u'/' + folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                QTest::newRow(qPrintable(folder + u'/' + one)) << data + u'/' + folder + u'/' + one;
            }
        }
    }
    void checkAndGraphNameTheSameFindings()
    {
        QFETCH(QString, path);
        static const QSet<QString> rules = routingRules();
        QVERIFY(rules.size() > 15);
        QSet<QString> checked;
        const QJsonObject report = json({u"check"_s, u"--format"_s, u"json"_s, path});
        for (const QJsonValue &file : report[u"files"_s].toArray()) {
            for (const QJsonValue &document : file[u"documents"_s].toArray()) {
                note(checked, document[u"findings"_s], file[u"path"_s].toString(), rules);
            }
        }
        QSet<QString> drawn;
        const QJsonObject graph =
            json({u"graph"_s, u"--kind"_s, u"agents"_s, u"--format"_s, u"json"_s, path});
        for (const QJsonValue &finding : graph[u"findings"_s].toArray()) {
            note(drawn, QJsonArray{finding}, finding[u"evidence"_s][u"path"_s].toString(), rules);
        }
        QCOMPARE(sorted(drawn), sorted(checked));
    }

private:
    [[nodiscard]] BatonProcess process() const { return BatonProcess(m_folder->path()); }
    [[nodiscard]] Printed run(const QStringList &arguments) const
    {
        return process().run(arguments);
    }
    [[nodiscard]] QJsonObject json(const QStringList &arguments) const
    {
        return QJsonDocument::fromJson(run(arguments).out.toUtf8()).object();
    }

    void note(QSet<QString> &found, const QJsonValue &findings, const QString &path,
              const QSet<QString> &rules) const
    {
        const QString whole = QDir::cleanPath(QDir(m_folder->path()).absoluteFilePath(path));
        for (const QJsonValue &finding : findings.toArray()) {
            const QString rule = finding[u"rule"_s].toString();
            if (rules.contains(rule)) {
                found.insert(whole + u' ' + rule);
            }
        }
    }

    static QStringList sorted(const QSet<QString> &set)
    {
        QStringList list(set.begin(), set.end());
        list.sort();
        return list;
    }

    void write(const QString &name, const QByteArray &text) const
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("cannot write %s", qPrintable(name));
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestCliGraph)
#include "tst_cligraph.moc"
