// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Damages texts at random, always in the same way, and checks what must hold for any bytes. Set
// BATON_MUTANTS to a number for a longer run.
#include "models/document/parse.h"
#include "tests/models/document/treeinvariants.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include <random>

using namespace baton;
using namespace Qt::StringLiterals;

class tst_Mutants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void damagedTextsAreReadWithoutHarm_data();
    void damagedTextsAreReadWithoutHarm();
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

class Mutator
{
public:
    explicit Mutator(quint32 seed)
        : m_random(seed)
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
                bytes.insert(at, pieces()[below(pieces().size())]);
                break;
            case 2:
                bytes.replace(at, length, pieces()[below(pieces().size())]);
                break;
            default:
                bytes.insert(below(bytes.size() + 1), bytes.sliced(at, length));
            }
        }
        return bytes;
    }

private:
    qsizetype below(qsizetype count) { return qsizetype(m_random() % quint32(count)); }

    std::mt19937 m_random;
};

} // namespace

void tst_Mutants::damagedTextsAreReadWithoutHarm_data()
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
}

void tst_Mutants::damagedTextsAreReadWithoutHarm()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const Format, format);
    const int count = std::max(300, qEnvironmentVariableIntValue("BATON_MUTANTS"));
    constexpr qint64 longest = 2000; // milliseconds; a hang, not a slow machine
    Mutator mutator(20260221);
    for (int i = 0; i < count; ++i) {
        const QByteArray mutant = mutator.mutated(bytes);
        QElapsedTimer timer;
        timer.start();
        const ParsedText parsed = parse(mutant, format);
        QVERIFY2(timer.elapsed() < longest, mutant.constData());
        const QString violation = TreeInvariants::violation(mutant, parsed);
        QVERIFY2(violation.isEmpty(), qPrintable(violation + u"\n"_s + QString::fromUtf8(mutant)));
    }
}

QTEST_GUILESS_MAIN(tst_Mutants)
#include "tst_mutants.moc"
