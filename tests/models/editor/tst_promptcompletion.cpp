// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "tests/models/editor/completing.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const FieldSchema &schema()
{
    static const auto catalog = ProtocolCatalog::load();
    return catalog->kind(u"orion.focused-prompt"_s)->fields;
}

} // namespace

class TestPromptCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void offersValidCompletions_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("nothing yet")
            << "^"_ba << u"ROLE GOAL INSTRUCTIONS OUTPUT REQUIREMENT CONTEXT FILES CONSTRAINTS"_s;
        QTest::newRow("begun") << "ROLE: Tara\nCON^"_ba << u"CONTEXT FILES CONSTRAINTS"_s;
        QTest::newRow("lower case") << "ROLE: Tara\ngo^"_ba << u"GOAL"_s;
        QTest::newRow("existing heading") << "ROLE: Tara\nRO^\nGOAL: x\n"_ba << QString();
        QTest::newRow("a value") << "ROLE: ^"_ba << u"Tara Devon"_s;
        QTest::newRow("a begun value") << "## ROLE: D^"_ba << u"Devon"_s;
        QTest::newRow("no value in the line of the heading") << "## ROLE^\n"_ba << QString();
        QTest::newRow("free text") << "GOAL: x^"_ba << QString();
        QTest::newRow("in a list") << "INSTRUCTIONS:\n- G^"_ba << QString();
        QTest::newRow("in a block") << "CONTEXT FILES:\n```\nG^\n```\n"_ba << QString();
    }

    void offersValidCompletions()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        QCOMPARE(completing::labels(completing::at(text, Format::Prompt, schema())), expected);
    }

    void writesHeadingsInTheStyleOfTheDocument_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("plain") << "ROLE: Tara\nGO^"_ba << "ROLE: Tara\nGOAL: ^"_ba;
        QTest::newRow("bold") << "**ROLE:** Tara\nGO^\n"_ba << "**ROLE:** Tara\n**GOAL:** ^\n"_ba;
        QTest::newRow("Markdown") << "## ROLE\nTara\n## GO^"_ba << "## ROLE\nTara\n## GOAL\n^"_ba;
        QTest::newRow("a value") << "ROLE:^"_ba << "ROLE: Tara^"_ba;
        QTest::newRow("another value") << "ROLE: De^v\n"_ba << "ROLE: Devon^\n"_ba;
    }

    void writesHeadingsInTheStyleOfTheDocument()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, after);
        QCOMPARE(completing::accepted(text, Format::Prompt, schema()), after);
    }

    void acceptsAnyCaretInAnyPartialText()
    {
        completing::surviveEveryPlaceOfEveryCut(
            "\xEF\xBB\xBF# x\r\n## ROLE\n\xC3\xA4\n**GOAL:** a\n```\nCONSTRAINTS:\n``\n- \n",
            Format::Prompt, schema());
    }
};

QTEST_APPLESS_MAIN(TestPromptCompletion)
#include "tst_promptcompletion.moc"
