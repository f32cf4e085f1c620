// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/linecommands.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

using Command = CommandResult (*)(const CommandInput &);

/// The selection of @p text is between "<" and ">", or the caret at "^". The result has the same
/// form.
QByteArray run(Command command, QByteArray text, Format format = Format::Yaml,
               bool isInText = false)
{
    qsizetype anchor = text.indexOf('<');
    qsizetype caret = text.indexOf('^');
    if (anchor >= 0) {
        text.remove(anchor, 1);
        caret = text.indexOf('>');
    } else {
        anchor = caret;
    }
    text.remove(caret, 1);
    LineMap lines;
    lines.rebuild(text);
    CommandInput in{text, lines, format, anchor, caret, isInText, {}};
    in.lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    const CommandResult result = command(in);
    if (result.edits.empty()) {
        return result.reason.isEmpty() ? "nothing"_ba : result.reason.toUtf8();
    }
    const auto after = applied(text, result.edits);
    if (!after) {
        return after.error().toUtf8();
    }
    QByteArray written = *after;
    if (result.anchor == result.caret) {
        return written.insert(result.caret, '^');
    }
    written.insert(std::max(result.anchor, result.caret), '>');
    return written.insert(std::min(result.anchor, result.caret), '<');
}

} // namespace

Q_DECLARE_METATYPE(Command)

class TestLineCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void continuesListsAndIndentation_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("same level") << "  a: 1^"_ba << "  a: 1\n  ^"_ba;
        QTest::newRow("deeper after a key") << "  a:^"_ba << "  a:\n    ^"_ba;
        QTest::newRow("deeper after a key with a comment")
            << "  a: # why^"_ba << "  a: # why\n    ^"_ba;
        QTest::newRow("deeper after an anchor") << "a: &x^"_ba << "a: &x\n  ^"_ba;
        QTest::newRow("into a text") << "a: |^"_ba << "a: |\n  ^"_ba;
        QTest::newRow("into a folded text") << "a: >-^"_ba << "a: >-\n  ^"_ba;
        QTest::newRow("next item") << "  - \"x\"^"_ba << "  - \"x\"\n  - ^"_ba;
        QTest::newRow("next key of an item") << "  - a: 1^"_ba << "  - a: 1\n    ^"_ba;
        QTest::newRow("below a key of an item") << "  - a:^"_ba << "  - a:\n      ^"_ba;
        QTest::newRow("out of the list") << "a:\n  - x\n  - ^"_ba << "a:\n  - x\n^"_ba;
        QTest::newRow("inside an item") << "  - ab ^cd"_ba << "  - ab \n    ^cd"_ba;
        QTest::newRow("a URL is no key") << "  - http://x^"_ba << "  - http://x\n  - ^"_ba;
        QTest::newRow("a comment goes on flat") << "  # a:^"_ba << "  # a:\n  ^"_ba;
        QTest::newRow("blanks behind the caret go") << "  a: 1^  "_ba << "  a: 1\n  ^"_ba;
        QTest::newRow("in the indentation") << "  ^  a: 1"_ba << "  \n  ^  a: 1"_ba;
        QTest::newRow("selection goes") << "  a: <1\n  b>: 2"_ba << "  a: \n    ^: 2"_ba;
        QTest::newRow("CRLF") << "a:^\r\nb: 1\r\n"_ba << "a:\r\n  ^\r\nb: 1\r\n"_ba;
    }

    void continuesListsAndIndentation()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QCOMPARE(run(linecommands::newLine, before), after);
    }

    void continuesBlockTextsAndJson()
    {
        QCOMPARE(run(linecommands::newLine, "  so that:^", Format::Yaml, true), "  so that:\n  ^");
        QCOMPARE(run(linecommands::newLine, "{^}", Format::Json), "{\n  ^\n}");
        QCOMPARE(run(linecommands::newLine, "  \"a\": [^", Format::Json), "  \"a\": [\n    ^");
        QCOMPARE(run(linecommands::newLine, "  \"a\": 1,^", Format::Json), "  \"a\": 1,\n  ^");
    }

    void appliesLineCommands_data()
    {
        QTest::addColumn<Command>("command");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, Command command, const QByteArray &before,
                            const QByteArray &after) {
            QTest::newRow(name) << command << before << after;
        };
        using namespace linecommands;
        row("indent at the caret", indent, "^a", "  ^a");
        row("indent to the next level", indent, "   ^a", "    ^a");
        row("indent counts characters", indent, "\xC3\xA4^", "\xC3\xA4 ^");
        row("indent lines", indent, "<a\n\nb>\nc", "<  a\n\n  b>\nc");
        row("indent leaves the line where the selection ends", indent, "<a\n>b", "<  a\n>b");
        row("outdent", outdent, "    a^", "  a^");
        row("outdent odd", outdent, " a^", "a^");
        row("outdent tab", outdent, "\ta^", "a^");
        row("outdent lines", outdent, "<  a\n   b>", "<a\n b>");
        row("outdent nothing", outdent, "a^", "nothing");
        row("back to the level", backToIndent, "    ^a", "  ^a");
        row("back from an odd column", backToIndent, "   ^a", "  ^a");
        row("back is not for text", backToIndent, "  a^", "nothing");
        row("comment", toggleComment, "  a: 1^", "  # a: 1^");
        row("uncomment", toggleComment, "  # a: 1^", "  a: 1^");
        row("uncomment without a blank", toggleComment, "  #a: 1^", "  a: 1^");
        row("comment at the least column", toggleComment, "<  a:\n    b: 1\n\n  c>",
            "<  # a:\n  #   b: 1\n\n  # c>");
        row("comment a comment, too", toggleComment, "<# a\nb>", "<# # a\n# b>");
        row("move up", moveUp, "a\nb^\nc\n", "b^\na\nc\n");
        row("move up without a last end", moveUp, "a\nb^", "b^\na");
        row("move up keeps ends", moveUp, "a\r\nb^\nc", "b^\na\r\nc");
        row("move up at the top", moveUp, "a^\nb", "nothing");
        row("move lines up", moveUp, "a\n<b\nc>\nd", "<b\nc>\na\nd");
        row("move down", moveDown, "a^\nb\nc", "b\na^\nc");
        row("move down to the end", moveDown, "a^\nb", "b\na^");
        row("move down at the end", moveDown, "a^\n", "nothing");
        row("move lines down", moveDown, "<a\nb>\nc\n", "c\n<a\nb>\n");
        row("duplicate", duplicate, "a^b\nc", "ab\na^b\nc");
        row("duplicate the last", duplicate, "a\r\nb^", "a\r\nb\r\nb^");
        row("duplicate lines", duplicate, "<a\nb>\nc", "a\nb\n<a\nb>\nc");
        row("delete", remove, "a\nb^\nc", "a\n^c");
        row("delete the last", remove, "a\nb^", "a^");
        row("delete nothing", remove, "^", "nothing");
    }

    void appliesLineCommands()
    {
        QFETCH(Command, command);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QCOMPARE(run(command, before), after);
    }

    void commentsInTheSyntaxOfTheFormat()
    {
        using linecommands::toggleComment;
        QCOMPARE(run(toggleComment, "  \"a\": 1^", Format::Json), "JSON has no comments.");
        QCOMPARE(run(toggleComment, "  text^", Format::Markdown), "  <!-- text -->^");
        QCOMPARE(run(toggleComment, "a -- b^", Format::Markdown),
                 "A comment must not contain “--”.");
        QCOMPARE(run(toggleComment, "  ^", Format::Xml), "nothing");
        QCOMPARE(run(toggleComment, "GOAL: x^", Format::Prompt), "This text has no comments.");
    }
};

QTEST_APPLESS_MAIN(TestLineCommands)
#include "tst_linecommands.moc"
