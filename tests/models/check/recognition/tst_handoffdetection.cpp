// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/recognition/handoffdetection.h"
#include "tests/models/check/checked.h"

#include <QStringEncoder>

using namespace Qt::StringLiterals;
using namespace baton;

class TestHandoffDetection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void recognisesAHandoffByItsFirstKey_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isHandoff");
        QTest::newRow("key") << "handoff:\n  a: \"b\n"_ba << true;
        QTest::newRow("below a comment") << "# by hand\n---\nhandoff :\n  ]\n"_ba << true;
        QTest::newRow("behind the mistake") << "a: ]\nerror_history:\n"_ba << true;
        QTest::newRow("byte order mark") << "\xEF\xBB\xBFhandoff: [\n"_ba << true;
        QTest::newRow("all of it indented") << "  handoff:\n    a: ]\n"_ba << true;
        QTest::newRow("quoted") << "{\n  \"handoff\": {]\n"_ba << true;
        QTest::newRow("in braces") << "{handoff: {]\n"_ba << true;
        QTest::newRow("curly quotes") << "{“handoff”: {“a”: “b”}}"_ba << true;
        QTest::newRow("one curly quote") << "{“handoff: {]"_ba << false;
        QTest::newRow("element") << "<handoff a='b'><c></handoff>"_ba << true;
        QTest::newRow("element with a prefix") << "<h:handoff>\n"_ba << true;
        QTest::newRow("deeper") << "a:\n  handoff: ]\n"_ba << false;
        QTest::newRow("in a text") << "{\"a\": \"handoff: b\" // c\n}"_ba << false;
        QTest::newRow("part of a word") << "handoffs: ]\n"_ba << false;
        QTest::newRow("settings with comments") << "{\n  // c\n  \"strict\": true\n}"_ba << false;
        QTest::newRow("template") << "a: {{ .Values.a }}\n{{- if .b }}\nc: d\n"_ba << false;
        QTest::newRow("nothing") << QByteArray() << false;
    }

    void recognisesAHandoffByItsFirstKey()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isHandoff);
        QCOMPARE(looksLikeHandoff(text, {}, builtIn()), isHandoff);
    }

    void recognisesAHandoffInAnotherEncoding()
    {
        for (const auto encoding :
             {QStringConverter::Utf16LE, QStringConverter::Utf16BE, QStringConverter::Utf32LE}) {
            const auto encoded = [encoding](const QString &text) -> QByteArray {
                QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
                return encoder.encode(text);
            };
            QVERIFY(looksLikeHandoff(encoded(u"handoff:\n  a: 1\n"_s), {}, builtIn()));
            QVERIFY(!looksLikeHandoff(encoded(u"letters:\n  a: 1\n"_s), {}, builtIn()));
        }
    }

    void recognisesAHandoffByItsFileName()
    {
        QVERIFY(looksLikeHandoff("a: ]", {}, builtIn(), u"/x/phase2-math-analysis.yaml"_s));
        QVERIFY(!looksLikeHandoff("a: ]", {}, builtIn(), u"/x/deployment.yaml"_s));
    }

    void isErrorOnlyWhereAHandoffIsMeant_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<Severity>("severity");
        const QByteArray broken = "a: {{ .Values.a }}\n{{- if .b }}\nc: d\n";
        QTest::newRow("template") << broken << Format::Yaml << QString() << Severity::Note;
        QTest::newRow("duplicate")
            << "a: 1\na: 2\n"_ba << Format::Yaml << QString() << Severity::Note;
        QTest::newRow("comments") << "{\"a\": 1 // b\n}"_ba << Format::Json << QString()
                                  << Severity::Note;
        QTest::newRow("with a kind")
            << broken << Format::Yaml << u"cfd.mesh-plan"_s << Severity::Error;
        QTest::newRow("handoff") << "handoff:\n  a: ]\n"_ba << Format::Yaml << QString()
                                 << Severity::Error;
    }

    void isErrorOnlyWhereAHandoffIsMeant()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, format);
        QFETCH(QString, kind);
        QFETCH(Severity, severity);
        CheckSettings settings;
        settings.kindOverride = kind;
        const DocumentReport report = checked(text, settings, format).documents.front();
        QVERIFY(!report.findings.empty());
        QCOMPARE(report.findings.front().severity, severity);
        QCOMPARE(report.isMeant, severity == Severity::Error);
    }
};

QTEST_GUILESS_MAIN(TestHandoffDetection)
#include "tst_handoffdetection.moc"
