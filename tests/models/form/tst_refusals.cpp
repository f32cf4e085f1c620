// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/refusals.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// Rejected texts of fields: the newest one, its message, and its later place.
class TestRefusals : public QObject
{
    Q_OBJECT

    const JsonPointer m_first = JsonPointer::of(u"/list/0");
    const JsonPointer m_second = JsonPointer::of(u"/list/1");

private Q_SLOTS:
    void typedTextIsNotAMistakeBeforeTheFieldIsLeft()
    {
        Refusals refusals;
        refusals.refuse(m_first, u"1."_s, u"half"_s, 3);
        QVERIFY(refusals.at(m_first).isTyping);
        QCOMPARE(refusals.at(m_first).history, 3);
        refusals.find(m_first)->isTyping = false;
        refusals.refuse(m_first, u"1.x"_s, u"no number"_s, 4); // the reader is back to correct it
        QVERIFY(!refusals.at(m_first).isTyping);
        refusals.refuse(m_second, {}, u"no file"_s, 4); // nobody typed that
        QVERIFY(!refusals.at(m_second).isTyping);
    }

    void theNewestIsWhatWasTypedLast()
    {
        Refusals refusals;
        QVERIFY(!refusals.newest());
        refusals.refuse(m_first, u"a"_s, u"why"_s, 0);
        refusals.refuse(m_second, u"b"_s, u"why"_s, 0);
        QCOMPARE(refusals.newest(), m_second);
        refusals.refuse(m_first, u"aa"_s, u"why"_s, 0);
        QCOMPARE(refusals.newest(), m_first);
        refusals.refuse(m_first, {}, u"no file"_s, 0);
        QCOMPARE(refusals.newest(), m_second);
        QVERIFY(refusals.remove(m_second));
        QVERIFY(!refusals.remove(m_second));
        QVERIFY(!refusals.newest());
    }

    void rejectedTextsAreReportedByPath()
    {
        Refusals refusals;
        refusals.refuse(m_second, u"b"_s, u"why"_s, 0);
        refusals.refuse(m_first, u"a"_s, u"why"_s, 0);
        refusals.refuse(JsonPointer::of(u"/sum"), {}, u"no file"_s, 0);
        const RejectedInputs texts = refusals.texts({1, u"root"_s});
        QCOMPARE(texts.size(), size_t(2));
        QCOMPARE(texts.front(), (RejectedInput{{1, u"root"_s}, m_first, u"a"_s, u"why"_s, true}));
        QCOMPARE(texts.back().path, m_second);
    }

    void itGoesWithItsEntry()
    {
        Refusals refusals;
        refusals.refuse(m_first, u"a"_s, u"why"_s, 0);
        refusals.follow({m_first, m_second, {}});
        QVERIFY(!refusals.find(m_first));
        QCOMPARE(refusals.at(m_second).typed, u"a"_s);
    }

    void stepsThatAreForgottenCountNoMore()
    {
        Refusals refusals;
        refusals.refuse(m_first, u"a"_s, u"why"_s, 1);
        refusals.refuse(m_second, u"b"_s, u"why"_s, 4);
        refusals.forgetSteps(2);
        QCOMPARE(refusals.at(m_first).history, 1);
        QCOMPARE(refusals.at(m_second).history, 2);
    }
};

QTEST_APPLESS_MAIN(TestRefusals)
#include "tst_refusals.moc"
