// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/models/protocol/kitchen.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// One of @p texts, or several in sequence.
QByteArray some(QRandomGenerator &random, const QByteArrayList &texts)
{
    QByteArray result;
    do {
        result += texts[random.bounded(texts.size())];
    } while (random.bounded(12) == 0);
    return result;
}

/// A well-formed order, in which each part may be wrong, missing or in an unusual spelling.
QByteArray randomOrder(QRandomGenerator &random)
{
    const QByteArrayList space{"", "", "\n  ", "<!-- x -->", "loose", "&#32;", "<?go on?>", "\r\n"};
    const QByteArrayList attributes{" table=\"1\"",
                                    " table='1'",
                                    " table = \"a&amp;b\"",
                                    " table=\"1\" at=\"2025-11-19T16:00:00Z\"",
                                    " table=\"1\"\n at=\"soon\"",
                                    " table=\"a\nb\"",
                                    "",
                                    " table=\"1\" chair=\"2\"",
                                    " table=\"1\" xmlns:q=\"urn:q\" q:chair=\"2\""};
    const QByteArrayList parts{"<dish>fish</dish>",
                               "<dish> bread\n</dish>",
                               "<dish>meat</dish>",
                               "<dish>&#102;ish</dish>",
                               "<dish><![CDATA[fish]]></dish>",
                               "<guests>3</guests>",
                               "<guests>0</guests>",
                               "<guests/>",
                               "<guests>&#x33;</guests>",
                               "<wish_list><wish>a</wish><wish>b &amp; c</wish></wish_list>",
                               "<wish_list/>",
                               "<wish_list>\n  <wish/>\n</wish_list>",
                               "<drinks><wine year=\"1990\">red</wine><water>a</water></drinks>",
                               "<drinks><wine>red</wine></drinks>",
                               "<served>true</served>",
                               "<served>perhaps</served>",
                               "<served xmlns=\"urn:other\">x</served>",
                               "<served xmlns=\"urn:kitchen\">1</served >",
                               "<q:a xmlns:q=\"urn:q\"><q:b/></q:a>",
                               "<dessert/>",
                               "<guests> </guests>",
                               "<wish_list> \n</wish_list>",
                               "<dish> <wish>fish</wish> </dish>",
                               "<wish_list> <wish>a &lt; b &amp; c</wish> &#32; <wish> </wish>\n"
                               "</wish_list>"};
    const QByteArrayList right{parts[0], parts[5], parts[9], parts[12], parts[14]};
    QByteArray content;
    for (const QByteArray &part : right) {
        const bool isRight = random.bounded(4) > 0;
        content += (isRight && random.bounded(3) > 0 ? QByteArray("\n ") : some(random, space))
            + (isRight ? part : some(random, parts));
    }
    return order(content, random.bounded(3) > 0 ? attributes[0] : some(random, attributes));
}

} // namespace

/// The fast checks of a document's validity agree with the thorough one.
class TestXsdStream : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    /// A stream, or Baton's input to the validator, decides validity; a longer text is parsed into
    /// a document.
    void theStreamAgreesWithTheDocument()
    {
        const auto schema = kitchen();
        const QByteArray padding(257 * 1024, '\n');
        QRandomGenerator random(20251119);
        int valid = 0;
        int invalid = 0;
        for (int i = 0; i < 1500; ++i) {
            const QByteArray xml = randomOrder(random);
            const ParsedText parsed = parse(xml, Format::Xml);
            if (!parsed.isComplete()) {
                continue; // an attribute twice
            }
            const Tree &tree = parsed.documents.front().tree;
            const XsdResult asStream = schema->judge(xml, tree);
            const XsdResult asDocument = schema->judge(xml + padding, tree);
            if (told(asStream) != told(asDocument)) {
                qInfo("%s", xml.constData());
            }
            QCOMPARE(told(asStream), told(asDocument));
            QCOMPARE(asStream.isReadable, asDocument.isReadable);
            (asStream.violations.empty() ? valid : invalid) += 1;
        }
        QVERIFY2(valid > 100, qPrintable(QString::number(valid)));
        QVERIFY2(invalid > 500, qPrintable(QString::number(invalid)));
    }
};

QTEST_GUILESS_MAIN(TestXsdStream)
#include "tst_xsdstream.moc"
