// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/newdocument.h"
#include "models/document/parse.h"

#include <QTest>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

class TestNewDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyTemplateIsFilledByChangingOnlyItsHead_data()
    {
        QTest::addColumn<QString>("kindId");
        QTest::addColumn<int>("number");
        for (const Kind &kind : m_catalog->kinds()) {
            for (size_t i = 0; i < kind.templates.size(); ++i) {
                QTest::newRow(qPrintable(kind.templates[i].id)) << kind.id << static_cast<int>(i);
            }
        }
    }

    void everyTemplateIsFilledByChangingOnlyItsHead()
    {
        QFETCH(QString, kindId);
        QFETCH(int, number);
        const Kind *kind = m_catalog->kind(kindId);
        const Template &form = kind->templates[static_cast<size_t>(number)];
        const QDateTime time(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
        const auto bytes = newHandoff(*m_catalog, *kind, form, {u"cfd-reviewer"_s, 3, time});
        QVERIFY2(bytes.isOk(), bytes ? "" : qPrintable(bytes.error()));
        if (kind->protocol != "cfd"_L1) {
            const ParsedText made = parse(*bytes, form.format, m_catalog->parseOptions());
            QVERIFY(made.issues.empty());
            QCOMPARE(m_catalog->recognise(made.documents.front().tree), kind);
            const QByteArrayList lines = form.text.split('\n');
            const QByteArrayList filled = bytes->split('\n');
            QCOMPARE(filled.size(), lines.size());
            int changed = 0;
            for (qsizetype i = 0; i < lines.size(); ++i) {
                changed += filled[i] != lines[i] ? 1 : 0;
            }
            QVERIFY2(changed <= 2, bytes->constData()); // who writes it, and when
            return;
        }
        if (!form.text.contains("from_phase")) {
            QCOMPARE(bytes.value(), form.text);
            return;
        }
        const QByteArrayList before = form.text.split('\n');
        const QByteArrayList after = bytes.value().split('\n');
        QCOMPARE(after.size(), before.size());
        for (qsizetype i = 0; i < before.size(); ++i) {
            const QByteArray key = before[i].trimmed().split(':').first();
            const bool isHead =
                QByteArrayList{"producer", "from_phase", "to_phase", "timestamp"}.contains(key);
            QVERIFY2(isHead || after[i] == before[i], after[i].constData());
        }
        QVERIFY(bytes->contains("from_phase: 3\n"));
        QVERIFY(bytes->contains("\"2026-02-21T14:30:00Z\""));
        QVERIFY(bytes->contains("producer: \"cfd-reviewer\""));
    }

    void theFileIsNamedAsTheProtocolDoes()
    {
        const Kind *kind = m_catalog->kind(u"cfd.engineering-review"_s);
        QCOMPARE(fileNameFor(*m_catalog, *kind, 2), u"phase2-engineering-review.yaml"_s);
    }

    void theSessionsFolderStandsInItsPaths()
    {
        const Kind *kind = m_catalog->kind(u"cfd.engineering-review"_s);
        NewHandoff known;
        known.sessionFolder = u"/w/cfd-bioreactor-session-1"_s;
        const Template &form = kind->templates.front();
        const Result<QByteArray> made = newHandoff(*m_catalog, *kind, form, known);
        QVERIFY(made);
        QByteArray expected = form.text;
        QVERIFY(expected.contains("{session_dir}"));
        QCOMPARE(*made, expected.replace("{session_dir}", known.sessionFolder.toUtf8()));
    }

    void aSessionIsNamedByTheTime()
    {
        const Kind *kind = m_catalog->kind(u"native.request"_s);
        const auto form = std::ranges::find(kind->templates, u"validation"_s, &Template::id);
        NewHandoff known;
        known.time = QDateTime(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
        const Result<QByteArray> made = newHandoff(*m_catalog, *kind, *form, known);
        QVERIFY(made && made->contains("session_id=\"20260221-143000-validate\""));
        known.sessionFolder = u"/w/docs/.scratch/sessions/20260220-090000-grafana"_s;
        const Result<QByteArray> within = newHandoff(*m_catalog, *kind, *form, known);
        QVERIFY(within && within->contains("session_id=\"20260220-090000-grafana\""));
        known.sessions = {u"20260220-090000-grafana"_s};
        const Result<QByteArray> second = newHandoff(*m_catalog, *kind, *form, known);
        QVERIFY(second && second->contains("session_id=\"20260221-143000-validate\""));
        known.sessions += {u"20260221-143000-validate"_s, u"20260221-143001-validate"_s};
        const Result<QByteArray> third = newHandoff(*m_catalog, *kind, *form, known);
        QVERIFY(third && third->contains("session_id=\"20260221-143002-validate\""));
    }

    /// A document that was saved as a template started a session of its own.
    void aTemplateOfMineNamesNoSessionOfThePast()
    {
        const Kind *kind = m_catalog->kind(u"native.request"_s);
        const auto made = [&](const QByteArray &session, const QString &folder = {}) {
            const Template form{u"t"_s, u"T"_s,
                                "<agent_request session_id='" + session + "' version='1.0'/>\n"};
            const QDateTime time(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
            return newHandoff(*m_catalog, *kind, form, {{}, -1, time, folder}).value();
        };
        const QByteArray rest = "' version='1.0'/>\n";
        const QByteArray head = "<agent_request session_id='";
        QCOMPARE(made("20251119-160000-mail"), head + "20260221-143000-mail" + rest);
        QCOMPARE(made("20251119-160000-mail", u"/w/docs/.scratch/sessions/s"_s), head + "s" + rest);
        QCOMPARE(made("mail"), head + "mail" + rest);
        const Template form{u"t"_s, u"T"_s, head + "20251119-160000-mail" + rest};
        QVERIFY(takesTime(*m_catalog, *kind, form));
        QVERIFY(!takesTime(*m_catalog, *kind, {u"t"_s, u"T"_s, head + "mail" + rest}));
    }

    void theTaskIsCountedUp_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QStringList>("tasks");
        QTest::addColumn<QByteArray>("task");
        const QString flow = u"cfd.flow-result"_s;
        const QString review = u"cfd.engineering-review"_s;
        QTest::newRow("the first")
            << flow << QStringList{u"phase1-mesh-plan"_s} << "phase2-flow-result"_ba;
        QTest::newRow("the second")
            << flow << QStringList{u"phase2-flow-result"_s} << "phase2-flow-result-2"_ba;
        QTest::newRow("the third")
            << flow << QStringList{u"phase2-flow-result-2"_s, u"phase2-flow-result"_s}
            << "phase2-flow-result-3"_ba;
        QTest::newRow("numbered from the first")
            << review << QStringList{u"phase2-review-1"_s} << "phase2-review-2"_ba;
    }

    void theTaskIsCountedUp()
    {
        QFETCH(QString, kind);
        QFETCH(QStringList, tasks);
        QFETCH(QByteArray, task);
        const Kind *found = m_catalog->kind(kind);
        NewHandoff known;
        known.tasks = tasks;
        const Result<QByteArray> made =
            newHandoff(*m_catalog, *found, found->templates.front(), known);
        QVERIFY(made);
        QVERIFY2(made->contains("task_id: \"" + task + "\"\n"), made->constData());
    }

    void theFormatIsThatOfTheTemplate_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::newRow("yaml") << "a: 1\n"_ba << Format::Yaml;
        QTest::newRow("json") << "{\"a\": 1}\n"_ba << Format::Json;
        QTest::newRow("xml") << "<a/>\n"_ba << Format::Xml;
        QTest::newRow("markdown") << "# Task\n\n```xml\n<a/>\n```\n"_ba << Format::Markdown;
    }

    void theFormatIsThatOfTheTemplate()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, format);
        const Template form{u"t"_s, u"T"_s, text};
        QCOMPARE(formatOfNew(*m_catalog, *m_catalog->kind(u"cfd.mesh-plan"_s), form), format);
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog = ProtocolCatalog::load();
};

QTEST_GUILESS_MAIN(TestNewDocument)
#include "tst_newdocument.moc"
