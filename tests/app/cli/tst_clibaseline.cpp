// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"

#include <QProcess>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace {

/// The parts of a test report that pipelines read.
struct TestResult
{
    QString file;
    QString name;
    QString failure; ///< the element, "failure" or "error"; empty where it passed
    QString rule;
    QString message;
    QString text;
};

struct TestResults
{
    int tests = 0;
    int failures = 0;
    int errors = 0;
    QList<TestResult> cases;
    QString output;
};

TestResults resultsIn(const QString &report)
{
    TestResults results;
    QXmlStreamReader xml(report.toUtf8());
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        const auto attribute = [&xml](QLatin1StringView name) {
            return xml.attributes().value(name).toString();
        };
        if (xml.name() == "testsuite"_L1) {
            results.tests = attribute("tests"_L1).toInt();
            results.failures = attribute("failures"_L1).toInt();
            results.errors = attribute("errors"_L1).toInt();
        } else if (xml.name() == "testcase"_L1) {
            results.cases.append({attribute("classname"_L1), attribute("name"_L1), {}, {}, {}, {}});
        } else if (xml.name() == "failure"_L1 || xml.name() == "error"_L1) {
            TestResult &test = results.cases.last();
            test.failure = xml.name().toString();
            test.rule = attribute("type"_L1);
            test.message = attribute("message"_L1);
            test.text = xml.readElementText();
        } else if (xml.name() == "system-out"_L1) {
            results.output = xml.readElementText();
        }
    }
    if (xml.hasError()) {
        qFatal("the report is no XML: %s", qPrintable(xml.errorString()));
    }
    return results;
}

} // namespace

/// Runs "baton check" as a pipeline does: with a baseline, and with results as tests.
class TestCliBaseline : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        start();
        m_wrong = content(cfd(u"consumer/agent.yaml"_s));
        write(u"a.yaml"_s, m_wrong);
        write(u"b.yaml"_s, content(cfd(u"valid-mesh-plan.yaml"_s)));
    }

    void reportsOnlyNewFindings()
    {
        writeBaseline();
        const Printed known = check({u"a.yaml"_s, u"b.yaml"_s});
        QCOMPARE(known.out, u"2 files, 2 documents: 0 errors, 0 warnings, 0 notes, 1 known\n"_s);
        QCOMPARE(known.code, 0);
        write(u"b.yaml"_s, m_wrong);
        const Printed added = check({u"a.yaml"_s, u"b.yaml"_s});
        QCOMPARE(added.code, 1);
        QVERIFY(added.out.startsWith(u"b.yaml:6:"_s));
        QVERIFY(!added.out.contains(u"a.yaml:"_s));
    }

    void createsItsFolder()
    {
        const QString path = u".baton/known.json"_s;
        QCOMPARE(run({u"check"_s, u"--write-baseline"_s, path, u"a.yaml"_s}).code, 0);
        QCOMPARE(run({u"check"_s, u"--baseline"_s, path, u"a.yaml"_s}).code, 0);
        const Printed told = run({u"check"_s, u"--write-baseline"_s, u"a.yaml/x"_s, u"a.yaml"_s});
        QCOMPARE(told.code, 2);
        QVERIFY(!told.error.isEmpty());
    }

    void replacesNothingButABaseline_data()
    {
        QTest::addColumn<QByteArray>("present");
        QTest::addColumn<bool>("isReplaced");
        QTest::newRow("a handoff") << QByteArray("handoff:\n  version: \"1.0\"\n") << false;
        QTest::newRow("other JSON") << QByteArray("{\"findings\": []}") << false;
        QTest::newRow("a report") << QByteArray("{\"files\": [], \"baseline\": \"1\"}") << false;
        QTest::newRow("a baseline") << QByteArray("{\"baseline\": 1, \"findings\": []}") << true;
        QTest::newRow("a baseline of another version")
            << QByteArray("{\"baseline\": 2, \"findings\": []}") << true;
        QTest::newRow("nothing") << QByteArray() << true;
    }

    void replacesNothingButABaseline()
    {
        QFETCH(const QByteArray, present);
        QFETCH(const bool, isReplaced);
        const QString path = write(u"present"_s, present);
        const Printed told = run({u"check"_s, u"--write-baseline"_s, u"present"_s, u"a.yaml"_s});
        if (isReplaced) {
            QCOMPARE(told.code, 0);
            QCOMPARE(check({u"a.yaml"_s}, u"present"_s).code, 0);
        } else {
            QCOMPARE(told.code, 2);
            QVERIFY2(told.error.startsWith(u"baton: present exists and is not a baseline"_s),
                     qPrintable(told.error));
            QCOMPARE(content(path), present);
        }
    }

    void isIndependentOfTheLineNumber()
    {
        writeBaseline();
        write(u"a.yaml"_s, "# one\n# two\n\n" + m_wrong);
        QCOMPARE(check({u"a.yaml"_s}).code, 0);
    }

    void isIndependentOfTheListIndex()
    {
        const QByteArray review = content(cfd(u"valid-engineering-review.yaml"_s));
        const QByteArray entry = "      - severity: \"SEVERE\"\n        description: \"d\"\n"
                                 "        impact: \"i\"\n        suggested_fix: \"f\"\n";
        const QByteArray head = "    challenges:\n";
        QByteArray text = review;
        write(u"a.yaml"_s, text.replace(head, head + entry));
        writeBaseline();
        QByteArray good = entry;
        good.replace("SEVERE", "WARNING");
        write(u"a.yaml"_s, QByteArray(text).replace(head, head + good));
        QCOMPARE(check({u"--strict"_s, u"a.yaml"_s}).code, 0);
        write(u"a.yaml"_s, QByteArray(text).replace(head, head + entry));
        const Printed added = check({u"--strict"_s, u"a.yaml"_s});
        QVERIFY2(added.code == 1, qPrintable(added.out));
    }

    void isTheSameFromEveryFolder()
    {
        writeBaseline();
        const Printed told = BatonProcess(u"/"_s).run({u"check"_s, u"--baseline"_s,
                                                       m_folder->filePath(u"known.json"_s),
                                                       m_folder->filePath(u"a.yaml"_s)});
        QCOMPARE(told.code, 0);
    }

    void isTheSameThroughALink_data()
    {
        QTest::addColumn<QString>("baseline");
        QTest::addColumn<QString>("file");
        QTest::newRow("to the file's folder") << u"known.json"_s << u"other/link/a.yaml"_s;
        QTest::newRow("to the baseline's folder") << u"other/link/known.json"_s << u"a.yaml"_s;
    }

    void isTheSameThroughALink()
    {
        QFETCH(const QString, baseline);
        QFETCH(const QString, file);
        QVERIFY(QDir(m_folder->path()).mkpath(u"other"_s));
        QVERIFY(QFile::link(m_folder->path(), m_folder->filePath(u"other/link"_s)));
        writeBaseline();
        const Printed told = check({file}, baseline);
        QCOMPARE(told.out, u"1 file, 1 document: 0 errors, 0 warnings, 0 notes, 1 known\n"_s);
        QCOMPARE(told.code, 0);
    }

    void holdsNoValuesOfTheDocuments()
    {
        writeBaseline();
        const QJsonObject root =
            QJsonDocument::fromJson(content(m_folder->filePath(u"known.json"_s))).object();
        QCOMPARE(root[u"baseline"].toInt(), 1);
        QCOMPARE(root[u"findings"].toArray(),
                 (QJsonArray{QJsonObject{{u"path"_s, u"a.yaml"_s},
                                         {u"kind"_s, u"cfd.math-analysis"_s},
                                         {u"rule"_s, u"cfd.consumer-not-hub"_s},
                                         {u"place"_s, u"/handoff/consumer"_s}}}));
    }

    void marksKnownFindingsInEveryFormat()
    {
        writeBaseline();
        write(u"b.yaml"_s, m_wrong);
        const QJsonObject report =
            json(check({u"--format"_s, u"json"_s, u"a.yaml"_s, u"b.yaml"_s}));
        QCOMPARE(report[u"summary"][u"known"].toInt(), 1);
        QCOMPARE(report[u"summary"][u"errors"].toInt(), 1);
        const auto finding = [&report](int file) {
            return report[u"files"][file][u"documents"][0][u"findings"][0];
        };
        QVERIFY(finding(0)[u"known"].toBool());
        QVERIFY(!finding(1)[u"known"].toBool(true));
        const QJsonObject log = json(check({u"--format"_s, u"sarif"_s, u"a.yaml"_s, u"b.yaml"_s}));
        const QJsonValue results = log[u"runs"][0][u"results"];
        QCOMPARE(results[0][u"baselineState"].toString(), u"unchanged"_s);
        QCOMPARE(results[1][u"baselineState"].toString(), u"new"_s);
        QCOMPARE(results[0][u"suppressions"][0][u"kind"].toString(), u"external"_s);
        QVERIFY(results[1][u"suppressions"].toArray().isEmpty());
        const TestResults tests =
            resultsIn(check({u"--format"_s, u"junit"_s, u"a.yaml"_s, u"b.yaml"_s}).out);
        QCOMPARE(tests.cases[0].failure, QString());
        QCOMPARE(tests.cases[1].failure, u"failure"_s);
    }

    void rejectsAFileThatIsNotABaseline_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("cut off") << QByteArray("{\"baseline\": 1, \"fin");
        QTest::newRow("something else") << QByteArray("{\"findings\": []}");
        QTest::newRow("of a later version") << QByteArray("{\"baseline\": 2, \"findings\": []}");
        QTest::newRow("a list") << QByteArray("[]");
    }

    void rejectsAFileThatIsNotABaseline()
    {
        QFETCH(QByteArray, text);
        write(u"known.json"_s, text);
        const Printed told = check({u"a.yaml"_s});
        QCOMPARE(told.code, 2);
        QVERIFY2(told.error.startsWith(u"baton: known.json is not a baseline of this version"_s),
                 qPrintable(told.error));
    }

    void refusesOptionsThatContradictEachOther_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("read and written")
            << QStringList{u"--baseline"_s, u"x"_s, u"--write-baseline"_s, u"x"_s};
        QTest::newRow("written from a part")
            << QStringList{u"--changed-since"_s, u"HEAD"_s, u"--write-baseline"_s, u"x"_s};
    }

    void refusesOptionsThatContradictEachOther()
    {
        QFETCH(QStringList, options);
        const Printed told = run(QStringList(u"check"_s) + options + QStringList(u"a.yaml"_s));
        QCOMPARE(told.code, 2);
        QVERIFY(!QFileInfo::exists(m_folder->filePath(u"x"_s)));
    }

    void eachDocumentIsATest()
    {
        write(u"c.yaml"_s, m_wrong + "---\n" + content(cfd(u"valid-mesh-plan.yaml"_s)));
        const Printed told = junit({u"a.yaml"_s, u"b.yaml"_s, u"c.yaml"_s, u"nowhere.yaml"_s});
        QCOMPARE(told.code, 2);
        const TestResults results = resultsIn(told.out);
        QCOMPARE(results.tests, 5);
        QCOMPARE(results.failures, 2);
        QCOMPARE(results.errors, 1);
        QStringList seen;
        for (const TestResult &test : results.cases) {
            seen.append(test.file + u' ' + test.name + u' ' + test.failure);
        }
        QCOMPARE(seen,
                 (QStringList{u"a.yaml cfd.math-analysis failure"_s, u"b.yaml cfd.mesh-plan "_s,
                              u"c.yaml cfd.math-analysis (1) failure"_s,
                              u"c.yaml cfd.mesh-plan (2) "_s, u"nowhere.yaml file error"_s}));
        const TestResult &failed = results.cases[0];
        QCOMPARE(failed.rule, u"cfd.consumer-not-hub"_s);
        QVERIFY(failed.text.startsWith(u"a.yaml:6:"_s));
        QVERIFY(failed.text.contains(failed.message));
    }

    void warningsFailTestsIfStrict()
    {
        const QString path = cfd(u"version-other.yaml"_s);
        const TestResults lax = resultsIn(junit({path}).out);
        QCOMPARE(lax.failures, 0);
        QVERIFY(lax.output.contains(u" warning: "_s));
        const TestResults strict = resultsIn(junit({u"--strict"_s, path}).out);
        QCOMPARE(strict.failures, 1);
        QCOMPARE(strict.output, QString());
    }

    void writesValidXmlForAnyDocument()
    {
        QByteArray text = m_wrong;
        text.replace("cfd-reviewer", "\\x01 ]]> <a b='\\\"'>&amp; \\ud800 \\uffff \u00fc");
        write(u"a \x01<&\".yaml"_s, text);
        const Printed told = junit({u"a \x01<&\".yaml"_s});
        const TestResults results = resultsIn(told.out);
        QCOMPARE(results.cases.size(), 1);
        QCOMPARE(results.cases.first().file, u"a \ufffd<&\".yaml"_s);
        QVERIFY(results.cases.first().failure == "failure"_L1);
    }

    void fitsTheSchemaOfPipelines()
    {
        write(u"report.xml"_s, junit({u"a.yaml"_s, u"b.yaml"_s, u"nowhere.yaml"_s}).out.toUtf8());
        const Printed told = BatonProcess(m_folder->path())
                                 .runShell(u"xmllint --noout --schema " BATON_TEST_DATA
                                           "/cli/junit.xsd report.xml"_s);
        QCOMPARE(told.out, u"report.xml validates\n"_s);
        QCOMPARE(told.code, 0);
    }

    void masksSecretsInTests()
    {
        const QString secret = u"ghp_"_s + QString(36, u'a');
        const QString name = secret + u".yaml"_s;
        write(name, m_wrong);
        QVERIFY(junit({name}).out.contains(secret));
        const Printed masked = junit({u"--mask"_s, u"usual"_s, name});
        QVERIFY(!masked.out.contains(secret));
        QCOMPARE(resultsIn(masked.out).failures, 1);
    }

private:
    void writeBaseline() const
    {
        const Printed told =
            run({u"check"_s, u"--write-baseline"_s, u"known.json"_s, u"a.yaml"_s, u"b.yaml"_s});
        QCOMPARE(told.error, QString());
        QCOMPARE(told.code, 0);
    }

    [[nodiscard]] Printed check(const QStringList &arguments,
                                const QString &baseline = u"known.json"_s) const
    {
        return run(QStringList{u"check"_s, u"--baseline"_s, baseline} + arguments);
    }

    [[nodiscard]] Printed junit(const QStringList &arguments) const
    {
        return run(QStringList{u"check"_s, u"--format"_s, u"junit"_s} + arguments);
    }

    QByteArray m_wrong;
};

QTEST_GUILESS_MAIN(TestCliBaseline)
#include "tst_clibaseline.moc"
