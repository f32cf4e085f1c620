// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/batonprocess.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Example
{
    QString command;
    QString output;
};

/// The commands of all console blocks of @p text with their output.
std::vector<Example> examplesIn(const QString &text)
{
    std::vector<Example> examples;
    bool isConsole = false;
    for (const QString &line : text.split(u'\n')) {
        if (line.startsWith("```"_L1)) {
            isConsole = line == "```console"_L1;
        } else if (isConsole && line.startsWith("$ "_L1)) {
            examples.push_back({line.sliced(2), {}});
        } else if (isConsole && !examples.empty()) {
            examples.back().output += line + u'\n';
        }
    }
    return examples;
}

/// The exit code of a command that printed @p output, as docs/cli.md promises: 1 after an error,
/// else 0. A command after a pipe or "echo $?" hides that of the previous one.
int codeOf(const QString &command, const QString &output)
{
    static const QRegularExpression hasErrors(u"^\\d+ files?, .*: [1-9]\\d* errors?,"_s,
                                              QRegularExpression::MultilineOption);
    const bool isAlone = !command.contains(u'|') && !command.contains("echo $?"_L1);
    return isAlone && hasErrors.match(output).hasMatch() ? 1 : 0;
}

} // namespace

/// Runs every example of docs/cli.md and docs/protocols.md, each page in its own folder. The first
/// "cat" of a missing file creates it.
class TestCliDocs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void examplesMatchThePage_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("output");
        for (const QString &page : {u"cli"_s, u"protocols"_s}) {
            QVERIFY(QDir(m_folder.path()).mkpath(page));
            QFile file(QStringLiteral(BATON_SOURCE_DIR "/docs/") + page + u".md"_s);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const std::vector<Example> examples = examplesIn(QString::fromUtf8(file.readAll()));
            QVERIFY(examples.size() > 10);
            for (size_t i = 0; i < examples.size(); ++i) {
                QTest::addRow("%s %zu: %s", qPrintable(page), i, qPrintable(examples[i].command))
                    << page << examples[i].command << examples[i].output;
            }
        }
    }

    void examplesMatchThePage()
    {
        QFETCH(QString, page);
        QFETCH(QString, command);
        QFETCH(QString, output);
        if (command.startsWith("cat "_L1)) {
            const QFileInfo info(m_folder.filePath(page + u'/' + command.sliced(4)));
            QFile file(info.filePath());
            if (!file.exists()) {
                QVERIFY(QDir().mkpath(info.path()));
                QVERIFY(file.open(QIODevice::WriteOnly));
                file.write(output.toUtf8());
            }
        }
        const Printed printed = BatonProcess(m_folder.filePath(page)).runShell(command);
        QCOMPARE(printed.out, output);
        QCOMPARE(printed.code, codeOf(command, output));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestCliDocs)
#include "tst_clidocs.moc"
