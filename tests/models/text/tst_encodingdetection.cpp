// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "models/text/encodingdetection.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class tst_EncodingDetection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void onlyStrictUtf8IsValid_data();
    void onlyStrictUtf8IsValid();
    void invalidUtf8IsFoundAtAnyPosition();
    void bomAndLineEndsAreShown_data();
    void bomAndLineEndsAreShown();
    void textOfUnknownFormatHasNoDocument();
    void otherEncodingsAreConverted_data();
    void otherEncodingsAreConverted();
    void wideTextIsReportedWithASolution_data();
    void wideTextIsReportedWithASolution();
};

void tst_EncodingDetection::onlyStrictUtf8IsValid_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qsizetype>("firstInvalid");
    const auto row = [](const char *name, const char *bytes, qsizetype firstInvalid) {
        QTest::newRow(name) << QByteArray(bytes) << firstInvalid;
    };
    row("empty", "", -1);
    row("ascii", "abc\n", -1);
    row("two, three and four bytes",
        "\xC2\x80\xE0\xA0\x80\xED\x9F\xBF\xF0\x90\x80\x80\xF4\x8F\xBF\xBF", -1);
    row("lone continuation", "a\x80", 1);
    row("cut off", "ab\xE2\x82", 2);
    row("overlong slash", "\xC0\xAF", 0);
    row("overlong three", "\xE0\x9F\xBF", 0);
    row("overlong four", "\xF0\x8F\xBF\xBF", 0);
    row("surrogate", "x\xED\xA0\x80", 1);
    row("beyond unicode", "\xF4\x90\x80\x80", 0);
    row("latin-1", "M\xFCnchen", 1);
}

void tst_EncodingDetection::onlyStrictUtf8IsValid()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const qsizetype, firstInvalid);
    QCOMPARE(firstInvalidUtf8(bytes), firstInvalid);
    QCOMPARE(encodingOf(bytes).isValidUtf8, firstInvalid < 0);
}

void tst_EncodingDetection::invalidUtf8IsFoundAtAnyPosition()
{
    for (qsizetype at = 0; at < 200; ++at) {
        const QByteArray before = QByteArray("\xC3\xA4").repeated(at % 3).rightJustified(at, 'a');
        QCOMPARE(firstInvalidUtf8(before + '\xFF' + QByteArray(200 - at, 'b')), before.size());
        QCOMPARE(firstInvalidUtf8(before), -1);
    }
}

void tst_EncodingDetection::bomAndLineEndsAreShown_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Encoding>("encoding");
    const auto row = [](const char *name, const char *bytes, const Encoding &encoding) {
        QTest::newRow(name) << QByteArray(bytes) << encoding;
    };
    row("empty", "", {false, true, LineEnd::Lf, true});
    row("no line end", "a", {false, true, LineEnd::Lf, false});
    row("LF", "a\nb\n", {false, true, LineEnd::Lf, true});
    row("CRLF", "a\r\nb\r\n", {false, true, LineEnd::CrLf, true});
    row("CR", "a\rb\r", {false, true, LineEnd::Cr, true});
    row("mixed", "a\r\nb\n", {false, true, LineEnd::Mixed, true});
    row("BOM",
        "\xEF\xBB\xBF"
        "a\r\nb",
        {true, true, LineEnd::CrLf, false});
}

void tst_EncodingDetection::bomAndLineEndsAreShown()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const Encoding, encoding);
    QVERIFY(encodingOf(bytes) == encoding);
    QVERIFY(parse(bytes, Format::Text).encoding == encoding);
}

void tst_EncodingDetection::textOfUnknownFormatHasNoDocument()
{
    const ParsedText parsed = parse("anything\n", Format::Text);
    QVERIFY(parsed.documents.empty());
    QVERIFY(parsed.issues.empty());
}

void tst_EncodingDetection::otherEncodingsAreConverted_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("converted");
    QTest::newRow("Latin-1") << QByteArray("a: \xE4\r\nb: \xDF \xC3\xA9\r\n")
                             << QByteArray("a: ä\r\nb: ß é\r\n");
    QTest::newRow("Windows-1252") << QByteArray("a: \x93x\x94 \x80\n") << QByteArray("a: “x” €\n");
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                          "a\0:\0 \0\xE4\0",
                                          10)
                            << QByteArray("a: ä");
    QTest::newRow("NUL") << QByteArray("a: b\0c\0\n", 8) << QByteArray("a: bc\n");
}

void tst_EncodingDetection::otherEncodingsAreConverted()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, converted);
    const ParsedText parsed = parse(bytes, Format::Yaml);
    QVERIFY(isNoText(parsed.encoding, parsed.issues));
    const SyntaxIssue &issue = parsed.issues.front();
    QVERIFY(issue.isFixOffered);
    QCOMPARE(applied(bytes, issue.fix).value(), converted);
    QVERIFY(parse(converted, Format::Yaml).isComplete());
}

void tst_EncodingDetection::wideTextIsReportedWithASolution_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    QTest::newRow("UTF-16 LE") << QByteArray("\xFF\xFE"
                                             "a\0:\0",
                                             6)
                               << u"UTF-16"_s;
    QTest::newRow("UTF-16 BE") << QByteArray("\xFE\xFF\0a\0:", 6) << u"UTF-16"_s;
    QTest::newRow("UTF-16 LE without a mark") << QByteArray("a\0:\0", 4) << u"UTF-16LE"_s;
    QTest::newRow("UTF-16 BE without a mark") << QByteArray("\0a\0:", 4) << u"UTF-16BE"_s;
    QTest::newRow("UTF-32") << QByteArray("\xFF\xFE\0\0a\0\0\0", 8) << u"UTF-32"_s;
}

void tst_EncodingDetection::wideTextIsReportedWithASolution()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, encoding);
    const auto issue = textIssue(bytes, {});
    QVERIFY(issue.has_value());
    QCOMPARE(issue->rule, u"text.invalid-utf8"_s);
    QVERIFY2(issue->message.startsWith(u"The file is %1, "_s.arg(encoding)),
             qPrintable(issue->message));
    QVERIFY2(issue->message.contains(u"iconv -f %1 -t UTF-8"_s.arg(encoding)),
             qPrintable(issue->message));
    QVERIFY(!parse(bytes, Format::Yaml).isComplete());
}

QTEST_GUILESS_MAIN(tst_EncodingDetection)
#include "tst_encodingdetection.moc"
