// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/markdown/fastfencescan.h"
#include "models/formats/markdown/markdownfences.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QString described(const std::vector<FencedBlock> &blocks)
{
    QStringList lines;
    for (const FencedBlock &block : blocks) {
        QStringList places;
        for (const FencedBlock::Line &line : block.lines) {
            places.append(u"%1>%2-%3"_s.arg(line.begin).arg(line.source).arg(line.prefix));
        }
        lines.append(
            u"%1 %2%3 line %4 bytes %5-%6 exact %7 prefix «%8» %9 «%10»"_s.arg(block.language)
                .arg(QLatin1Char(block.mark))
                .arg(block.length)
                .arg(block.firstLine)
                .arg(block.begin)
                .arg(block.end)
                .arg(block.isExact)
                .arg(QString::fromUtf8(block.prefix), places.join(u' '),
                     QString::fromUtf8(block.content)));
    }
    return lines.join(u'\n');
}

QByteArray randomText(QRandomGenerator &random)
{
    static const QByteArrayList parts{
        "```xml\n",    "```\n",     "~~~\n",     "~~~yaml x\n", "````json\n",  "``` \n",
        "   ```\n",    "text\n",    "\n",        "- item\n",    "  more\n",    "> quote\n",
        "<a>\n",       "1. one\n",  "    in\n",  "# head\n",    "---\n",       "a <b> c\n",
        "\xC3\xA4\n",  "```a`b\n",  "```\\a\n",  "<!-- x\n",    "-->\n",       "[a]: b\n",
        "~~~~\n",      "  ~~~ \n",  "``\n",      "\tx\n",       "~~~a`b\n",    "&amp;\n",
        "```xml",      "```",       "x ``` y\n", "x\n===\n",    "| a | b |\n", "\xEF\xBB\xBF",
        "```  yaml\n", "~~~ xml \n"};
    QByteArray text;
    for (int i = random.bounded(12); i >= 0; --i) {
        text += parts[random.bounded(parts.size())];
    }
    return text;
}

} // namespace

class TestFastFenceScan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void usualFencesAreFoundWithoutAParser()
    {
        const QByteArray text = "# Task\n\n- a list\n- with `code` and a <tag>\n\n```xml\n<a>\n"
                                "  <b/>\n</a>\n```\n\nMore.\n\n~~~ yaml\na: 1\n~~~\n";
        const auto plain = scannedFences(text, 0);
        QVERIFY(plain);
        QCOMPARE(plain->size(), 2u);
        QCOMPARE(plain->front().content, "<a>\n  <b/>\n</a>\n");
        QCOMPARE(plain->back().language, u"yaml"_s);
        QCOMPARE(described(*plain), described(fencesByCmark(text, 0)));
    }

    void unusualFencesAreLeftToTheParser_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("in a list") << QByteArray("- a\n  ```xml\n  <a/>\n  ```\n");
        QTest::newRow("in a quote") << QByteArray("> ```xml\n> <a/>\n> ```\n");
        QTest::newRow("behind HTML") << QByteArray("<div>\n```xml\n<a/>\n```\n");
        QTest::newRow("CRLF") << QByteArray("```xml\r\n<a/>\r\n```\r\n");
        QTest::newRow("indented") << QByteArray(" ```xml\n<a/>\n```\n");
        QTest::newRow("escaped") << QByteArray("```x\\ml\n<a/>\n```\n");
    }
    void unusualFencesAreLeftToTheParser()
    {
        QFETCH(const QByteArray, text);
        QVERIFY(!scannedFences(text, 0));
    }

    void bothScannersFindTheSameFences()
    {
        QRandomGenerator random(20260221);
        int plainOnes = 0;
        int withBlocks = 0;
        for (int i = 0; i < 30'000; ++i) {
            const QByteArray text = randomText(random);
            const qsizetype from = frontMatterEnd(text);
            const auto plain = scannedFences(text, from);
            if (plain) {
                ++plainOnes;
                withBlocks += plain->empty() ? 0 : 1;
                const QString expected = described(fencesByCmark(text, from));
                const QByteArray difference = text + "\n-- plain\n" + described(*plain).toUtf8()
                    + "\n-- cmark\n" + expected.toUtf8();
                QVERIFY2(described(*plain) == expected, difference.constData());
            }
        }
        QVERIFY(plainOnes > 3'000);
        QVERIFY(withBlocks > 1'000);
    }
};

QTEST_GUILESS_MAIN(TestFastFenceScan)
#include "tst_fastfencescan.moc"
