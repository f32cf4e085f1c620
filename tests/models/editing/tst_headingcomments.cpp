// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Comments above a removed entry: a heading stays while there are entries below it, the entry's own
// comment is removed.
// below it, the entry's own comment goes.
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "tests/models/editing/editrows.h"
#include "tests/models/formats/xmlshapes.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// One type of container: the text of its entries a, b and c, and of comments.
struct Container
{
    const char *name;
    Format format;
    QByteArray begin;
    QByteArray indentation;
    QByteArray comment; ///< with %1 for its text
    QByteArrayList entries;
    QByteArray end;
    JsonPointer path;
    QString key; ///< of the entry a; empty in a list

    /// The place of the entry a in the text of @p lines.
    [[nodiscard]] JsonPointer placeIn(const QByteArrayList &lines) const
    {
        return key.isEmpty() ? path.child(qsizetype(lines.contains("k"))) : path.child(key);
    }

    /// The text with the lines @p lines: "#" starts a comment, a letter is an entry.
    [[nodiscard]] QByteArray text(const QByteArrayList &lines) const
    {
        QByteArray text = begin;
        for (const QByteArray &line : lines) {
            if (line.startsWith("# ")) {
                text += indentation + QByteArray(comment).replace("%1", line.sliced(2));
            } else if (!line.isEmpty()) {
                text += indentation + entries[line[0] == 'k' ? 3 : line[0] - 'a'];
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
         "m:\n",
         "  ",
         "# %1",
         {"retries: 3", "timeout: 5", "pause: 1", "k: 0"},
         "n: 0\n",
         JsonPointer::of(u"/m"),
         u"retries"_s},
        {"root map",
         Format::Yaml,
         "",
         "",
         "# %1",
         {"retries:\n  x: 3", "timeout: 5", "pause: |\n  1", "k: 0"},
         "",
         JsonPointer::of(u""),
         u"retries"_s},
        {"list",
         Format::Yaml,
         "l:\n",
         "",
         "# %1",
         {"- retries", "- timeout", "- pause", "- k"},
         "n: 0\n",
         JsonPointer::of(u"/l"),
         {}},
        {"list of maps",
         Format::Yaml,
         "l:\n",
         "  ",
         "# %1",
         {"- id: retries\n    x: 1", "- id: timeout", "- id: pause\n    x: 1", "- id: k"},
         "n: 0\n",
         JsonPointer::of(u"/l"),
         {}},
        {"brackets",
         Format::Yaml,
         "l: [\n",
         "  ",
         "# %1",
         {"retries,", "timeout,", "pause,", "k,"},
         "  z]\n",
         JsonPointer::of(u"/l"),
         {}},
        {"braces",
         Format::Yaml,
         "m: {\n",
         "  ",
         "# %1",
         {"retries: 3,", "timeout: 5,", "pause: {x: 1},", "k: 0,"},
         "  z: 0 }\n",
         JsonPointer::of(u"/m"),
         u"retries"_s},
        {"elements",
         Format::Xml,
         "<a>\n",
         "  ",
         "<!-- %1 -->",
         {"<retries>3</retries>", "<timeout>5</timeout>", "<pause>\n    <x/>\n  </pause>", "<k/>"},
         "</a>\n",
         JsonPointer::of(u"/a"),
         u"retries"_s},
        {"items",
         Format::Xml,
         "<r>\n  <c>\n",
         "    ",
         "<!-- %1 -->",
         {"<i>retries</i>", "<i>timeout</i>", "<i>pause</i>", "<i>k</i>"},
         "  </c>\n</r>\n",
         JsonPointer::of(u"/r/c"),
         {}},
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
                << container.text(before) << container.format << container.placeIn(before)
                << container.text(after);
        }
    };
    rows("a heading set apart", {"k", "", "# Limits", "a", "b"}, {"k", "", "# Limits", "b"});
    rows("a heading of two lines", {"k", "", "# Limits", "# of a run", "a", "b"},
         {"k", "", "# Limits", "# of a run", "b"});
    rows("a heading at the begin", {"# Limits", "a", "b", "c"}, {"# Limits", "b", "c"});
    rows("a heading of a group before another", {"k", "", "# Limits", "a", "b", "", "# Rest", "c"},
         {"k", "", "# Limits", "b", "", "# Rest", "c"});
    rows("a ruled heading", {"k", "# === Limits ===", "a", "b"}, {"k", "# === Limits ===", "b"});
    rows("the entry's own comment", {"k", "# Number of retries", "a", "b"}, {"k", "b"});
    rows("each with a comment", {"k", "", "# First", "a", "# Second", "b"},
         {"k", "", "# Second", "b"});
    rows("alone in its group", {"k", "", "# Limits", "a", "", "b", "c"}, {"k", "", "", "b", "c"});
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
