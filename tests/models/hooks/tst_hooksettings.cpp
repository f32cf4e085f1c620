// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/hooksettings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

constexpr auto runnerIds = {"claude", "codex", "gemini", "cursor"};

HookSettings settingsOf(const QString &runner)
{
    return {*hookRunnerNamed(runner), u"/home/ada/settings.json"_s, u"baton"_s};
}

/// The commands for @p event.
QStringList commandsFor(const QByteArray &settings, const QString &event)
{
    QStringList commands;
    const QJsonArray entries =
        QJsonDocument::fromJson(settings).object()[u"hooks"].toObject()[event].toArray();
    for (const QJsonValue entry : entries) {
        commands.append(entry[u"command"].toString());
        for (const QJsonValue handler : entry[u"hooks"].toArray()) {
            commands.append(handler[u"command"].toString());
        }
    }
    commands.removeAll(QString());
    return commands;
}

} // namespace

class TestHookSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void uninstallingRestoresTheSettings_data()
    {
        QTest::addColumn<QString>("runner");
        QTest::addColumn<QByteArray>("before");
        const std::pair<const char *, QByteArray> texts[] = {
            {"no file", {}},
            {"other settings", "{\n  \"model\": \"opus\",\n  \"env\": {\"A\": \"1\"}\n}\n"},
            {"without a line end", "{\"model\": \"opus\"}"},
            {"tabs and odd blanks",
             "{\r\n\t\"model\" :  \"opus\" ,\r\n\r\n\t\"n\": 1.50e0\r\n}\r\n\r\n"},
            {"hooks of others",
             "{\n  \"hooks\": {\n    \"Stop\": [\n      {\n        \"hooks\": [\n          "
             "{\"type\": "
             "\"command\", \"command\": \"say done\"}\n        ]\n      }\n    ],\n    "
             "\"PreToolUse\": [{\"matcher\": \"Bash\", \"hooks\": [{\"type\": \"command\", "
             "\"command\": \"guard\"}]}],\n    \"stop\": [{\"command\": \"x\"}]\n  },\n  "
             "\"version\": 1,\n  \"theme\": \"d\\u00e4mmrig\"\n}\n"},
            {"an empty object", "{}\n"},
            {"a byte order mark", "\xef\xbb\xbf{\n  \"model\": \"opus\"\n}\n"},
            {"all on one line",
             "{\"a\":[1,2],\"hooks\":{\"Notification\":[{\"hooks\":[]}]},\"b\":{}}"},
        };
        for (const char *runner : runnerIds) {
            for (const auto &[name, text] : texts) {
                // Hooks of Cursor contain their version, which is kept.
                QByteArray before = text;
                const qsizetype at = text.indexOf('{') + 1;
                if (QLatin1StringView(runner) == "cursor"_L1 && at > 0
                    && !text.contains("version")) {
                    before.insert(at, text[at] == '}' ? "\"version\": 1" : "\"version\": 1, ");
                }
                QTest::addRow("%s: %s", runner, name) << QString::fromLatin1(runner) << before;
            }
        }
    }

    void uninstallingRestoresTheSettings()
    {
        QFETCH(QString, runner);
        QFETCH(QByteArray, before);
        const HookSettings settings = settingsOf(runner);
        const Result<QByteArray> installed = settings.installed(before);
        QVERIFY2(installed, installed ? "" : qPrintable(installed.error()));
        QJsonParseError error;
        std::ignore = QJsonDocument::fromJson(
            installed->startsWith("\xef\xbb\xbf") ? installed->sliced(3) : *installed, &error);
        QCOMPARE(error.error, QJsonParseError::NoError);
        QVERIFY(*installed != before);
        const Result<QByteArray> gone = settings.uninstalled(*installed);
        QVERIFY2(gone, gone ? "" : qPrintable(gone.error()));
        QCOMPARE(*gone, before);
        QCOMPARE(gone->isNull(), before.isNull()); // only a created file is removed
    }

    void uninstallingRemovesEmptyGroups_data()
    {
        QTest::addColumn<QString>("runner");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("an empty file") << u"claude"_s << QByteArray("") << QByteArray();
        QTest::newRow("a file of blanks") << u"claude"_s << QByteArray("  \n") << QByteArray();
        QTest::newRow("hooks of none") << u"claude"_s << QByteArray("{\"a\": 1, \"hooks\": {}}\n")
                                       << QByteArray("{\"a\": 1}\n");
        QTest::newRow("empty lists")
            << u"gemini"_s << QByteArray("{\"hooks\":{\"AfterTool\":[],\"Notification\":[]}}")
            << QByteArray("{\"hooks\":{\"Notification\":[]}}");
        QTest::newRow("all but a version")
            << u"cursor"_s << QByteArray("{}\n") << QByteArray("{\"version\": 1}\n");
    }

    void uninstallingRemovesEmptyGroups()
    {
        QFETCH(const QString, runner);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        const HookSettings settings = settingsOf(runner);
        const Result<QByteArray> installed = settings.installed(before);
        QVERIFY2(installed, installed ? "" : qPrintable(installed.error()));
        const Result<QByteArray> gone = settings.uninstalled(*installed);
        QVERIFY2(gone, gone ? "" : qPrintable(gone.error()));
        QCOMPARE(*gone, after);
        QCOMPARE(gone->isNull(), after.isNull());
    }

    void aCommentNextToAnEmptyListStays()
    {
        const HookSettings settings = settingsOf(u"gemini"_s);
        const Result<QByteArray> installed =
            settings.installed("{\"hooks\":{\"AfterAgent\":[] /* none */}} // x\n");
        QVERIFY2(installed, installed ? "" : qPrintable(installed.error()));
        const Result<QByteArray> gone = settings.uninstalled(*installed);
        QVERIFY2(gone, gone ? "" : qPrintable(gone.error()));
        QVERIFY2(gone->contains("/* none */") && gone->contains("// x"), gone->constData());
        QVERIFY(!gone->contains("baton hook"));
    }

    /// The user may have changed the order of entries and the blanks after values.
    void findsItsEntriesAnywhere()
    {
        const HookSettings settings = settingsOf(u"claude"_s);
        const QByteArray others = "{\"hooks\": {\"Stop\": [{\"hooks\": [{\"type\": \"command\", "
                                  "\"command\": \"say done\"}]}]}}";
        QJsonObject root = QJsonDocument::fromJson(*settings.installed(others)).object();
        QJsonObject hooks = root[u"hooks"].toObject();
        const QStringList events = hooks.keys();
        for (const QString &event : events) {
            QJsonArray entries = hooks[event].toArray();
            entries.prepend(entries.takeAt(entries.size() - 1));
            hooks[event] = entries;
        }
        root[u"hooks"] = hooks;
        QByteArray edited = QJsonDocument(root).toJson();
        QVERIFY(edited.contains("20,"));
        const Result<QByteArray> gone = settings.uninstalled(edited.replace("20,", "20\t\t,"));
        QVERIFY(gone);
        QCOMPARE(QJsonDocument::fromJson(*gone), QJsonDocument::fromJson(others));
    }

    void uninstallingRemovesACreatedFileWithAnyLastLineEnd_data()
    {
        QTest::addColumn<QByteArray>("end");
        QTest::newRow("none") << QByteArray();
        QTest::newRow("one line end") << QByteArray("\n");
        QTest::newRow("of another system") << QByteArray("\r\n");
        QTest::newRow("one more") << QByteArray("\n\n");
    }

    void uninstallingRemovesACreatedFileWithAnyLastLineEnd()
    {
        QFETCH(const QByteArray, end);
        const HookSettings settings = settingsOf(u"claude"_s);
        const Result<QByteArray> gone =
            settings.uninstalled(settings.installed({})->trimmed() + end);
        QVERIFY(gone);
        QVERIFY2(gone->isNull(), gone->constData());
    }

    /// Gemini CLI allows comments.
    void commentsStayWhereTheyAre_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::newRow("beside the last value")
            << QByteArray("{\n  \"theme\": \"dark\" // as at home\n}\n");
        QTest::newRow("on the line of all") << QByteArray("{\"a\":1 // x\n}");
        QTest::newRow("between values")
            << QByteArray("// mine\n{\n  // colours, \"hooks\": {}\n  \"theme\": \"dark\", /* why\n"
                          "  not */\n  \"n\": 1\n  // the end\n}\n");
        QTest::newRow("among hooks") << QByteArray(
            "{\n  \"hooks\": {\n    // of others\n    \"AfterAgent\": [\n      {\"hooks\": "
            "[]} // one\n    ] // all\n  }\n}\n");
        QTest::newRow("with carriage returns")
            << QByteArray("{\r\n  \"theme\": \"it's // dark\" // it's\r\n}\r\n");
    }

    void commentsStayWhereTheyAre()
    {
        QFETCH(const QByteArray, before);
        const HookSettings settings = settingsOf(u"gemini"_s);
        const Result<QByteArray> installed = settings.installed(before);
        QVERIFY2(installed, installed ? "" : qPrintable(installed.error()));
        QVERIFY(installed->contains("baton hook --runner gemini"));
        QCOMPARE(*settings.installed(*installed), *installed);
        const Result<QByteArray> gone = settings.uninstalled(*installed);
        QVERIFY2(gone, gone ? "" : qPrintable(gone.error()));
        QCOMPARE(*gone, before);
    }

    void commentsAreWrittenAsTheyWere()
    {
        const Result<QByteArray> installed =
            settingsOf(u"gemini"_s).installed("{\n  \"theme\": \"dark\" // as at home\n}\n");
        QVERIFY(installed);
        QVERIFY2(installed->startsWith("{\n  \"theme\": \"dark\", // as at home\n  \"hooks\": {"),
                 installed->constData());
    }

    void anAddedCommentStays_data()
    {
        QTest::addColumn<QByteArray>("mark");
        QTest::addColumn<QByteArray>("with");
        QTest::newRow("above") << QByteArray("\n  \"hooks\"")
                               << QByteArray("\n  // by Baton\n  \"hooks\"");
        QTest::newRow("behind the value before")
            << QByteArray("\"dark\",") << QByteArray("\"dark\", // by Baton");
    }

    void anAddedCommentStays()
    {
        QFETCH(const QByteArray, mark);
        QFETCH(const QByteArray, with);
        const HookSettings settings = settingsOf(u"gemini"_s);
        QByteArray installed = *settings.installed("{\n  \"theme\": \"dark\"\n}\n");
        QVERIFY(installed.contains(mark));
        installed.replace(mark, with);
        const Result<QByteArray> gone = settings.uninstalled(installed);
        QVERIFY2(gone, gone ? "" : qPrintable(gone.error()));
        QVERIFY2(gone->contains("// by Baton"), gone->constData());
        QVERIFY(!gone->contains("baton hook"));
    }

    void addsAnEntryForEachEventAndOnlyOnce_data()
    {
        QTest::addColumn<QString>("runner");
        for (const char *runner : runnerIds) {
            QTest::newRow(runner) << QString::fromLatin1(runner);
        }
    }

    void addsAnEntryForEachEventAndOnlyOnce()
    {
        QFETCH(QString, runner);
        const HookSettings settings = settingsOf(runner);
        const Result<QByteArray> once = settings.installed({});
        QVERIFY(once);
        for (const HookEventShape &event : hookRunnerNamed(runner)->events) {
            QCOMPARE(commandsFor(*once, QString(event.name)),
                     QStringList(u"baton hook --runner "_s + runner));
        }
        QCOMPARE(*settings.installed(*once), *once);
    }

    void writesWhatClaudeReads()
    {
        const QJsonObject hooks = QJsonDocument::fromJson(*settingsOf(u"claude"_s).installed({}))
                                      .object()[u"hooks"]
                                      .toObject();
        QCOMPARE(hooks.keys(),
                 (QStringList{u"PostToolUse"_s, u"PreToolUse"_s, u"Stop"_s, u"SubagentStop"_s}));
        const QJsonObject entry = hooks[u"PreToolUse"][0].toObject();
        QCOMPARE(entry[u"matcher"].toString(), u"Write|Edit|MultiEdit"_s);
        QCOMPARE(entry[u"hooks"][0].toObject(),
                 (QJsonObject{{u"type"_s, u"command"_s},
                              {u"command"_s, u"baton hook --runner claude"_s},
                              {u"timeout"_s, 20}}));
        QVERIFY(!hooks[u"Stop"][0].toObject().contains(u"matcher"_s));
    }

    void writesWhatCursorReads()
    {
        const QJsonObject root =
            QJsonDocument::fromJson(*settingsOf(u"cursor"_s).installed({})).object();
        QCOMPARE(root[u"version"].toInt(), 1);
        QCOMPARE(
            root[u"hooks"][u"stop"][0].toObject(),
            (QJsonObject{{u"command"_s, u"baton hook --runner cursor"_s}, {u"timeout"_s, 20}}));
        QCOMPARE(root[u"hooks"][u"preToolUse"][0][u"matcher"].toString(), u"Write|Edit"_s);
    }

    void keepsItsEntryInAGroupOfOthers()
    {
        const QByteArray before = "{\"hooks\": {\"Stop\": [{\"hooks\": [{\"type\": \"command\", "
                                  "\"command\": \"baton hook --mask usual\"}, {\"type\": "
                                  "\"command\", \"command\": \"other\"}]}]}}";
        const HookSettings settings = settingsOf(u"claude"_s);
        const Result<QByteArray> installed = settings.installed(before);
        QVERIFY(installed);
        QCOMPARE(commandsFor(*installed, u"Stop"_s),
                 (QStringList{u"baton hook --mask usual"_s, u"other"_s}));
        const Result<QByteArray> gone = settings.uninstalled(*installed);
        QVERIFY(gone);
        QCOMPARE(commandsFor(*gone, u"Stop"_s), QStringList(u"other"_s));
        QCOMPARE(commandsFor(*gone, u"PreToolUse"_s), QStringList());
    }

    /// The program was moved, or its tools were renamed.
    void replacesAnOutdatedEntry_data()
    {
        QTest::addColumn<QByteArray>("old");
        QTest::addColumn<QByteArray>("changed");
        QTest::newRow("a program that is gone")
            << QByteArray("\"baton hook --runner claude\"")
            << QByteArray("\"'/opt/my old/baton' hook --runner claude\"");
        QTest::newRow("other tools") << QByteArray("Write|Edit|MultiEdit") << QByteArray("Write");
    }

    void replacesAnOutdatedEntry()
    {
        QFETCH(const QByteArray, old);
        QFETCH(const QByteArray, changed);
        const HookSettings settings = settingsOf(u"claude"_s);
        const QByteArray current = *settings.installed("{\"model\": \"opus\"}");
        QByteArray outdated = current;
        outdated.replace(old, changed);
        QVERIFY(outdated != current);
        const Result<QByteArray> installed = settings.installed(outdated);
        QVERIFY(installed);
        QCOMPARE(QJsonDocument::fromJson(*installed), QJsonDocument::fromJson(current));
    }

    void keepsWhatTheUserChangedInItsEntries()
    {
        const HookSettings settings = settingsOf(u"claude"_s);
        QByteArray changed = *settings.installed("{\"model\": \"opus\"}");
        changed.replace("baton hook --runner claude", "LANG=C baton hook --mask usual");
        changed.replace("Write|Edit|MultiEdit", "MultiEdit|Write|Edit|mcp__fs__.*");
        QVERIFY(changed.contains("LANG=C") && changed.contains("mcp__fs__"));
        QCOMPARE(*settings.installed(changed), changed);
    }

    void doesNotTreatOtherCommandsAsItsOwn_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("another program") << u"mybaton hook"_s;
        QTest::newRow("another command") << u"baton hooks"_s;
        QTest::newRow("words in quotes") << u"echo \"baton hook ran\" >> /tmp/log"_s;
        QTest::newRow("words of another program") << u"echo baton hook"_s;
        QTest::newRow("behind another command") << u"date; baton hook"_s;
    }

    void doesNotTreatOtherCommandsAsItsOwn()
    {
        QFETCH(const QString, command);
        const QJsonObject handler{{u"type"_s, u"command"_s}, {u"command"_s, command}};
        const QJsonArray entries{QJsonObject{{u"hooks"_s, QJsonArray{handler}}}};
        const QByteArray before =
            QJsonDocument(QJsonObject{{u"hooks"_s, QJsonObject{{u"Stop"_s, entries}}}}).toJson();
        const HookSettings settings = settingsOf(u"claude"_s);
        QCOMPARE(*settings.uninstalled(before), before);
        const Result<QByteArray> installed = settings.installed(before);
        QVERIFY(installed);
        QCOMPARE(commandsFor(*installed, u"Stop"_s),
                 (QStringList{command, u"baton hook --runner claude"_s}));
        QCOMPARE(*settings.uninstalled(*installed), before);
    }

    void recognisesItsCommandInAnySpelling_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QStringList>("arguments");
        const QStringList none;
        QTest::newRow("by its path") << u"/bin/baton hook"_s << none;
        QTest::newRow("in quotes") << u"'/my tools/baton'  hook --mask usual"_s << none;
        QTest::newRow("behind a variable") << u"A='b c' LANG=C \"baton\" hook"_s << none;
        QTest::newRow("without a shell")
            << u"/my tools/baton"_s << QStringList{u"hook"_s, u"--mask"_s, u"usual"_s};
    }

    void recognisesItsCommandInAnySpelling()
    {
        QFETCH(const QString, command);
        QFETCH(const QStringList, arguments);
        QJsonObject entry{{u"command"_s, command}};
        if (!arguments.isEmpty()) {
            entry.insert(u"args"_s, QJsonArray::fromStringList(arguments));
        }
        const QJsonArray entries{entry};
        const QJsonObject hooks{{u"stop"_s, entries}};
        const Result<QByteArray> gone =
            settingsOf(u"cursor"_s)
                .uninstalled(
                    QJsonDocument(QJsonObject{{u"hooks"_s, hooks}, {u"version"_s, 1}}).toJson());
        QVERIFY(gone);
        QVERIFY2(!gone->contains("baton"), gone->constData());
    }

    void refusesSettingsThatItCannotChange_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("reason");
        QTest::newRow("cut off") << QByteArray("{\"hooks\": {\"Stop\": [") << QString();
        QTest::newRow("a comma too many") << QByteArray("{\"a\": 1,}") << QString();
        QTest::newRow("a comment of another language")
            << QByteArray("{\n  # mine\n  \"a\": 1\n}") << u"Line 2 does not parse: "_s;
        QTest::newRow("nothing but a comment")
            << QByteArray("{\n  // nothing yet\n}")
            << u"The comment in line 2 is in the way. Move it out of its braces"_s;
        QTest::newRow("a list") << QByteArray("[]") << u"They contain no object."_s;
        QTest::newRow("hooks that are a text")
            << QByteArray("{\"hooks\": \"none\"}") << u"\"hooks\" is not an object there."_s;
        QTest::newRow("an event that is an object")
            << QByteArray("{\"hooks\": {\"Stop\": {}}}") << u"\"Stop\" is not a list there."_s;
    }

    void refusesSettingsThatItCannotChange()
    {
        QFETCH(QByteArray, before);
        QFETCH(QString, reason);
        const Result<QByteArray> installed = settingsOf(u"claude"_s).installed(before);
        QVERIFY(!installed);
        QVERIFY2(installed.error().startsWith(
                     u"The settings /home/ada/settings.json stay as they are: "_s + reason),
                 qPrintable(installed.error()));
    }

    void doesNotChangeDuplicateKeys_data()
    {
        QTest::addColumn<QByteArray>("before");
        const QByteArray own = R"({"hooks": [{"type": "command", "command": "baton hook"}]})";
        QTest::newRow("hooks") << "{\"hooks\": {\"Stop\": [" + own
                + "]}, \"hooks\": {\"PreToolUse\": [" + own + ", " + own + "]}}";
        QTest::newRow("an event") << "{\"hooks\": {\"Stop\": [" + own + "], \"Stop\": [" + own
                + ", " + own + "]}}";
    }

    void doesNotChangeDuplicateKeys()
    {
        QFETCH(const QByteArray, before);
        const Result<QByteArray> gone = settingsOf(u"claude"_s).uninstalled(before);
        QVERIFY(!gone);
        QVERIFY2(
            gone.error().startsWith(u"The settings /home/ada/settings.json stay as they are"_s),
            qPrintable(gone.error()));
    }

    void quotesAPathForTheShell()
    {
        QCOMPARE(shellWord(u"/usr/bin/baton"_s), u"/usr/bin/baton"_s);
        QCOMPARE(shellWord(u"/opt/my tools/it's/baton"_s), u"'/opt/my tools/it'\\''s/baton'"_s);
    }
};

QTEST_GUILESS_MAIN(TestHookSettings)
#include "tst_hooksettings.moc"
