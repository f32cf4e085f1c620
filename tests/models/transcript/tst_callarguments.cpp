// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/callarguments.h"
#include "models/transcript/reading/transcriptreader.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// @p text with quotes instead of apostrophes.
QString json(const char *text)
{
    return QString::fromUtf8(text).replace(u'\'', u'"');
}

} // namespace

/// The arguments of a tool call, for people.
class TestCallArguments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void argumentsAreShownPlainly_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("plain");
        QTest::newRow("texts and numbers")
            << json("{'file_path':'/a/b.yaml','limit':20,'all':true,'none':null,'empty':''}")
            << u"all: true\nempty: \"\"\nfile_path: /a/b.yaml\nlimit: 20\nnone: null"_s;
        QTest::newRow("a text of several lines comes last, with its line breaks")
            << json("{'content':'x: 1\\n\\ny: \\'2\\'\\n','file_path':'a.yaml'}")
            << u"file_path: a.yaml\ncontent:\n    x: 1\n    \n    y: \"2\""_s;
        QTest::newRow("the old text stands before the new one")
            << json("{'new_string':'b\\nc','old_string':'a\\nc','file_path':'f'}")
            << u"file_path: f\nold_string:\n    a\n    c\nnew_string:\n    b\n    c"_s;
        QTest::newRow("values in values")
            << json("{'todos':[{'text':'Mesh','done':true},{'text':'Flow'}],'words':['a','b'],'x':["
                    "]}")
            << u"x: []\ntodos:\n    -   done: true\n        text: Mesh\n    -   text: Flow\n"
               "words:\n    - a\n    - b"_s;
        QTest::newRow("none") << u"{}"_s << QString();
        QTest::newRow("a text without names")
            << u"*** Begin Patch\n+x"_s << u"*** Begin Patch\n+x"_s;
    }

    void argumentsAreShownPlainly()
    {
        QFETCH(const QString, arguments);
        QTEST(CallArguments(arguments).plainText(), "plain");
    }

    void deeplyNestedValuesAreShownOnOneLine()
    {
        const QString deep = u"[{\"a\":"_s.repeated(200) + u"1"_s + u"}]"_s.repeated(200);
        const QString plain = CallArguments(u"{\"x\":"_s + deep + u'}').plainText();
        QVERIFY(plain.count(u'\n') < 20);
        QVERIFY(plain.contains(u"[{\"a\":[{\"a\":"_s));
    }

    void theSubjectIsFoundInTheArguments_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("subject");
        QTest::newRow("description") << json("{'command':'ls','description':'List'}") << u"List"_s;
        QTest::newRow("command") << json("{'command':['bash','-lc','ls -l']}") << u"ls -l"_s;
        QTest::newRow("path") << json("{'content':'x','file_path':'a.yaml'}") << u"a.yaml"_s;
        QTest::newRow("others") << json("{'b':1,'a':2}") << json("{'a':2,'b':1}");
        QTest::newRow("no names") << u"*** Begin Patch"_s << u"*** Begin Patch"_s;
    }

    void theSubjectIsFoundInTheArguments()
    {
        QFETCH(const QString, arguments);
        QTEST(CallArguments(arguments).subject(), "subject");
    }

    void exactArgumentsAreKept()
    {
        const QByteArray record =
            json("{'type':'assistant','sessionId':'s','message':{'content':[{'type':'tool_use',"
                 "'id':'t','name':'Write','input':{'file_path':'a','content':'x\\ny'}}]}}")
                .toUtf8();
        const std::vector<EntryText> entries = recordEntries(record, TranscriptFormat::ClaudeCode);
        QCOMPARE(entries.size(), size_t(1));
        QCOMPARE(entries.front().text, u"file_path: a\ncontent:\n    x\n    y"_s);
        QVERIFY(entries.front().arguments.contains(u"\"content\": \"x\\ny\""_s));
    }
};

QTEST_MAIN(TestCallArguments)
#include "tst_callarguments.moc"
