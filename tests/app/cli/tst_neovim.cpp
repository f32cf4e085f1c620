// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray review = "handoff:\n"
                          "  # said by 🙂\n"
                          "  producer: \"cfd-reviewer\"\n"
                          "  engineering_review:\n"
                          "    aproval_status: \"APPROVED\" # kept\n"
                          "    blocking_issues: []\n";

const QString wrongKey = u"cfd.required"_s;

QByteArray replaced(QByteArray text, const QByteArray &before, const QByteArray &after)
{
    return text.replace(before, after);
}

/// The line and the column in bytes of @p word in @p text.
QPair<int, int> placeOf(const QByteArray &text, const QByteArray &word)
{
    const QByteArray before = text.first(text.indexOf(word));
    return {int(before.count('\n')), int(before.size() - before.lastIndexOf('\n') - 1)};
}

} // namespace

/// The built program as the language server of Neovim.
class TestNeovim : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void appliesAFix_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("YAML") << u"review.yaml"_s << review;
        QTest::newRow("line ends of Windows") << u"review.yaml"_s << replaced(review, "\n", "\r\n");
        QTest::newRow("a block in Markdown")
            << u"note.md"_s
            << QByteArray("# Review 🙂\n\n```yaml\n" + review + "```\n\nThe end.\n");
        QTest::newRow("behind an emoji in the line")
            << u"review.yaml"_s
            << QByteArray("handoff:\n"
                          "  producer: \"cfd-reviewer\"\n"
                          "  engineering_review: {note: \"🙂🙂\", aproval_status: APPROVED}\n");
        QTest::newRow("JSON") << u"review.json"_s
                              << QByteArray("{\"handoff\": {\"producer\": \"cfd-reviewer\", "
                                            "\"engineering_review\": {\"note\": \"🙂\", "
                                            "\"aproval_status\": \"APPROVED\"}}}\n");
    }

    void appliesAFix()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);

        const auto [line, column] = placeOf(text, "aproval");
        const QList<QJsonValue> told =
            edited(name, text,
                   {{u"encoding"_s}, {u"find"_s, wrongKey}, {u"quickfix"_s, line, column + 1}});
        QCOMPARE(told.value(0), QJsonValue(u"utf-16"_s));
        QCOMPARE(m_saved, replaced(text, "aproval", "approval"));
    }

    void appliesAllCertainFixes()
    {
        const QByteArray text = replaced(review, "blocking_issues", "Blocking-Issues");
        edited(u"review.yaml"_s, text, {{u"find"_s, wrongKey}, {u"fixall"_s}});
        QCOMPARE(m_saved,
                 "handoff:\n"
                 "  version: \"1.0\"\n"
                 "  # said by 🙂\n"
                 "  producer: \"cfd-reviewer\"\n"
                 "  consumer: \"cfd-bioreactor\"\n"
                 "  engineering_review:\n"
                 "    approval_status: \"APPROVED\" # kept\n"
                 "    blocking_issues: []\n"_ba);
    }

    /// By the example of the page.
    void appliesAllCertainFixesBeforeAFileIsWritten()
    {
        const QByteArray text = replaced(review, "blocking_issues", "Blocking-Issues");
        const QList<QJsonValue> told = edited(
            u"review.yaml"_s, text,
            {{u"example"_s, QStringLiteral(BATON_SOURCE_DIR "/docs/editors.md"), u"BufWritePre"_s},
             {u"write"_s},
             {u"replace"_s, 7, 4, 15, u"Blocking-Issues"_s},
             {u"write"_s}});
        const QByteArray fixed = "handoff:\n"
                                 "  version: \"1.0\"\n"
                                 "  # said by 🙂\n"
                                 "  producer: \"cfd-reviewer\"\n"
                                 "  consumer: \"cfd-bioreactor\"\n"
                                 "  engineering_review:\n"
                                 "    approval_status: \"APPROVED\" # kept\n"
                                 "    blocking_issues: []\n";
        QCOMPARE(linesOf(told.value(0)), fixed);
        QCOMPARE(linesOf(told.value(1)), fixed);
    }

    void updatesDiagnosticsWhileTyping()
    {
        QByteArray text = replaced(review, "aproval", "approval");
        const auto [line, column] = placeOf(text, "APPROVED");
        const QList<QJsonValue> told = edited(u"review.yaml"_s, text,
                                              {{u"replace"_s, 1, 2, 0, u"# two 🙂\n  "_s},
                                               {u"replace"_s, line + 1, 2, 0, u"  "_s},
                                               {u"replace"_s, line + 1, 2, 2, QString()},
                                               {u"replace"_s, line + 1, column, 8, u"🙂 NO"_s},
                                               {u"find"_s, u"cfd.enum"_s},
                                               {u"replace"_s, line + 1, column, 7, u"REJECTED"_s},
                                               {u"lose"_s, u"cfd.enum"_s},
                                               {u"type"_s, line + 1, u" and so 🙂"_s},
                                               {u"type"_s, line + 2, u"x"_s},
                                               {u"find"_s, u"yaml.syntax"_s}});
        QCOMPARE(diagnostic(told.value(0), u"cfd.enum"_s),
                 (QJsonObject{{u"code"_s, u"cfd.enum"_s},
                              {u"line"_s, line + 1},
                              {u"column"_s, column - 1},
                              {u"end"_s, column + 8}}));
        text.replace("  # said", "  # two 🙂\n  # said").replace("APPROVED", "REJECTED");
        text.replace("# kept", "# kept and so 🙂").replace("[]", "[]x");
        QCOMPARE(m_saved, text);
    }

    void explainsAndCompletes_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("YAML") << u"review.yaml"_s << QByteArray() << QByteArray();
        QTest::newRow("a block in Markdown")
            << u"note.md"_s << QByteArray("# Review 🙂\n\n```yaml\n") << QByteArray("```\n");
    }

    void explainsAndCompletes()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);

        const QByteArray text = before
            + replaced(review, "aproval_status: \"APPROVED\"", "approval_status: APP") + after;
        const auto [line, column] = placeOf(text, "APP");
        const QList<QJsonValue> told = edited(name, text,
                                              {{u"find"_s, u"cfd.enum"_s},
                                               {u"lens"_s},
                                               {u"hover"_s, line, 6},
                                               {u"complete"_s, line, column + 2}});
        QCOMPARE(told.value(1),
                 QJsonValue(QJsonArray{
                     QJsonObject{{u"line"_s, before.count('\n')},
                                 {u"title"_s, u"Engineering review: Re-invoke cfd-reviewer"_s}}}));
        QVERIFY(told.value(2).toString().startsWith(u"**Approval status** (required)"_s));
        QCOMPARE(told.value(3), QJsonValue(QJsonArray{u"APPROVED"_s, u"APPROVED_WITH_WARNINGS"_s}));
        QCOMPARE(m_saved, text);
    }

private:
    /// The answers of Neovim to @p steps with the file @p name, which contained @p text; see
    /// neovim.lua.
    QList<QJsonValue> edited(const QString &name, const QByteArray &text,
                             const QList<QJsonArray> &steps)
    {
        const QString path = m_folder->filePath(name);
        write(path, text);
        QStringList arguments{u"--headless"_s,
                              u"--clean"_s,
                              u"-l"_s,
                              QStringLiteral(BATON_SOURCE_DIR "/tests/app/cli/neovim.lua"),
                              QStringLiteral(BATON_PROGRAM),
                              path};
        for (const QJsonArray &step : steps) {
            arguments.append(QString::fromUtf8(QJsonDocument(step).toJson(QJsonDocument::Compact)));
        }
        QProcess neovim;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString &home :
             {u"XDG_STATE_HOME"_s, u"XDG_CONFIG_HOME"_s, u"XDG_DATA_HOME"_s}) {
            environment.insert(home, m_folder->filePath(u"home"_s));
        }
        neovim.setProcessEnvironment(environment);
        neovim.start(QStringLiteral(BATON_NEOVIM), arguments);
        const bool isWell = neovim.waitForFinished(240'000)
            && neovim.exitStatus() == QProcess::NormalExit && neovim.exitCode() == 0;
        m_saved = isWell ? contentOf(path) : neovim.readAllStandardError();
        QList<QJsonValue> told;
        for (const QByteArray &line : neovim.readAllStandardOutput().split('\n')) {
            told.append(QJsonDocument::fromJson('[' + line + ']').array().first());
        }
        return told;
    }

    static QByteArray linesOf(const QJsonValue &lines)
    {
        QStringList texts;
        for (const QJsonValue line : lines.toArray()) {
            texts.append(line.toString());
        }
        return texts.join(u'\n').toUtf8();
    }

    /// The first of @p diagnostics with @p code.
    static QJsonObject diagnostic(const QJsonValue &diagnostics, const QString &code)
    {
        for (const QJsonValue diagnostic : diagnostics.toArray()) {
            if (diagnostic["code"_L1] == QJsonValue(code)) {
                return diagnostic.toObject();
            }
        }
        return {};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_saved; ///< the file after the last steps, or the errors of Neovim
};

QTEST_GUILESS_MAIN(TestNeovim)
#include "tst_neovim.moc"
