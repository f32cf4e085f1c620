// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Damages texts at random, always in the same way, and checks invariants for any bytes. Set
// BATON_MUTANTS to a number for a longer run.
// BATON_MUTANTS to a number for a longer run.
#include "models/parsing/parse.h"
#include "tests/models/formats/treeinvariants.h"
#include "tests/models/formats/xmlshapes.h"
#include "tests/random/randomdocument.h"
#include "tests/threadtime.h"

#include <QDir>
#include <QTest>

#include <random>

using namespace baton;
using namespace Qt::StringLiterals;

class tst_Mutants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void damagedTextsDoNotCrash_data();
    void damagedTextsDoNotCrash();
};

namespace {

const QByteArrayList &pieces()
{
    static const QByteArrayList list = {"\n",
                                        "\r\n",
                                        "\r",
                                        "\t",
                                        " ",
                                        "  ",
                                        ": ",
                                        "- ",
                                        "? ",
                                        "[",
                                        "]",
                                        "{",
                                        "}",
                                        ",",
                                        "\"",
                                        "'",
                                        "|\n",
                                        ">-",
                                        "|2+",
                                        "#",
                                        " # c",
                                        "&a ",
                                        "*a",
                                        "!!str ",
                                        "!",
                                        "---",
                                        "\n---\n",
                                        "\n...\n",
                                        "%YAML 1.2\n",
                                        "\\",
                                        "\\u12",
                                        "~",
                                        "null",
                                        "<<: ",
                                        "\xC3\xA4",
                                        "\xF0\x9F\x98\x80",
                                        "\xEF\xBB\xBF",
                                        "\xE2\x80\xA8",
                                        "\x7F",
                                        "a"};
    return list;
}

const QByteArrayList &xmlPieces()
{
    static const QByteArrayList list = {"<",
                                        ">",
                                        "/",
                                        "</",
                                        "/>",
                                        "<a>",
                                        "</a>",
                                        "<i>",
                                        "</c>",
                                        "=",
                                        "\"",
                                        "'",
                                        " a=''",
                                        " xmlns=\"urn:t\"",
                                        " xmlns:t='urn:t'",
                                        "t:",
                                        "&",
                                        "&amp;",
                                        "&lt",
                                        "&#10;",
                                        "&#xD;",
                                        "&#0;",
                                        "&#x10FFFF;",
                                        "<![CDATA[",
                                        "]]>",
                                        "<!--",
                                        "-->",
                                        "--",
                                        "<?p ",
                                        "?>",
                                        "<?xml version='1.0'?>",
                                        "<!DOCTYPE a>",
                                        "\n",
                                        "\r\n",
                                        "\r",
                                        "\t",
                                        " ",
                                        "\n  ",
                                        "\x01",
                                        "\xEF\xBF\xBF",
                                        "\xEF\xBB\xBF",
                                        "\xC3\xA4",
                                        "\xF0\x9F\x98\x80",
                                        ":",
                                        "a"};
    return list;
}

class Mutator
{
public:
    Mutator(quint32 seed, const QByteArrayList &pieces)
        : m_random(seed)
        , m_pieces(pieces)
    {
    }

    QByteArray mutated(QByteArray bytes)
    {
        for (int i = below(3); i >= 0; --i) {
            const qsizetype at = below(bytes.size() + 1);
            const qsizetype length = std::min<qsizetype>(below(6), bytes.size() - at);
            switch (below(4)) {
            case 0:
                bytes.remove(at, length);
                break;
            case 1:
                bytes.insert(at, piece());
                break;
            case 2:
                bytes.replace(at, length, piece());
                break;
            default:
                bytes.insert(below(bytes.size() + 1), bytes.sliced(at, length));
            }
        }
        return bytes;
    }

private:
    qsizetype below(qsizetype count) { return qsizetype(m_random() % quint32(count)); }

    [[nodiscard]] const QByteArray &piece() { return m_pieces[below(m_pieces.size())]; }

    std::mt19937 m_random;
    const QByteArrayList &m_pieces;
};

} // namespace

void tst_Mutants::damagedTextsDoNotCrash_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Format>("format");
    QDir folder(QStringLiteral(BATON_TEST_DATA "/yaml"));
    for (const QString &name : folder.entryList({u"*.yaml"_s})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QTest::newRow(qPrintable(name)) << file.readAll() << Format::Yaml;
    }
    QTest::newRow("json") << QByteArray(
        "{\"a\": [1, -2.5e3, \"\\u00e4\", null], \"b\": {\"c\": true}}")
                          << Format::Json;
    for (quint32 seed = 1; seed <= 12; ++seed) {
        Random random(seed);
        const RandomDocument document = RandomDocument::xml(random, 10);
        QTest::addRow("xml %u", seed) << document.bytes << Format::Xml;
        QTest::addRow("markdown %u", seed) << "# T\n\n> ```xml\n> "
                + document.bytes.trimmed().replace("\n", "\n> ")
                + "\n> ```\n\ntext\n" << Format::Markdown;
    }
}

void tst_Mutants::damagedTextsDoNotCrash()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const Format, format);
    const int count = std::max(300, qEnvironmentVariableIntValue("BATON_MUTANTS"));
    constexpr qint64 longest = 2000; // milliseconds
    const bool isXml = format == Format::Xml || format == Format::Markdown;
    Mutator mutator(20260221, isXml ? xmlPieces() : pieces());
    for (int i = 0; i < count; ++i) {
        const QByteArray mutant = mutator.mutated(bytes);
        const auto begin = threadTime();
        const ParsedText parsed = parse(mutant, format, xmlTestOptions());
        QVERIFY2(threadTime() - begin < longest, mutant.constData());
        const QString violation = TreeInvariants::violation(mutant, parsed);
        QVERIFY2(violation.isEmpty(), qPrintable(violation + u"\n"_s + QString::fromUtf8(mutant)));
    }
}

QTEST_GUILESS_MAIN(tst_Mutants)
#include "tst_mutants.moc"
