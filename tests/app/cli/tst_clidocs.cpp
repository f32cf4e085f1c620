// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/batonprocess.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Example
{
    QString command;
    QString output;
};

/// The commands of all console blocks of @p text with what they print.
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

} // namespace

/// Runs every example of docs/cli.md. The first "cat" of a file that is not there makes it.
class TestCliDocs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void examplesPrintWhatThePageSays_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("output");
        QFile page(QStringLiteral(BATON_SOURCE_DIR "/docs/cli.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const std::vector<Example> examples = examplesIn(QString::fromUtf8(page.readAll()));
        QVERIFY(examples.size() > 10);
        for (size_t i = 0; i < examples.size(); ++i) {
            QTest::addRow("%zu: %s", i, qPrintable(examples[i].command))
                << examples[i].command << examples[i].output;
        }
    }

    void examplesPrintWhatThePageSays()
    {
        QFETCH(QString, command);
        QFETCH(QString, output);
        if (command.startsWith("cat "_L1)) {
            QFile file(m_folder.filePath(command.sliced(4)));
            if (!file.exists()) {
                QVERIFY(file.open(QIODevice::WriteOnly));
                file.write(output.toUtf8());
            }
        }
        const Printed printed = BatonProcess(m_folder.path()).runShell(command);
        QCOMPARE(printed.out, output);
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestCliDocs)
#include "tst_clidocs.moc"
