// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "batonprocess.h"
#include "tests/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace baton;
using namespace Qt::StringLiterals;

/// The built program with an index of sessions.
class TestCliIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = m_folder->filePath(u"index.db"_s);
    }

    void unchangedSessionsAreReadOnce()
    {
        const Printed first = index({u"--format"_s, u"json"_s});
        QCOMPARE(first.code, 0);
        const QJsonObject read = QJsonDocument::fromJson(first.out.toUtf8()).object();
        QVERIFY(read[u"sessions"_s].toInt() > 5);
        QCOMPARE(read[u"read"_s], read[u"sessions"_s]);
        const Printed second = index({u"--format"_s, u"json"_s});
        const QJsonObject again = QJsonDocument::fromJson(second.out.toUtf8()).object();
        QCOMPARE(again[u"sessions"_s], read[u"sessions"_s]);
        QVERIFY(again[u"read"_s].toInt() < read[u"read"_s].toInt() / 2);
        QCOMPARE(again[u"gone"_s].toInt(), 0);
    }

    void severalFoldersAreIndexedOneAfterTheOther()
    {
        const QString samples = QStringLiteral(BATON_SOURCE_DIR) + u"/resources/samples"_s;
        const Printed printed = run({u"index"_s, u"--store"_s, m_store, samples + u"/arena"_s,
                                     u"/nowhere"_s, samples + u"/orion"_s});
        QCOMPARE(printed.code, 2);
        QCOMPARE(printed.out.count(u'\n'), 2);
        QVERIFY2(printed.error.contains("/nowhere"_L1), qPrintable(printed.error));
    }

    /// Its sessions are found, the name is reported, and only missing sessions are removed.
    void invalidUtf8NamesAreIndexed_data()
    {
        QTest::addColumn<bool>("isFolder");
        QTest::newRow("file") << false;
        QTest::newRow("folder") << true;
    }

    void invalidUtf8NamesAreIndexed()
    {
        QFETCH(bool, isFolder);
        const QString root = m_folder->filePath(u"work"_s);
        for (const QString &name : {u"mesh"_s, u"flow"_s, u"wall"_s, u"gone"_s}) {
            QVERIFY(QDir().mkpath(root + u'/' + name));
            write(root + u'/' + name + u"/a.yaml"_s, "handoff: {producer: a, consumer: b}\n");
        }
        const QStringList command{u"index"_s, u"--store"_s, m_store, root};
        QVERIFY(run(command).out.contains("4 sessions"_L1));
        const std::filesystem::path odd = (root + u"/x"_s).toStdString() + "\xff.yaml";
        QVERIFY(isFolder ? std::filesystem::create_directory(odd) : !!std::ofstream(odd));
        QVERIFY(QDir(root + u"/gone"_s).removeRecursively());
        const Printed printed = run(command);
        const Printed listed = run({u"sessions"_s, root});
        QVERIFY(std::filesystem::remove(odd)); // Qt cannot remove this name at the end
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains("x\\xFF.yaml cannot be opened"_L1),
                 qPrintable(printed.error));
        QVERIFY2(printed.out.contains("3 sessions"_L1), qPrintable(printed.out));
        QVERIFY2(printed.out.contains("1 gone"_L1), qPrintable(printed.out));
        for (const QString &name : {u"mesh"_s, u"flow"_s, u"wall"_s}) {
            QVERIFY2(listed.out.contains(name), qPrintable(listed.out));
        }
    }

    void removedFoldersAreForgottenOnRequest()
    {
        const QString root = m_folder->filePath(u"work"_s);
        QVERIFY(QDir().mkpath(root));
        write(root + u"/a.yaml"_s, "handoff: {producer: a, consumer: b}\n");
        const QStringList command{u"index"_s, u"--store"_s, m_store, root};
        QCOMPARE(run(command).code, 0);
        QVERIFY(QDir(root).removeRecursively());
        const Printed refused = run(command);
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.error.contains("--forget"_L1), qPrintable(refused.error));
        QVERIFY(run({u"stats"_s, u"--store"_s, m_store}).out.startsWith("1 session"_L1));
        const Printed again = run(command + QStringList(u"--forget"_s));
        QCOMPARE(again.code, 0);
        QVERIFY2(again.out.contains("1 gone"_L1), qPrintable(again.out));
        QCOMPARE(run(command).code, 2); // the folder is unknown by then
    }

    /// The damage is in the middle, which is not read on opening.
    void aDamagedIndexIsCreatedAgain()
    {
        QCOMPARE(index({}).code, 0);
        QByteArray bytes = contentOf(m_store);
        constexpr qsizetype page = 4096;
        for (qsizetype at = 12 * page; at + page <= bytes.size(); at += page) {
            bytes.replace(at, page, QByteArray(page, '\x7f'));
        }
        for (const QString &beside : {u"-wal"_s, u"-shm"_s}) {
            QFile::remove(m_store + beside);
        }
        write(m_store, bytes);
        const Printed search = run({u"search"_s, u"--store"_s, m_store, u"mesh"_s});
        QCOMPARE(search.code, 2);
        QVERIFY2(search.error.contains("makes it anew"_L1), qPrintable(search.error));
        const Printed stats = run({u"stats"_s, u"--store"_s, m_store});
        QCOMPARE(stats.code, 2);
        QVERIFY2(stats.error.contains("makes it anew"_L1), qPrintable(stats.error));
        const Printed again = index({});
        QCOMPARE(again.code, 0);
        QVERIFY2(again.error.contains("damaged"_L1), qPrintable(again.error));
        QCOMPARE(contentOf(m_store + u".broken"_s), bytes);
        QCOMPARE(run({u"search"_s, u"--store"_s, m_store, u"mesh"_s}).code, 0);
    }

    void statisticsNeedAnIndex()
    {
        const Printed printed = run({u"stats"_s, u"--store"_s, m_store});
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains(u"“baton index” makes one"_s), qPrintable(printed.error));
    }

    void statisticsAreTextJsonAndCsv()
    {
        QCOMPARE(index({}).code, 0);
        const Printed text = run({u"stats"_s, u"--store"_s, m_store});
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.contains("CFD orchestrator"_L1), qPrintable(text.out));
        QVERIFY2(text.out.contains("Section 9.2"_L1), qPrintable(text.out));
        const Printed json = run({u"stats"_s, u"--store"_s, m_store, u"--format"_s, u"json"_s});
        const QJsonObject object = QJsonDocument::fromJson(json.out.toUtf8()).object();
        QVERIFY(object[u"sessions"_s].toInt() > 5);
        QVERIFY(object[u"tables"_s].toArray().size() > 5);
        const Printed csv = run({u"stats"_s, u"--store"_s, m_store, u"--format"_s, u"csv"_s});
        QVERIFY(csv.out.startsWith("table,name,title,column,value"_L1));
    }

    /// What an agent wrote and what it carried out are numbers of their own, without a bar.
    void agentsAreATableOfValues_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("told");
        QTest::newRow("text") << u"text"_s
                              << u"Agents Agent Handoffs With errors Runs Failed runs Failure rate "
                                 "devops-agent 0 0 2 1 50.0 %"_s;
        QTest::newRow("json") << u"json"_s << u"\"failed\": 1, \"failure-rate\": 50"_s;
        QTest::newRow("csv") << u"csv"_s
                             << u"agents,devops-agent,,handoffs,0 "
                                "agents,devops-agent,,invalid,0 agents,devops-agent,,runs,2 "
                                "agents,devops-agent,,failed,1 "
                                "agents,devops-agent,,failure-rate,50"_s;
        QTest::newRow("report") << u"markdown"_s
                                << u"| Agent | Handoffs | With errors | Runs | Failed runs | "
                                   "Failure rate |"_s;
    }
    void agentsAreATableOfValues()
    {
        QFETCH(const QString, format);
        QFETCH(const QString, told);
        int number = 0;
        for (const char *status : {"FAILED", "COMPLETED"}) {
            const QByteArray id = "20260301-10101" + QByteArray::number(++number) + "-deploy";
            write(m_folder->filePath(u"runs/docs/.scratch/sessions/"_s + QString::fromLatin1(id)
                                     + u"/state.json"_s),
                  R"({"session_id": ")" + id + R"(", "agent": "devops-agent", "status": ")" + status
                      + R"(", "started_at": "2026-03-01T10:10:10Z",)"
                        R"( "completed_at": "2026-03-01T10:20:10Z"})");
        }
        QCOMPARE(run({u"index"_s, u"--store"_s, m_store, u"runs"_s}).code, 0);
        const QString printed =
            run({u"stats"_s, u"--store"_s, m_store, u"--format"_s, format}).out.simplified();
        QVERIFY2(printed.contains(told), qPrintable(printed));
        QVERIFY2(!printed.contains(told + u" █"_s), qPrintable(printed));
    }

    void statisticsAreAReport()
    {
        QCOMPARE(index({}).code, 0);
        const QStringList stats{u"stats"_s, u"--store"_s, m_store, u"--format"_s};
        const Printed text = run(stats + QStringList(u"markdown"_s));
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.startsWith("# Statistics of sessions\n"_L1), qPrintable(text.out));
        QVERIFY2(text.out.contains("### Rules most broken"_L1), qPrintable(text.out));
        QVERIFY2(text.out.contains("Section 9.2"_L1), qPrintable(text.out));
        const Printed page = run(stats + QStringList(u"html"_s));
        QCOMPARE(page.code, 0);
        QVERIFY2(page.out.startsWith("<!DOCTYPE html>"_L1), qPrintable(page.out.left(100)));
        QVERIFY(page.out.contains("Rules most broken"_L1));
        const Printed matrix =
            run(stats + QStringList{u"html"_s, u"--matrix"_s, u"--protocol"_s, u"cfd"_s});
        QCOMPARE(matrix.code, 2);
        QVERIFY2(matrix.error.contains("text, json or csv"_L1), qPrintable(matrix.error));
    }

    void theMatrixIsOfOneProtocol()
    {
        QCOMPARE(index({}).code, 0);
        const QStringList matrix{u"stats"_s, u"--store"_s, m_store, u"--matrix"_s};
        QCOMPARE(run(matrix).code, 2);
        const Printed text = run(matrix + QStringList{u"--protocol"_s, u"cfd"_s});
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.contains("Flow"_L1) && text.out.contains(u'✗'), qPrintable(text.out));
        const Printed json =
            run(matrix + QStringList{u"--protocol"_s, u"cfd"_s, u"--format"_s, u"json"_s});
        const QJsonArray sessions =
            QJsonDocument::fromJson(json.out.toUtf8()).object()[u"sessions"_s].toArray();
        QCOMPARE(sessions.size(), 1);
        QCOMPARE(sessions[0][u"phases"_s][u"2"_s][u"status"_s].toString(), u"failed"_s);
        const QStringList csv{u"--protocol"_s, u"cfd"_s, u"--format"_s, u"csv"_s};
        const Printed lines = run(matrix + csv);
        QCOMPARE(lines.code, 0);
        const QString failed = u"matrix,"_s + sessions[0][u"path"_s].toString() + u",2 "_s;
        QVERIFY2(lines.out.startsWith("table,name,title,column,value\r\nmatrix,"_L1)
                     && lines.out.contains(failed) && lines.out.contains(",status,failed\r\n"_L1),
                 qPrintable(lines.out));
        const Printed all = run(matrix.first(3) + csv);
        QVERIFY2(all.out.contains("\r\nprotocols,cfd,"_L1) && all.out.contains(failed),
                 qPrintable(all.out));
    }

    void aSessionWithoutPhasesIsInTheMatrix()
    {
        QCOMPARE(index({}).code, 0);
        const Printed text =
            run({u"stats"_s, u"--store"_s, m_store, u"--matrix"_s, u"--protocol"_s, u"arena"_s});
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.startsWith("Session  "_L1), qPrintable(text.out));
        QVERIFY(text.out.count(u'\n') >= 2);
        QVERIFY2(text.out.contains("None of these sessions has a table of phases"_L1),
                 qPrintable(text.out));
    }

    void protocolNamesIgnoreLetterCase()
    {
        QCOMPARE(index({}).code, 0);
        const QStringList stats{u"stats"_s, u"--store"_s, m_store, u"--protocol"_s};
        QCOMPARE(run(stats + QStringList(u"CFD"_s)).out, run(stats + QStringList(u"cfd"_s)).out);
        QCOMPARE(run(stats + QStringList(u"cfx"_s)).code, 2);
    }

    void aPhaseIsFoundByItsTitle()
    {
        QCOMPARE(index({}).code, 0);
        const QStringList search{u"search"_s, u"--store"_s, m_store, u"in:phase"_s};
        const Printed byTitle = run(search + QStringList(u"phase:flow"_s));
        QCOMPARE(byTitle.code, 0);
        QVERIFY2(byTitle.error.isEmpty(), qPrintable(byTitle.error));
        QVERIFY2(byTitle.out.contains("Flow"_L1), qPrintable(byTitle.out));
    }

    void originNamesAreSearchable_data()
    {
        QTest::addColumn<QString>("origin");
        QTest::newRow("empty") << QString();
        QTest::newRow("blank") << u" "_s;
        QTest::newRow("quoted") << u"the \"old\" one"_s;
    }

    void originNamesAreSearchable()
    {
        QFETCH(QString, origin);
        const Printed printed = index({u"--origin"_s, origin});
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains("--origin needs a name"_L1), qPrintable(printed.error));
        QVERIFY(!QFile::exists(m_store));
    }

    /// A started session and its parent contain the same error.
    void anErrorIsCountedOnce()
    {
        const QString batch = QStringLiteral(BATON_TEST_DATA) + u"/sessions/native-batch"_s;
        QCOMPARE(run({u"index"_s, u"--store"_s, m_store, batch}).code, 0);
        const Printed found = run({u"search"_s, u"--store"_s, m_store, u"error:none"_s});
        QStringList lines = found.out.split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(!lines.isEmpty());
        QCOMPARE(lines.removeDuplicates(), 0);
    }

    void anInvalidDateIsReported()
    {
        const Printed printed =
            run({u"stats"_s, u"--store"_s, m_store, u"--after"_s, u"yesterday"_s});
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains("2026-02-21"_L1), qPrintable(printed.error));
    }

    void swappedDaysAreReported()
    {
        QCOMPARE(index({}).code, 0);
        const QStringList stats{u"stats"_s, u"--store"_s, m_store};
        const Printed swapped =
            run(stats + QStringList{u"--after"_s, u"2026-11-07"_s, u"--before"_s, u"2026-11-05"_s});
        QCOMPARE(swapped.code, 2);
        QVERIFY2(swapped.error.contains("--after 2026-11-07 is later than --before 2026-11-05"_L1),
                 qPrintable(swapped.error));
        QCOMPARE(
            run(stats + QStringList{u"--after"_s, u"2026-11-05"_s, u"--before"_s, u"2026-11-07"_s})
                .code,
            0);
    }

private:
    [[nodiscard]] Printed run(const QStringList &arguments) const
    {
        return BatonProcess(m_folder->path()).run(arguments);
    }

    [[nodiscard]] Printed index(const QStringList &options) const
    {
        return run(QStringList{u"index"_s, u"--store"_s, m_store} + options
                   + QStringList(QStringLiteral(BATON_SOURCE_DIR) + u"/resources/samples"_s));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store;
};

QTEST_GUILESS_MAIN(TestCliIndex)
#include "tst_cliindex.moc"
