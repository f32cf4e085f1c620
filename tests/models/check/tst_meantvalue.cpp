// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/core/meantnumber.h"
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// Values that are written as people write them, where another type is asked for.
class TestMeantValue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aNumberIsKnown_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("number");
        const auto row = [](const QString &text, const QString &number) {
            QTest::newRow(qPrintable(text)) << text << number;
        };
        row(u"1.5"_s, u"1.5"_s);
        row(u"1,5"_s, u"1.5"_s);
        row(u"0,003"_s, u"0.003"_s);
        row(u"1,2e-12"_s, u"1.2e-12"_s);
        row(u"25,000"_s, {});
        row(u"1,2,3"_s, {});
        row(u"−1.2e−12"_s, u"-1.2e-12"_s);
        row(u"1.2 x 10^-12"_s, u"1.2e-12"_s);
        row(u"1.2×10⁻¹²"_s, u"1.2e-12"_s);
        row(u"1.2*10**-12"_s, u"1.2e-12"_s);
        row(u"+1"_s, u"1"_s);
        row(u".5"_s, u"0.5"_s);
        row(u"1."_s, u"1.0"_s);
        row(u"1_000"_s, u"1000"_s);
        row(u"0x1F"_s, u"31"_s);
        row(u"007"_s, {});
        row(u"2026-02-21"_s, {});
        row(u"v1"_s, {});
        row(u"-"_s, {});
        row(u"."_s, {});
        row(u"1.2.3"_s, {});
        row({}, {});
    }

    void aNumberIsKnown()
    {
        QFETCH(QString, text);
        QFETCH(QString, number);
        QCOMPARE(meantNumber(text), number);
    }

    void aMeasureIsKnown()
    {
        QCOMPARE(measuredNumber(u"450 MB"_s).number, u"450"_s);
        QCOMPARE(measuredNumber(u"0,3%"_s).number, u"0.3"_s);
        QCOMPARE(measuredNumber(u"0,3%"_s).unit, u"%"_s);
        QCOMPARE(measuredNumber(u"1.2e-12 kg/s"_s).number, u"1.2e-12"_s);
        QCOMPARE(measuredNumber(u"two"_s).number, QString());
        QCOMPARE(measuredNumber(u"1 of 3"_s).number, QString());
    }

    void theMessageSaysWhatToWrite_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QByteArray>("mended"); // empty: there is no fix
        QTest::addColumn<bool>("isCertain");
        const auto row = [](const char *name, const QString &kind, const char *field,
                            const char *value, const QString &message, const char *mended = "",
                            bool isCertain = true) {
            QTest::newRow(name) << kind << QByteArray(field) << QByteArray(value) << message
                                << QByteArray(mended) << isCertain;
        };
        const QString flow = u"cfd.flow-result"_s;
        const QString plan = u"cfd.mesh-plan"_s;
        row("decimal comma", flow, "mass_conservation_error", "1,2e-12",
            u"mass_conservation_error must be a number, not text; write 1.2e-12"_s, "1.2e-12");
        row("minus", flow, "mass_conservation_error", "−1.5",
            u"mass_conservation_error must be a number, not text; write -1.5"_s, "-1.5");
        row("power of ten", flow, "mass_conservation_error", "1.2 x 10^-12",
            u"mass_conservation_error must be a number, not text; write 1.2e-12"_s, "1.2e-12");
        row("unit", plan, "memory_estimate_mb", "450 MB",
            u"memory_estimate_mb must be a number, not text; write 450 if that is meant"_s, "450",
            false);
        row("no integer", plan, "from_phase", "1,5", u"from_phase must be an integer, not text"_s);
        row("None", flow, "newton_iterations", "None",
            u"newton_iterations must be an integer or null, not text; write null"_s, "null");
        row("not applicable", flow, "newton_iterations", "N/A",
            u"newton_iterations must be an integer or null, not text; write null if that is meant"_s,
            "null", false);
        row("no list", plan, "known_gaps", "none",
            u"known_gaps must be a list, not text; write [] if that is meant"_s, "[]", false);
        row("tuple", plan, "known_gaps", "(a, b)",
            u"known_gaps must be a list, not text; write [a, b] if that is meant"_s, "[a, b]",
            false);
        row("hyphen without a blank", plan, "known_gaps", "\n      -a\n      -\"b c\"",
            u"known_gaps must be a list, not text; an entry of a list begins with a hyphen and a "
            "blank: \"- \""_s,
            "\n      - a\n      - \"b c\"");
    }

    void theMessageSaysWhatToWrite()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(QString, message);
        QFETCH(QByteArray, mended);
        QFETCH(bool, isCertain);
        const QByteArray good = sample(kind);
        const QByteArray text = with(good, field, value);
        const DocumentReport document = checked(text).documents.front();
        const auto isIt = [](const Finding &finding) { return finding.rule == "cfd.type"_L1; };
        const auto finding = std::ranges::find_if(document.findings, isIt);
        QVERIFY(finding != document.findings.end());
        QCOMPARE(finding->message, message);
        QCOMPARE(finding->fixes.size(), mended.isEmpty() ? size_t(0) : size_t(1));
        if (!mended.isEmpty()) {
            QCOMPARE(finding->fixes.front().isCertain, isCertain);
            const Result<QByteArray> fixed = applied(text, finding->fixes.front().edits);
            QVERIFY(fixed);
            QCOMPARE(*fixed, with(good, field, mended));
        }
    }

    void keysBehindOddColonsAreMended_data()
    {
        QTest::addColumn<QByteArray>("quality");
        QTest::addColumn<bool>("isMended");
        QTest::newRow("wide colons")
            << "    status： \"complete\"\n    confidence：\"medium\"\n    notes：\"\"\n"_ba
            << true;
        QTest::newRow("no-break spaces")
            << QByteArray("    status:\u00a0\"complete\"\n    confidence:\u00a0 \"medium\"\n"
                          "    notes:\u3000\"\"\n")
            << true;
        QTest::newRow("a sentence") << "    status： \"complete\"\n    all of it\n"_ba << false;
    }

    void keysBehindOddColonsAreMended()
    {
        QFETCH(const QByteArray, quality);
        QFETCH(const bool, isMended);
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        const QByteArray own = "    status: \"complete\"\n    confidence: \"medium\"\n"
                               "    notes: \"\"\n";
        QVERIFY(good.contains(own));
        const QByteArray text = QByteArray(good).replace(own, quality);
        const Finding finding = checked(text).documents.front().findings.front();
        QCOMPARE(finding.message,
                 u"quality must be a map, not text; a key ends with a colon and a space: \": \""_s);
        QCOMPARE(!finding.fixes.empty(), isMended);
        if (isMended) {
            QVERIFY(finding.fixes.front().isCertain);
            QCOMPARE(*applied(text, finding.fixes.front().edits), good);
        }
    }

    void aColonInATextIsToldAndQuoted_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("mended");
        QTest::newRow("an entry")
            << "    known_gaps:\n      - first\n      - second gap: 2 D # to do\n"_ba
            << "    known_gaps:\n      - first\n      - \"second gap: 2 D\" # to do\n"_ba;
        QTest::newRow("twice") << "    known_gaps:\n      - time: none: at all\n"_ba
                               << QByteArray();
        QTest::newRow("a map indeed")
            << "    known_gaps:\n      - a: 1\n        b: 2\n"_ba << QByteArray();
    }
    void aColonInATextIsToldAndQuoted()
    {
        QFETCH(const QByteArray, typed);
        QFETCH(const QByteArray, mended);
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        QVERIFY(good.contains("    known_gaps: []\n"));
        const QByteArray text = QByteArray(good).replace("    known_gaps: []\n", typed);
        const Finding finding = checked(text).documents.front().findings.front();
        QCOMPARE(finding.message.endsWith("put the text in quotes"_L1), !mended.isEmpty());
        if (!mended.isEmpty()) {
            QCOMPARE(finding.fixes.size(), 1);
            QVERIFY(!finding.fixes.front().isCertain);
            QCOMPARE(*applied(text, finding.fixes.front().edits),
                     QByteArray(good).replace("    known_gaps: []\n", mended));
        }
    }

    void theMessageNamesTheKeysOfAMap()
    {
        QByteArray text = sample(u"cfd.mesh-plan"_s);
        text.replace("  quality:\n    status: \"complete\"\n    confidence: \"medium\"\n"
                     "    notes: \"\"\n",
                     "  quality: complete\n");
        const DocumentReport document = checked(text).documents.front();
        QCOMPARE(document.findings.front().message,
                 u"quality must be a map, not text; its keys are status, confidence, notes"_s);
    }
};

QTEST_GUILESS_MAIN(TestMeantValue)
#include "tst_meantvalue.moc"
