// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What stays of the comments above an entry that is removed: a heading does while something is left
// below it, the entry's own comment goes.
#include "tests/models/document/editrows.h"
#include "tests/models/document/xmlshapes.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// One kind of container: how its entries a, b and c, and comments are written in it.
struct Container
{
    const char *name;
    Format format;
    QByteArray begin;
    QByteArray indentation;
    QByteArray comment; ///< with %1 for its text
    QByteArrayList entries;
    QByteArray end;
    JsonPointer first;

    /// The text whose lines @p lines are: "#" begins a comment, a letter is an entry.
    [[nodiscard]] QByteArray text(const QByteArrayList &lines) const
    {
        QByteArray text = begin;
        for (const QByteArray &line : lines) {
            if (line.startsWith("# ")) {
                text += indentation + QByteArray(comment).replace("%1", line.sliced(2));
            } else if (!line.isEmpty()) {
                text += indentation + entries[line[0] - 'a'];
            }
            text += '\n';
        }
        return text + end;
    }
};

const std::vector<Container> &containers()
{
    static const std::vector<Container> all = {
        {"map",
         Format::Yaml,
         "m:\n  k: 0\n",
         "  ",
         "# %1",
         {"retries: 3", "timeout: 5", "pause: 1"},
         "n: 0\n",
         JsonPointer::of(u"/m/retries")},
        {"root map",
         Format::Yaml,
         "k: 0\n",
         "",
         "# %1",
         {"retries:\n  x: 3", "timeout: 5", "pause: |\n  1"},
         "",
         JsonPointer::of(u"/retries")},
        {"list",
         Format::Yaml,
         "l:\n- k\n",
         "",
         "# %1",
         {"- retries", "- timeout", "- pause"},
         "n: 0\n",
         JsonPointer::of(u"/l/1")},
        {"list of maps",
         Format::Yaml,
         "l:\n  - id: k\n",
         "  ",
         "# %1",
         {"- id: retries\n    x: 1", "- id: timeout", "- id: pause\n    x: 1"},
         "n: 0\n",
         JsonPointer::of(u"/l/1")},
        {"brackets",
         Format::Yaml,
         "l: [\n  k,\n",
         "  ",
         "# %1",
         {"retries,", "timeout,", "pause,"},
         "  z]\n",
         JsonPointer::of(u"/l/1")},
        {"braces",
         Format::Yaml,
         "m: {\n  k: 0,\n",
         "  ",
         "# %1",
         {"retries: 3,", "timeout: 5,", "pause: {x: 1},"},
         "  z: 0 }\n",
         JsonPointer::of(u"/m/retries")},
        {"elements",
         Format::Xml,
         "<a>\n  <k/>\n",
         "  ",
         "<!-- %1 -->",
         {"<retries>3</retries>", "<timeout>5</timeout>", "<pause>\n    <x/>\n  </pause>"},
         "</a>\n",
         JsonPointer::of(u"/a/retries")},
        {"items",
         Format::Xml,
         "<r>\n  <c>\n    <i>k</i>\n",
         "    ",
         "<!-- %1 -->",
         {"<i>retries</i>", "<i>timeout</i>", "<i>pause</i>"},
         "  </c>\n</r>\n",
         JsonPointer::of(u"/r/c/1")},
    };
    return all;
}

} // namespace

class TestHeadingComments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void removesAnEntry_data();
    void removesAnEntry();
};

void TestHeadingComments::removesAnEntry_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<Format>("format");
    QTest::addColumn<JsonPointer>("at");
    QTest::addColumn<QByteArray>("after");
    const auto rows = [](const char *name, const QByteArrayList &before,
                         const QByteArrayList &after) {
        for (const Container &container : containers()) {
            QTest::addRow("%s: %s", container.name, name)
                << container.text(before) << container.format << container.first
                << container.text(after);
        }
    };
    rows("a heading set apart", {"", "# Limits", "a", "b", "c"}, {"", "# Limits", "b", "c"});
    rows("a heading of two lines", {"", "# Limits", "# of a run", "a", "b"},
         {"", "# Limits", "# of a run", "b"});
    rows("a heading set apart with the entry's name", {"", "# Retries", "a", "b"},
         {"", "# Retries", "b"});
    rows("a heading right below another entry", {"# Limits of a run", "a", "b"},
         {"# Limits of a run", "b"});
    rows("a comment about the next one, too", {"# Retries and timeout", "a", "b", "c"},
         {"# Retries and timeout", "b", "c"});
    rows("a comment about the one after the next", {"# Retries, then a pause", "a", "b", "c"},
         {"# Retries, then a pause", "b", "c"});
    rows("a heading of a group before another", {"", "# Limits", "a", "b", "", "# Rest", "c"},
         {"", "# Limits", "b", "", "# Rest", "c"});
    rows("the entry's own comment", {"# Number of retries", "a", "b", "c"}, {"b", "c"});
    rows("each with a comment", {"", "# Before giving up", "a", "# In seconds", "b"},
         {"", "# In seconds", "b"});
    rows("alone in its group", {"", "# Limits", "a", "", "b", "c"}, {"", "", "b", "c"});
}

void TestHeadingComments::removesAnEntry()
{
    QFETCH(const QByteArray, before);
    QFETCH(const Format, format);
    QFETCH(const JsonPointer, at);
    QFETCH(const QByteArray, after);
    const ParseOptions options = format == Format::Xml ? xmlTestOptions() : ParseOptions();
    const ParsedText parsed = parse(before, format, options);
    QVERIFY(parsed.isComplete());
    const Result<TextEdits> edits = planEdit(before, parsed, 0, Remove{at});
    QVERIFY2(edits.isOk(), edits ? "" : qPrintable(edits.error()));
    QCOMPARE(QString::fromUtf8(*applied(before, *edits)), QString::fromUtf8(after));
}

QTEST_GUILESS_MAIN(TestHeadingComments)
#include "tst_headingcomments.moc"
