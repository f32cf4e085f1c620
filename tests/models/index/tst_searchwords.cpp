// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/searchwords.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// Splitting of texts into searchable words.
class TestSearchWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreLettersAndDigits_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("empty") << u""_s << u""_s;
        QTest::newRow("signs alone") << u" -- : "_s << u""_s;
        QTest::newRow("key and number") << u"mesh_quality: 0.4"_s << u"mesh quality 0 4"_s;
        QTest::newRow("capitals") << u"QG2b FAILED"_s << u"qg2b failed"_s;
        QTest::newRow("path") << u"/src/a-b.py"_s << u"src a b py"_s;
        QTest::newRow("umlauts") << u"Prüfung größer"_s << u"prüfung größer"_s;
        QTest::newRow("marks") << u"cafe\u0301!"_s << u"cafe\u0301"_s;
        QTest::newRow("emoji") << u"Düse verstopft 😀😀!"_s << u"düse verstopft"_s;
        QTest::newRow("Chinese") << u"v2构建失败了，重试"_s << u"v2 构 建 失 败 了 重 试"_s;
        QTest::newRow("Japanese") << u"サーバーのエラー"_s << u"サ ー バ ー の エ ラ ー"_s;
        QTest::newRow("Japanese with a mark") << u"か\u3099x"_s << u"か\u3099 x"_s;
        QTest::newRow("Korean") << u"빌드 실패"_s << u"빌드 실패"_s;
        QTest::newRow("Chinese beyond the first plane")
            << u"\U00020000\U00020001"_s << u"\U00020000 \U00020001"_s;
        QTest::newRow("beyond the first plane") << u"\U0001D4D0-x"_s << u"\U0001D4D0 x"_s;
    }

    void wordsAreLettersAndDigits()
    {
        QFETCH(const QString, text);
        QTEST(searchWords(text), "words");
    }
};

QTEST_GUILESS_MAIN(TestSearchWords)
#include "tst_searchwords.moc"
