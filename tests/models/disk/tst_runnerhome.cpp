// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/runnerhome.h"

#include <QDir>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class TestRunnerHome : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { forget(); }
    void cleanupTestCase() { forget(); }

    void transcriptsLieBelowTheHomeFolder()
    {
        QCOMPARE(transcriptFolders(),
                 (QStringList{QDir::homePath() + u"/.claude/projects"_s,
                              QDir::homePath() + u"/.codex/sessions"_s}));
    }

    void environmentVariablesChooseOtherFolders()
    {
        qputenv("CLAUDE_CONFIG_DIR", "/srv/claude/");
        qputenv("CODEX_HOME", "own/codex"); // below the working folder
        QCOMPARE(transcriptFolders(),
                 (QStringList{u"/srv/claude/projects"_s,
                              QDir::currentPath() + u"/own/codex/sessions"_s}));
    }

    void emptyVariablesAreIgnored()
    {
        qputenv("CODEX_HOME", "");
        QCOMPARE(codexHome.path(), QDir::homePath() + u"/.codex"_s);
    }

private:
    static void forget()
    {
        qunsetenv("CLAUDE_CONFIG_DIR");
        qunsetenv("CODEX_HOME");
    }
};

QTEST_GUILESS_MAIN(TestRunnerHome)
#include "tst_runnerhome.moc"
