// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchcompletion.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// The completions that are offered while a query is typed.
class TestSearchCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choicesMatchTheTypedText_data()
    {
        QTest::addColumn<QString>("text"); // up to the caret, and the rest behind a |
        QTest::addColumn<QString>("result");
        QTest::addColumn<QString>("choices");
        QTest::newRow("name") << u"mesh st|"_s << u"mesh status:|"_s << u"status:"_s;
        QTest::newRow("several names") << u"a|"_s << u"agent:|"_s << u"agent:,after:"_s;
        QTest::newRow("nothing yet")
            << u"|"_s << u"status:|"_s << searchFilterNames().join(u":,"_s) + u':';
        QTest::newRow("no name") << u"mesh|"_s << u"mesh|"_s << u""_s;
        QTest::newRow("within a word") << u"x-st|"_s << u"x-st|"_s << u""_s;
        QTest::newRow("all values")
            << u"gate:|"_s << u"gate:QG1 |"_s << u"gate:QG1 ,gate:QG2b ,gate:TQG2 "_s;
        QTest::newRow("value") << u"x gate:qg2| y"_s << u"x gate:QG2b | y"_s
                               << u"gate:QG2b ,gate:TQG2 "_s;
        QTest::newRow("with a blank")
            << u"agent:mes|"_s << u"agent:\"Mesh Agent\" |"_s << u"agent:\"Mesh Agent\" "_s;
        QTest::newRow("in quotes")
            << u"agent:\"Mesh A|"_s << u"agent:\"Mesh Agent\" |"_s << u"agent:\"Mesh Agent\" "_s;
        QTest::newRow("types that can pass")
            << u"kind:x in:| mesh"_s << u"kind:x in:handoff | mesh"_s
            << u"in:handoff ,in:finding "_s;
        QTest::newRow("results that can pass")
            << u"in:gate is:|"_s << u"in:gate is:failed |"_s << u"is:failed "_s;
        QTest::newRow("written") << u"gate:QG1|"_s << u"gate:QG1|"_s << u""_s;
        QTest::newRow("unknown filter") << u"gaet:Q|"_s << u"gaet:Q|"_s << u""_s;
        QTest::newRow("any value") << u"after:2026|"_s << u"after:2026|"_s << u""_s;
    }
    void choicesMatchTheTypedText()
    {
        QFETCH(QString, text);
        const SearchValues values{{SearchFilter::Gate, {u"QG1"_s, u"QG2b"_s, u"TQG2"_s}},
                                  {SearchFilter::Agent, {u"Mesh Agent"_s, u"hub"_s}},
                                  {SearchFilter::In, fixedValuesOf(SearchFilter::In)},
                                  {SearchFilter::Is, {u"valid"_s, u"failed"_s}}};
        const qsizetype caret = text.indexOf(u'|');
        text.remove(caret, 1);
        const SearchCompletion completion = completeSearch(text, caret, values);
        QTEST(completion.choices.join(u','), "choices");
        qsizetype at = caret;
        if (!completion.choices.isEmpty()) {
            text.replace(completion.start, completion.length, completion.choices.first());
            at = completion.start + completion.choices.first().size();
        }
        QTEST(text.insert(at, u'|'), "result");
    }
};

QTEST_GUILESS_MAIN(TestSearchCompletion)
#include "tst_searchcompletion.moc"
