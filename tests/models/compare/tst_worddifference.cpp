// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/worddifference.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// @p text with its differences in brackets.
QString marked(const QString &text, const WordRanges &spans)
{
    QString result;
    qsizetype at = 0;
    for (const WordRange &span : spans) {
        result +=
            text.sliced(at, span.begin - at) + u'[' + text.sliced(span.begin, span.length) + u']';
        at = span.begin + span.length;
    }
    return result + text.sliced(at);
}

} // namespace

class TestWordDifference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void marksWordsThatDiffer_data()
    {
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("markedLeft");
        QTest::addColumn<QString>("markedRight");
        QTest::newRow("equal") << u"a b c"_s << u"a b c"_s << u"a b c"_s << u"a b c"_s;
        QTest::newRow("one word") << u"the coarse mesh"_s << u"the fine mesh"_s
                                  << u"the [coarse] mesh"_s << u"the [fine] mesh"_s;
        QTest::newRow("words in a row")
            << u"extend the outlet"_s << u"extend both long outlet"_s << u"extend [the] outlet"_s
            << u"extend [both long] outlet"_s;
        QTest::newRow("a word more")
            << u"Outlet 2 D"_s << u"Outlet is 2 D"_s << u"Outlet 2 D"_s << u"Outlet [is ]2 D"_s;
        QTest::newRow("nothing in common")
            << u"alpha"_s << u"beta"_s << u"[alpha]"_s << u"[beta]"_s;
        QTest::newRow("almost nothing in common")
            << u"REJECTED, by all"_s << u"APPROVED, none"_s << u"[REJECTED, by all]"_s
            << u"[APPROVED, none]"_s;
        QTest::newRow("few words") << u"No new dependencies"_s << u"No new dependency"_s
                                   << u"No new [dependencies]"_s << u"No new [dependency]"_s;
        QTest::newRow("one of few words") << u"The route handler"_s << u"The migration"_s
                                          << u"The [route handler]"_s << u"The [migration]"_s;
        QTest::newRow("one of many words") << u"The route handler answers with a page of users"_s
                                           << u"The migration renames each column"_s
                                           << u"[The route handler answers with a page of users]"_s
                                           << u"[The migration renames each column]"_s;
        QTest::newRow("a long end more")
            << u"a review"_s << u"a review of the second plan with care"_s << u"a review"_s
            << u"a review[ of the second plan with care]"_s;
        QTest::newRow("empty") << QString() << u"beta"_s << QString() << u"[beta]"_s;
        QTest::newRow("umlauts") << u"größer als Ü"_s << u"größer als Ö"_s << u"größer als [Ü]"_s
                                 << u"größer als [Ö]"_s;
    }

    void marksWordsThatDiffer()
    {
        QFETCH(QString, left);
        QFETCH(QString, right);
        const WordDifference difference = wordDifference(left, right);
        QTEST(marked(left, difference.left), "markedLeft");
        QTEST(marked(right, difference.right), "markedRight");
    }
};

QTEST_GUILESS_MAIN(TestWordDifference)
#include "tst_worddifference.moc"
