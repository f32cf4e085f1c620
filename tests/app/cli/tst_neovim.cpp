// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/files.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray review = "handoff:\r\n"
                          "  # said by 🙂\r\n"
                          "  producer: \"cfd-reviewer\"\r\n"
                          "  engineering_review:\r\n"
                          "    aproval_status: \"APPROVED\" # kept\r\n"
                          "    blocking_issues: []\r\n";

} // namespace

/// The built program as the language server of Neovim.
class TestNeovim : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void showsFindingsAndMendsThem()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"review.yaml"_s);
        write(path, review);

        QProcess neovim;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString &name :
             {u"XDG_STATE_HOME"_s, u"XDG_CONFIG_HOME"_s, u"XDG_DATA_HOME"_s}) {
            environment.insert(name, folder.filePath(u"home"_s));
        }
        neovim.setProcessEnvironment(environment);
        neovim.setProcessChannelMode(QProcess::MergedChannels);
        neovim.start(QStringLiteral(BATON_NEOVIM),
                     {u"--headless"_s, u"--clean"_s, u"-l"_s,
                      QStringLiteral(BATON_SOURCE_DIR "/tests/app/cli/neovim.lua"),
                      QStringLiteral(BATON_PROGRAM), path});
        QVERIFY(neovim.waitForFinished(240'000));
        const QString said = QString::fromUtf8(neovim.readAll());
        QVERIFY2(neovim.exitStatus() == QProcess::NormalExit && neovim.exitCode() == 0,
                 qPrintable(said));
        QVERIFY2(said.contains(u"cfd.required"_s), qPrintable(said));
        QByteArray expected = review;
        QCOMPARE(contentOf(path), expected.replace("aproval", "approval"));
    }
};

QTEST_GUILESS_MAIN(TestNeovim)
#include "tst_neovim.moc"
