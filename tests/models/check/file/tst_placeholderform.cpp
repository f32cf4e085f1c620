// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/placeholdertext.h"
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// Texts that are placeholders, and texts that only look like one.
class TestPlaceholderForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void isRecognisedByItsForm_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isWhole");
        for (const char *text :
             {"[...]", "[Task name]", " {name} ", "<name>", "<the name>", "string", "integer",
              "int", "float", "ISO8601", "...", "TODO", " TBD", "FIXME", "XXX", "???"}) {
            QTest::newRow(text) << QString::fromLatin1(text) << true;
        }
        for (const char *text : {"", "[]", "{}", "<>", "name", "a [b] c", "[0, 1]", "[a][b]",
                                 "{a, b}", "x < y > z", "strings", "interesting", "todo",
                                 "TODO: mesh", "?", "[", "{1}", "<a@b.c>", "<https://a.b>"}) {
            QTest::addRow("not %s", text) << QString::fromLatin1(text) << false;
        }
    }

    void isRecognisedByItsForm()
    {
        QFETCH(QString, text);
        QFETCH(bool, isWhole);
        QCOMPARE(isPlaceholder(text), isWhole);
        QVERIFY(mayHoldPlaceholders(text) || !isWhole);
    }

    void theQuickTestSkipsPlainTexts()
    {
        const QString plain = u"Write the test first, and keep each commit small. "_s;
        QVERIFY(!mayHoldPlaceholders({}));
        QVERIFY(!mayHoldPlaceholders(plain.repeated(3)));
        for (qsizetype at = 0; at <= plain.size(); ++at) {
            QVERIFY(mayHoldPlaceholders(QString(plain).insert(at, u"[date]"_s)));
        }
    }

    void isFoundInsideAValue_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<TextSort>("sort");
        QTest::addColumn<QStringList>("found");
        const auto row = [](const char *name, const QString &text, const QStringList &found,
                            TextSort sort = TextSort::Name) {
            QTest::newRow(name) << text << sort << found;
        };
        row("name", u"phase{N}-math"_s, {u"{N}"_s});
        row("two", u"phase{N}-math-{attempt}"_s, {u"{N}"_s, u"{attempt}"_s});
        row("second", u"{1} and {attempt}"_s, {u"{attempt}"_s});
        row("with a hyphen", u"{session-id}"_s, {u"{session-id}"_s});
        row("subscript", u"V_{h}"_s, {});
        row("a difference", u"x_{a-b} and {a-b} and {a - b}"_s, {});
        row("power", u"h^{k}"_s, {});
        row("formula", u"\\frac{a}{b}"_s, {});
        row("set", u"{0, 1}"_s, {});
        row("open", u"a { b"_s, {});
        row("braces in prose", u"GET /users/{id}"_s, {}, TextSort::Prose);
        row("brackets in an id", u"[date-time]-validate-[which one]"_s,
            {u"[date-time]"_s, u"[which one]"_s});
        row("angles in an id", u"arena/variant-<engine>"_s, {u"<engine>"_s});
        row("brackets in a sentence", u"Mesh of the lumen [draft]"_s, {});
        row("an index", u"names[index]"_s, {});
        row("a type", u"List<int>"_s, {});
        row("a pattern", u"[a-z]+"_s, {});
        row("an element", u"<b>x</b>"_s, {});
        row("brackets in a path", u"app/[slug]/page.tsx"_s, {}, TextSort::Path);
        row("angles in a path", u"docs/<session-id>/r.json"_s, {u"<session-id>"_s}, TextSort::Path);
        row("of a template, in a path", u"docs/[the topic].md"_s, {u"[the topic]"_s},
            TextSort::Path);
        row("of a template, in prose", u"Options for [the topic], with sources [see log]"_s,
            {u"[the topic]"_s}, TextSort::Prose);
        row("braces of a template, in prose", u"As {author} says of {title}: \"{author}\"."_s,
            {u"{author}"_s, u"{author}"_s}, TextSort::Prose);
        row("braces of a template, in a longer word", u"See GET /users/{author}"_s, {},
            TextSort::Prose);
        row("braces of a template that are part of a path", u"GET {id}"_s, {}, TextSort::Prose);
    }

    void isFoundInsideAValue()
    {
        QFETCH(QString, text);
        QFETCH(TextSort, sort);
        QFETCH(QStringList, found);
        const QSet<QString> ofTemplates =
            openTextsOf(u"# About [the topic]\n[a link](x) by {author}, GET /users/{id}"_s);
        PlaceholderContext context{sort};
        context.templateTexts = &ofTemplates;
        QCOMPARE(placeholdersIn(text, context), found);
        QVERIFY(mayHoldPlaceholders(text) || found.isEmpty());
    }

    void remainingPlaceholderTextIsFound_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("rest");
        const auto row = [](const char *field, const char *value, const QString &rest = {}) {
            QTest::addRow("%s: %s", field, value) << QByteArray(field) << QByteArray(value) << rest;
        };
        const char *issues = "blocking_issues";
        const QString rest = u"[blocking issues]"_s;
        row(issues, "Outlet too near [blocking issues]", rest);
        row(issues, "By problems[blocking issues]", rest);
        row(issues, "[blocking issues] at the outlet", rest);
        row(issues, "as in [1] and [Smith 2021], of {session_dir}, x<y>z");
        row(issues, "see [blocking issues](review.md) and [blocking issues][1]");
        row(issues, "the list [challenges] and [see blocking issues]");
        row("description", "Review [description]", u"[description]"_s);
        row("description", "names[description], [description]+, [a-z]+, [descriptions]");
        row("description", "A review of [blocking issues]");
    }

    void remainingPlaceholderTextIsFound()
    {
        QFETCH(const QByteArray, field);
        QFETCH(const QByteArray, value);
        QFETCH(const QString, rest);
        const QByteArray good = sample(u"cfd.engineering-review"_s);
        const QByteArray quoted = '"' + value + '"';
        const QByteArray text = field == "description"
            ? with(good, field, quoted)
            : without(good, field).trimmed() + "\n    blocking_issues: [" + quoted + "]\n";
        QStringList found;
        const DocumentReport report = checked(text).documents.front();
        for (const Finding &finding : report.findings) {
            if (finding.rule == "cfd.placeholder"_L1) {
                QCOMPARE(finding.severity, Severity::Warning);
                found.append(finding.actual);
            }
        }
        QCOMPARE(found, rest.isEmpty() ? QStringList() : QStringList(rest));
    }

    void bracesThatTheProtocolFillsInAreAllowed()
    {
        PlaceholderContext context{TextSort::Path};
        context.isFilledByProtocol = true;
        QCOMPARE(placeholdersIn(u"{session_dir}/phase{N}.yaml"_s, context), QStringList());
        const QByteArray good = sample(u"cfd.handoff"_s);
        const QByteArray waits = with(good, "location", "\"[path of what is handed over]\"");
        QVERIFY(listed(checked(waits).documents.front())
                    .contains(u"warning cfd.placeholder /handoff/deliverable/location"_s));
        const QByteArray remark = with(good, "location", "\"[see log]\"");
        QVERIFY(!listed(checked(remark).documents.front()).join(u'\n').contains("placeholder"_L1));
    }

    void aSessionFolderPlaceholderIsLegalInALocation()
    {
        const QByteArray text = with(sample(u"cfd.flow-result"_s), "location", "\"{session_dir}\"");
        QVERIFY(!listed(checked(text).documents.front()).join(u'\n').contains("placeholder"_L1));
    }

    void aRemarkInBracketsIsNotAPlaceholder_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        QTest::newRow("notes") << with(good, "notes", "\"[see log]\"");
        QTest::newRow("an unknown field") << good + "    remark: '[see log]'\n";
        QTest::newRow("an entry with a name in braces")
            << with(good, "known_gaps", "['a {solver} b']");
    }

    void aRemarkInBracketsIsNotAPlaceholder()
    {
        QFETCH(const QByteArray, text);
        QCOMPARE(listed(checked(text).documents.front()), QStringList());
    }

    void aRequiredListOfOneWordIsNoPlaceholder()
    {
        const QByteArray text = with(sample(u"cfd.mesh-plan"_s), "known_gaps", "[turbulence]");
        QCOMPARE(listed(checked(text).documents.front()), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestPlaceholderForm)
#include "tst_placeholderform.moc"
