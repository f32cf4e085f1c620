// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmltext.h"

#include <QTest>

#include <array>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

std::optional<QString> inSteps(const QByteArray &bytes)
{
    const xml::DecodedText text = xml::contentText(bytes, {0, bytes.size()});
    const std::optional<xml::TextBlock> block = xml::TextBlock::of(text);
    return block ? std::optional(block->value(text)) : std::nullopt;
}

} // namespace

class tst_XmlPlainBlock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void readsTheSameAsTheTextBlock();
    void leavesReferencesAndMarkupToTheTextBlock_data();
    void leavesReferencesAndMarkupToTheTextBlock();
};

/// All texts of up to six pieces.
void tst_XmlPlainBlock::readsTheSameAsTheTextBlock()
{
    static const std::array<QByteArray, 7> pieces{" ", "\t",           "\n",   "x",
                                                  "é", "\xEF\xBB\xBF", "&amp;"};
    constexpr int longest = 6;
    int blocks = 0;
    std::vector<QByteArray> texts{QByteArray()};
    for (int length = 0; length <= longest; ++length) {
        std::vector<QByteArray> longer;
        for (const QByteArray &text : texts) {
            const std::optional<QString> block = xml::plainBlock(text);
            blocks += block ? 1 : 0;
            QVERIFY2(block == inSteps(text), text.toPercentEncoding().constData());
            for (const QByteArray &piece : pieces) {
                longer.push_back(text + piece);
            }
        }
        texts = std::move(longer);
    }
    QVERIFY(blocks > 1'000);
}

void tst_XmlPlainBlock::leavesReferencesAndMarkupToTheTextBlock_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a blank that is no layout") << "\n&#32; a\n"_ba;
    QTest::newRow("a section") << "\n <![CDATA[ a ]]>\n"_ba;
    QTest::newRow("a comment") << "\n a <!-- b -->\n"_ba;
    QTest::newRow("carriage returns") << "\r\n a\r\n"_ba;
    QTest::newRow("a carriage return inside") << "\n a\r b\n"_ba;
}

void tst_XmlPlainBlock::leavesReferencesAndMarkupToTheTextBlock()
{
    QFETCH(const QByteArray, text);
    QVERIFY(!xml::plainBlock(text));
}

QTEST_APPLESS_MAIN(tst_XmlPlainBlock)
#include "tst_xmlplainblock.moc"
