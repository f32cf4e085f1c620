// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/strings/placeholderformat.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class TestPlaceholderFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void eachNameIsReplacedByItsValue_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("filled");
        QTest::newRow("none") << u"plain"_s << u"plain"_s;
        QTest::newRow("empty") << u""_s << u""_s;
        QTest::newRow("one") << u"ask {who} now"_s << u"ask Tara now"_s;
        QTest::newRow("side by side") << u"{who}{what}{who}"_s << u"Tara{who}Tara"_s;
        QTest::newRow("unknown") << u"{whom} {who}"_s << u"{whom} Tara"_s;
        QTest::newRow("within another brace") << u"{ {who} }"_s << u"{ Tara }"_s;
        QTest::newRow("not closed") << u"{who} {who"_s << u"Tara {who"_s;
        QTest::newRow("a value that looks like a name") << u"{what} {who}"_s << u"{who} Tara"_s;
    }

    void eachNameIsReplacedByItsValue()
    {
        QFETCH(const QString, text);
        QTEST(filled(text, {{u"who"_s, u"Tara"_s}, {u"what"_s, u"{who}"_s}}), "filled");
    }
};

QTEST_GUILESS_MAIN(TestPlaceholderFormat)
#include "tst_placeholderformat.moc"
