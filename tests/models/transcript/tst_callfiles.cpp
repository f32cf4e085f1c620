// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/callfiles.h"
#include "models/transcript/reading/shellwrites.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

EntryText callOf(const QString &tool, const QJsonObject &arguments)
{
    EntryText call;
    call.kind = TranscriptEntry::Kind::ToolCall;
    call.name = tool;
    call.text = QString::fromUtf8(QJsonDocument(arguments).toJson());
    return call;
}

/// "plan.yaml, out.yaml written"
QStringList filesText(const std::vector<CallFile> &files)
{
    QStringList texts;
    for (const CallFile &file : files) {
        texts.append(file.path + (file.isWritten ? u" written"_s : QString()));
    }
    return texts;
}

} // namespace

/// The files in the arguments of tool calls, and those that shell commands write.
class TestCallFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void theFilesThatAShellCommandWritesAreKnown_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QStringList>("files");
        const auto row = [](const char *name, const QString &command, const QStringList &files) {
            QTest::newRow(name) << command << files;
        };
        row("redirection", u"echo x > a.yaml"_s, {u"a.yaml"_s});
        row("append, both streams, clobber", u"a >> b.log; c &> d.log; e >| f"_s,
            {u"b.log"_s, u"d.log"_s, u"f"_s});
        row("a stream by number", u"make 2>err.log 1> out.log"_s, {u"err.log"_s, u"out.log"_s});
        row("streams joined", u"make > all.log 2>&1"_s, {u"all.log"_s});
        row("thrown away", u"make > /dev/null 2>/dev/null"_s, {});
        row("input", u"sort < in.txt"_s, {});
        row("here-document", u"cat > plan.yaml <<'EOF'\na > b\ntee c\nEOF\necho y > z"_s,
            {u"plan.yaml"_s, u"z"_s});
        row("here-document behind its name", u"cat <<-EOF > plan.yaml\n\tx\n\tEOF\n"_s,
            {u"plan.yaml"_s});
        row("here-string", u"tee out <<< \"a > b\""_s, {u"out"_s});
        row("tee", u"make | tee -a one.log two.log"_s, {u"one.log"_s, u"two.log"_s});
        row("quoted names", u"echo > 'two words.txt' ; echo > \"b c\""_s,
            {u"two words.txt"_s, u"b c"_s});
        row("quoted text", u"echo 'a > b' \"c > d\" e\\>f"_s, {});
        row("variable, pattern, home", u"a > $OUT; b > out/*.log; c > ~/x; d > `e`; f > $(g > h)"_s,
            {});
        row("folder", u"cd run && echo x > a; cd /tmp; echo > b"_s, {u"run/a"_s, u"/tmp/b"_s});
        row("unknown folder", u"cd $RUN && echo x > a; echo > /tmp/b"_s, {u"/tmp/b"_s});
        row("copy and move", u"cp -r a b && mv c d/ && cp e f g"_s,
            {u"b"_s, u"d/c"_s, u"g/e"_s, u"g/f"_s});
        row("sed", u"sed -i 's/a/b/' x.yaml; sed 's/a/b/' y.yaml"_s, {u"x.yaml"_s});
        row("before its name", u"sudo tee x; FOO=1 tee y; if a; then tee z; fi"_s,
            {u"x"_s, u"y"_s, u"z"_s});
        row("comment", u"true # > a\necho > b"_s, {u"b"_s});
        row("test", u"[[ 2 > 1 ]]"_s, {});
        row("test of two", u"[[ a > b && c > d ]] && echo > f"_s, {u"f"_s});
        row("test in a condition", u"if [[ a > b || (c < d) ]]; then tee z; fi; echo > y"_s,
            {u"z"_s, u"y"_s});
        row("arithmetic", u"(( a > 3 && b > 4 )) && echo > f"_s, {u"f"_s});
        row("arithmetic of a loop", u"for ((i = 0; 9 > i; i++)); do echo > g; done"_s, {u"g"_s});
        row("empty word", u"sed -i '' s/a/b/ f"_s, {u"f"_s});
        row("options with words", u"install -m 644 a b; cp -t d a b; mv -ft d a; cp -p a c"_s,
            {u"c"_s});
        row("folder before", u"cd -; echo > a; cd x; echo > b; cd /tmp; echo > c"_s, {u"/tmp/c"_s});
        row("folder behind an option", u"cd -P x && echo > a"_s, {});
        row("folder in parentheses", u"(cd sub && (cd deep; echo > a); echo > b); echo > top"_s,
            {u"sub/deep/a"_s, u"sub/b"_s, u"top"_s});
        row("once", u"echo > a; echo >> a"_s, {u"a"_s});
        row("not finished", u"cat > a <<EOF\nx"_s, {u"a"_s});
        row("quote not finished", u"echo > 'a"_s, {u"a"_s});
        row("nothing", QString(), {});
    }

    void theFilesThatAShellCommandWritesAreKnown()
    {
        QFETCH(const QString, command);
        QTEST(shellWrites(command), "files");
    }

    void aCallListsItsFiles_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QJsonObject>("arguments");
        QTest::addColumn<QStringList>("files");
        const QString patch = u"*** Begin Patch\n*** Update File: a.yaml\n*** Move to: b.yaml\n@@\n"
                              "-x\n+y\n*** Delete File: c\n*** End Patch\n"_s;
        QTest::newRow("read") << u"Read"_s << QJsonObject{{u"file_path"_s, u"/w/a"_s}}
                              << QStringList{u"/w/a"_s};
        QTest::newRow("write") << u"Write"_s << QJsonObject{{u"file_path"_s, u"/w/a"_s}}
                               << QStringList{u"/w/a written"_s};
        QTest::newRow("shell") << u"Bash"_s << QJsonObject{{u"command"_s, u"echo > a"_s}}
                               << QStringList{u"a written"_s};
        QTest::newRow("words of a shell")
            << u"shell"_s
            << QJsonObject{{u"command"_s, QJsonArray{u"bash"_s, u"-lc"_s, u"echo > a"_s}}}
            << QStringList{u"a written"_s};
        QTest::newRow("patch") << u"apply_patch"_s << QJsonObject{{u"input"_s, patch}}
                               << QStringList{u"a.yaml written"_s, u"b.yaml written"_s};
        QTest::newRow("patch in a shell")
            << u"exec_command"_s
            << QJsonObject{{u"cmd"_s, u"apply_patch <<'EOF'\n"_s + patch + u"EOF\n"_s}}
            << QStringList{u"a.yaml written"_s, u"b.yaml written"_s};
        QTest::newRow("patch in words")
            << u"shell"_s << QJsonObject{{u"command"_s, QJsonArray{u"apply_patch"_s, patch}}}
            << QStringList{u"a.yaml written"_s, u"b.yaml written"_s};
        QTest::newRow("patch in a folder")
            << u"shell"_s
            << QJsonObject{{u"command"_s, QJsonArray{u"apply_patch"_s, patch}},
                           {u"workdir"_s, u"/w/sub"_s}}
            << QStringList{u"/w/sub/a.yaml written"_s, u"/w/sub/b.yaml written"_s};
        QTest::newRow("shell in a folder")
            << u"exec_command"_s
            << QJsonObject{{u"cmd"_s, u"echo > a; echo > /b"_s}, {u"workdir"_s, u"/w/sub"_s}}
            << QStringList{u"/w/sub/a written"_s, u"/b written"_s};
        for (const QString &tool : {u"LSP"_s, u"NotebookRead"_s, u"read_many_files"_s,
                                    u"mcp__disk__get_file_info"_s, u"mcp__edit__listDirectory"_s}) {
            QTest::newRow(qPrintable(tool))
                << tool << QJsonObject{{u"path"_s, u"/w/a"_s}} << QStringList{u"/w/a"_s};
        }
        for (const QString &tool : {u"search_replace"_s, u"mcp__read__write_file"_s, u"Target"_s}) {
            QTest::newRow(qPrintable(tool))
                << tool << QJsonObject{{u"path"_s, u"/w/a"_s}} << QStringList{u"/w/a written"_s};
        }
        QTest::newRow("none") << u"WebFetch"_s << QJsonObject{{u"url"_s, u"http://x/a.yaml"_s}}
                              << QStringList();
    }

    void aCallListsItsFiles()
    {
        QFETCH(const QString, tool);
        QFETCH(const QJsonObject, arguments);
        QTEST(filesText(filesOfCall(callOf(tool, arguments))), "files");
    }

    void aPatchAloneListsItsFiles()
    {
        EntryText call = callOf(u"apply_patch"_s, {});
        call.text = u"*** Begin Patch\n*** Add File: a.yaml\n+x\n*** End Patch\n"_s;
        QCOMPARE(filesText(filesOfCall(call)), QStringList{u"a.yaml written"_s});
    }

    void relativePathsStartInTheFolder()
    {
        QCOMPARE(pathIn(u"/w"_s, u"./a/../b"_s), u"/w/b"_s);
        QCOMPARE(pathIn(u"/w"_s, u"/x/b"_s), u"/x/b"_s);
        QCOMPARE(pathIn(QString(), u"a"_s), u"a"_s);
    }
};

QTEST_GUILESS_MAIN(TestCallFiles)
#include "tst_callfiles.moc"
