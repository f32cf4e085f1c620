// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "batonprocess.h"
#include "tests/files.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray request = "<agent_request version=\"1.0\">\n"
                           "  <mode>spawn</mode>\n"
                           "  <!-- the goal -->\n"
                           "  <task_details>Look</task_details>\n"
                           "  <x:note xmlns:x=\"urn:x\">kept</x:note>\n"
                           "</agent_request>\n";

/// The peak memory of one run of "baton check" on @p path, in KiB; -1 if it crashed or took longer
/// than ten seconds.
long peakOf(const QString &path)
{
    const QByteArray program = BATON_PROGRAM;
    const QByteArray file = path.toUtf8();
    const pid_t child = fork();
    if (child == 0) {
        alarm(10);
        if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr)) {
            _exit(127);
        }
        execl(program.constData(), "baton", "check", file.constData(), nullptr);
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    if (child < 0 || wait4(child, &status, 0, &usage) != child) {
        return -1;
    }
    return WIFEXITED(status) && WEXITSTATUS(status) < 2 ? usage.ru_maxrss : -1;
}

/// A request with the declarations @p declarations in its document type and the summary @p text.
QByteArray withDoctype(const QByteArray &declarations, const QByteArray &text)
{
    return "<?xml version=\"1.0\"?>\n<!DOCTYPE agent_request [" + declarations
        + "]>\n<agent_request><mode>spawn</mode><task_details>" + text
        + "</task_details></agent_request>\n";
}

QByteArray billionLaughs()
{
    QByteArray declarations = "<!ENTITY a0 \"lol\">";
    for (int i = 1; i < 12; ++i) {
        const QByteArray before = "&a" + QByteArray::number(i - 1) + ';';
        declarations += "<!ENTITY a" + QByteArray::number(i) + " \"" + before.repeated(10) + "\">";
    }
    return withDoctype(declarations, "&a11;");
}

} // namespace

/// XML on the command line.
class TestCliXml : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aNewFieldIsPlacedInSchemaOrder()
    {
        const QTemporaryDir folder;
        const BatonProcess baton(folder.path());
        const Printed set =
            baton.run({u"set"_s, u"-"_s, u"/agent_request/backlog_notes=later"_s,
                       u"/agent_request/original_intent=a < b"_s, u"/agent_request/other=x"_s,
                       u"/agent_request/@priority=low"_s},
                      request);
        QVERIFY2(set.error.contains(u"other is not a field"_s), qPrintable(set.error));
        QCOMPARE(set.error.count(u'\n'), 1);
        QCOMPARE(set.out.toUtf8(),
                 "<agent_request version=\"1.0\" priority=\"low\">\n"
                 "  <mode>spawn</mode>\n"
                 "  <original_intent>a &lt; b</original_intent>\n"
                 "  <!-- the goal -->\n"
                 "  <task_details>Look</task_details>\n"
                 "  <backlog_notes>later</backlog_notes>\n"
                 "  <x:note xmlns:x=\"urn:x\">kept</x:note>\n"
                 "  <other>x</other>\n"
                 "</agent_request>\n");
        QCOMPARE(set.code, 0);
    }

    void anAttributeInAMissingListMakesTheList()
    {
        const QTemporaryDir folder;
        const BatonProcess baton(folder.path());
        const Printed set =
            baton.run({u"set"_s, u"-"_s, u"/agent_request/deliverables/0/file/@path=a.py"_s,
                       u"/agent_request/constraints/0=none"_s},
                      "<agent_request>\n  <mode>spawn</mode>\n</agent_request>\n");
        QCOMPARE(set.error, QString());
        QCOMPARE(set.out.toUtf8(),
                 "<agent_request>\n  <mode>spawn</mode>\n  <constraints>\n"
                 "    <constraint>none</constraint>\n  </constraints>\n  <deliverables>\n"
                 "    <file path=\"a.py\"/>\n  </deliverables>\n</agent_request>\n");
    }

    void standardInputMayBeMarkdown_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::newRow("title") << "# Task\n\n"_ba;
        QTest::newRow("like a key") << "Context: validate it.\n\n"_ba;
        QTest::newRow("nothing") << ""_ba;
    }

    void standardInputMayBeMarkdown()
    {
        QFETCH(const QByteArray, before);
        const QTemporaryDir folder;
        const BatonProcess baton(folder.path());
        const QByteArray text = before + "```xml\n" + request + "```\n";
        const Printed checked = baton.run({u"check"_s, u"-"_s}, text);
        QVERIFY2(checked.out.contains(u"[native.required]"_s), qPrintable(checked.out));
        const int line = static_cast<int>(before.count('\n')) + 2;
        QVERIFY2(checked.out.startsWith(u"-:%1:"_s.arg(line)), qPrintable(checked.out));
        const Printed value = baton.run({u"get"_s, u"-"_s, u"/agent_request/mode"_s}, text);
        QCOMPARE(value.out, u"spawn\n"_s);
    }

    void fencesInsideAnElementAreNotMarkdown()
    {
        const QTemporaryDir folder;
        const BatonProcess baton(folder.path());
        const Printed value =
            baton.run({u"get"_s, u"-"_s, u"/b"_s}, "a: |\n  ```xml\n  <x/>\n  ```\nb: 1\n");
        QCOMPARE(value.out, u"1\n"_s);
    }

    void aSchemaIsChosenByAnOption()
    {
        const QTemporaryDir folder;
        const BatonProcess baton(folder.path());
        write(folder.filePath(u"r.xml"_s), request);
        write(folder.filePath(u"own.xsd"_s),
              "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">"
              "<xs:element name=\"agent_request\"><xs:complexType><xs:sequence>"
              "<xs:element name=\"mode\"><xs:simpleType><xs:restriction base=\"xs:string\">"
              "<xs:enumeration value=\"later\"/></xs:restriction></xs:simpleType></xs:element>"
              "<xs:any processContents=\"skip\" minOccurs=\"0\" maxOccurs=\"unbounded\"/>"
              "</xs:sequence><xs:attribute name=\"version\"/></xs:complexType></xs:element>"
              "</xs:schema>\n");
        const Printed own = baton.run({u"check"_s, u"--schema"_s, u"own.xsd"_s, u"r.xml"_s});
        QVERIFY2(own.out.contains(u"[native.enum]"_s), qPrintable(own.out));
        QVERIFY(own.out.contains(folder.filePath(u"own.xsd"_s)));
        QVERIFY(own.out.contains(u"[native.schema-used]"_s));
        QVERIFY(!own.out.contains(u"[native.required]"_s));
        QCOMPARE(own.code, 1);
        const Printed none = baton.run({u"check"_s, u"--schema"_s, u"none.xsd"_s, u"r.xml"_s});
        QVERIFY2(none.out.contains(u"warning"_s) && none.out.contains(u"[native.schema-missing]"_s),
                 qPrintable(none.out));
        QVERIFY(none.out.contains(u"[native.required]"_s));
    }

    void hostileXmlNeedsLittleMemory_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("external entity")
            << withDoctype("<!ENTITY x SYSTEM \"file:///etc/passwd\">", "&x;");
        QTest::newRow("external document type")
            << "<!DOCTYPE agent_request SYSTEM \"http://127.0.0.1:9/x.dtd\"><agent_request/>"_ba;
        QTest::newRow("billion laughs") << billionLaughs();
        QTest::newRow("quadratic blow-up") << withDoctype(
            "<!ENTITY x \"" + QByteArray(100'000, 'x') + "\">", QByteArray("&x;").repeated(50'000));
        QTest::newRow("deep nesting") << QByteArray("<a>").repeated(500'000);
        QTest::newRow("many attributes") << [] {
            QByteArray tag = "<agent_request";
            for (int i = 0; i < 50'000; ++i) {
                tag += " a" + QByteArray::number(i) + "=''";
            }
            return tag + "/>";
        }();
    }

    void hostileXmlNeedsLittleMemory()
    {
        QFETCH(const QByteArray, text);
        const QTemporaryDir folder;
        write(folder.filePath(u"plain.xml"_s), request);
        write(folder.filePath(u"hostile.xml"_s), text);
        const long plain = peakOf(folder.filePath(u"plain.xml"_s));
        const long hostile = peakOf(folder.filePath(u"hostile.xml"_s));
        qInfo("plain %ld KiB, hostile %ld KiB of %lld KiB", plain, hostile,
              static_cast<long long>(text.size() / 1024));
        QVERIFY(plain > 0);
        QVERIFY(hostile > 0);
        constexpr long allowance = 16L * 1024;
        QVERIFY(hostile < plain + allowance + 4 * text.size() / 1024);
    }
};

QTEST_GUILESS_MAIN(TestCliXml)
#include "tst_clixml.moc"
