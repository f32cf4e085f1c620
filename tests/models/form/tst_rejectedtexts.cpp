// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/rejectedtexts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// Rejected texts of fields: the newest one, its message, and its later place.
class TestRejectedTexts : public QObject
{
    Q_OBJECT

    const JsonPointer m_first = JsonPointer::of(u"/list/0");
    const JsonPointer m_second = JsonPointer::of(u"/list/1");

private Q_SLOTS:
    void typedTextIsNotAMistakeBeforeTheFieldIsLeft()
    {
        RejectedTexts texts;
        texts.reject(m_first, u"1."_s, u"half"_s, 3);
        QVERIFY(texts.at(m_first).isTyping);
        QCOMPARE(texts.at(m_first).history, 3);
        texts.find(m_first)->isTyping = false;
        texts.reject(m_first, u"1.x"_s, u"no number"_s, 4); // the reader is back to correct it
        QVERIFY(!texts.at(m_first).isTyping);
        texts.reject(m_second, {}, u"no file"_s, 4); // nobody typed that
        QVERIFY(!texts.at(m_second).isTyping);
    }

    void theNewestIsTheOneTypedLast()
    {
        RejectedTexts texts;
        QVERIFY(!texts.newest());
        texts.reject(m_first, u"a"_s, u"why"_s, 0);
        texts.reject(m_second, u"b"_s, u"why"_s, 0);
        QCOMPARE(texts.newest(), m_second);
        texts.reject(m_first, u"aa"_s, u"why"_s, 0);
        QCOMPARE(texts.newest(), m_first);
        texts.reject(m_first, {}, u"no file"_s, 0);
        QCOMPARE(texts.newest(), m_second);
        QVERIFY(texts.remove(m_second));
        QVERIFY(!texts.remove(m_second));
        QVERIFY(!texts.newest());
    }

    void rejectedTextsAreReportedByPath()
    {
        RejectedTexts texts;
        texts.reject(m_second, u"b"_s, u"why"_s, 0);
        texts.reject(m_first, u"a"_s, u"why"_s, 0);
        texts.reject(JsonPointer::of(u"/sum"), {}, u"no file"_s, 0);
        const RejectedInputs inputs = texts.inputs({1, u"root"_s});
        QCOMPARE(inputs.size(), size_t(2));
        QCOMPARE(inputs.front(), (RejectedInput{{1, u"root"_s}, m_first, u"a"_s, u"why"_s, true}));
        QCOMPARE(inputs.back().path, m_second);
    }

    void isRemovedWithItsEntry()
    {
        RejectedTexts texts;
        texts.reject(m_first, u"a"_s, u"why"_s, 0);
        texts.follow({m_first, m_second, {}});
        QVERIFY(!texts.find(m_first));
        QCOMPARE(texts.at(m_second).typed, u"a"_s);
    }

    void forgottenStepsAreDropped()
    {
        RejectedTexts texts;
        texts.reject(m_first, u"a"_s, u"why"_s, 1);
        texts.reject(m_second, u"b"_s, u"why"_s, 4);
        texts.forgetSteps(2);
        QCOMPARE(texts.at(m_first).history, 1);
        QCOMPARE(texts.at(m_second).history, 2);
    }
};

QTEST_APPLESS_MAIN(TestRejectedTexts)
#include "tst_rejectedtexts.moc"
