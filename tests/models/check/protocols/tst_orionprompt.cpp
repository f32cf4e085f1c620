// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/routingfacts.h"
#include "models/parsing/parse.h"
#include "tests/models/check/checked.h"

#include <functional>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// The six headings of section 2, each with content.
constexpr std::pair<const char *, const char *> headings[] = {
    {"ROLE", " Tara\n"},
    {"GOAL", " Test the queue\n"},
    {"CONTEXT FILES", "\n- src/a.py: x\n"},
    {"INSTRUCTIONS", "\n1. Read it\n"},
    {"CONSTRAINTS", "\n- TDD\n"},
    {"OUTPUT REQUIREMENT", " Call submit_step_completion.\n"},
};

QByteArray promptWithout(const QByteArray &heading)
{
    QByteArray text;
    for (const auto &[name, content] : headings) {
        if (name != heading) {
            text += QByteArray(name) + ':' + content;
        }
    }
    return text;
}

DocumentReport checkedPrompt(const QByteArray &text)
{
    const ParsedText parsed = parse(text, Format::Prompt, builtIn().parseOptions());
    return check(text, parsed, builtIn()).documents.front();
}

} // namespace

/// The focused prompt of the Orion specification.
class TestOrionPrompt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    /// A role, a goal, instructions and the format of the answer are required; a step may have no
    /// files or constraints.
    void everyMissingHeadingIsReported_data()
    {
        QTest::addColumn<QByteArray>("heading");
        QTest::addColumn<QString>("severity");
        for (const char *heading : {"ROLE", "GOAL", "INSTRUCTIONS", "OUTPUT REQUIREMENT"}) {
            QTest::newRow(heading) << QByteArray(heading) << u"error"_s;
        }
        for (const char *heading : {"CONTEXT FILES", "CONSTRAINTS"}) {
            QTest::newRow(heading) << QByteArray(heading) << u"warning"_s;
        }
    }

    void everyMissingHeadingIsReported()
    {
        QFETCH(QByteArray, heading);
        QFETCH(QString, severity);
        QCOMPARE(listed(checkedPrompt(promptWithout({}))), QStringList());
        const DocumentReport report = checkedPrompt(promptWithout(heading));
        QCOMPARE(report.kind, u"orion.focused-prompt"_s);
        QStringList found = listed(report);
        found.removeOne(u"warning text.cut-off "_s); // the last one may have been cut off
        QCOMPARE(
            found,
            QStringList(severity + u" orion.heading-missing /"_s + QString::fromLatin1(heading)));
        QCOMPARE(report.verdict.action,
                 severity == "error"_L1 ? Action::Reinvoke : Action::AcceptWithNotes);
    }

    /// The same findings for any spelling of the headings.
    void headingsAreReadInAnyStyle_data()
    {
        QTest::addColumn<QString>("manner");
        for (const char *manner :
             {"%1:", "# %1\n", "## %1\n", "### %1\n", "###### %1\n", "## %1:", "**%1**\n",
              "**%1:**", "**%1**:", "## **%1**\n", "## %1 (as agreed)\n", "%1 (as agreed):", "%1 —",
              "#### %1 — what it is\n", "## %1 - what it is\n", "## **%1** — what it is\n",
              "**%1 — what it is**\n"}) {
            QTest::newRow(manner) << QString::fromUtf8(manner);
        }
    }

    void headingsAreReadInAnyStyle()
    {
        QFETCH(QString, manner);
        const auto title = [](const QString &name) { return name.left(1) + name.mid(1).toLower(); };
        const std::function<QString(const QString &)> cases[] = {
            [](const QString &name) { return name; }, title,
            [](const QString &name) { return name.toLower(); }};
        for (const auto &spelt : cases) {
            for (const char *left : {"", "GOAL", "CONSTRAINTS"}) {
                QByteArray text;
                for (const auto &[name, content] : headings) {
                    if (QByteArray(name) != left) {
                        text += manner.arg(spelt(QString::fromLatin1(name))).toUtf8() + content;
                    }
                }
                const DocumentReport report = checkedPrompt(text);
                QCOMPARE(report.kind, u"orion.focused-prompt"_s);
                QCOMPARE(listed(report), listed(checkedPrompt(promptWithout(left))));
            }
        }
    }

    /// A fix that added the heading again would leave its text in the previous section.
    void aHeadingWithoutItsColonIsNotMissing_data()
    {
        QTest::addColumn<QByteArray>("heading");
        for (const auto &[name, content] : headings) {
            QTest::newRow(name) << QByteArray(name);
        }
    }

    void aHeadingWithoutItsColonIsNotMissing()
    {
        QFETCH(QByteArray, heading);
        QByteArray text;
        for (const auto &[name, content] : headings) {
            text += QByteArray(name) + (heading == name ? "\n" : ":") + content;
        }
        const DocumentReport report = checkedPrompt(text);
        QCOMPARE(findingOf(report, u"orion.heading-missing"_s), nullptr);
        const Finding *found = findingOf(report, u"prompt.heading-case"_s);
        QVERIFY(found);
        QVERIFY(found->message.endsWith("write a colon after it."_L1));
        QCOMPARE(*applied(text, found->fixes.front().edits),
                 QByteArray(text).replace(heading + '\n', heading + ":\n"));
    }

    /// After the colon of a heading in capitals its text begins; after that of any other heading,
    /// above the text, the heading continues.
    void textOnTheHeadingLineIsReported()
    {
        const auto checkedWith = [](const QByteArray &heading) {
            return checkedPrompt(promptWithout("OUTPUT REQUIREMENT") + heading);
        };
        const QByteArray asked = " return JSON\nCall submit_step_completion.\n";
        QCOMPARE(listed(checkedWith("## Output Requirement:" + asked)), QStringList());
        QCOMPARE(listed(checkedWith("## OUTPUT REQUIREMENT:" + asked)),
                 QStringList(u"warning orion.json-in-text /OUTPUT REQUIREMENT"_s));
        QCOMPARE(listed(checkedWith("## Output Requirement: Call submit_step_completion.\n")),
                 QStringList());
    }

    void aValueOfTheWrongTypeIsReportedAtTheValue()
    {
        QByteArray text = promptWithout({});
        text.replace("OUTPUT REQUIREMENT: ", "OUTPUT REQUIREMENT:\n- ");
        text += "- And stop.\n";
        const DocumentReport report = checkedPrompt(text);
        QCOMPARE(listed(report), QStringList(u"error orion.type /OUTPUT REQUIREMENT"_s));
        QCOMPARE(report.findings.front().range.begin, text.indexOf("- Call"));
    }

    void headingsWithoutMarkupAreReported_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<bool>("isTold");
        QTest::newRow("no colon") << "GOAL:"_ba << "GOAL"_ba << true;
        QTest::newRow("no colon, another case") << "INSTRUCTIONS:"_ba << "Instructions"_ba << true;
        QTest::newRow("a no-break space") << "ROLE: "_ba << "ROLE:\u00a0"_ba << true;
        QTest::newRow("another word") << "GOAL:"_ba << "Goals:"_ba << false;
    }

    void headingsWithoutMarkupAreReported()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(bool, isTold);
        const QByteArray good = promptWithout({});
        QByteArray text = good;
        for (const auto &heading : headings) {
            const QByteArray name = heading.first;
            if (from.trimmed() == name + ':') {
                text.replace(from, to);
            }
        }
        QVERIFY(text != good);
        const ParsedText parsed = parse(text, Format::Prompt, builtIn().parseOptions());
        const auto isCase = [](const SyntaxIssue &issue) {
            return issue.rule == "prompt.heading-case"_L1;
        };
        const auto found = std::ranges::find_if(parsed.issues, isCase);
        QCOMPARE(found != parsed.issues.end(), isTold);
        if (isTold) {
            const QByteArray after = *applied(text, found->fix);
            QCOMPARE(listed(checkedPrompt(after)), QStringList());
            QVERIFY(after.size() - text.size() <= 1); // a colon
        }
    }

    void headingsAfterHyphensAreCorrectedOnlyOnRequest()
    {
        const QByteArray removed = '-' + promptWithout({}).replace("\n", "\n-");
        const ParsedText parsed = parse(removed, Format::Prompt, builtIn().parseOptions());
        QCOMPARE(parsed.issues.front().rule, u"prompt.heading-case"_s);
        QVERIFY(parsed.issues.front().isFixOffered);
    }

    void theRoleMustBeAWorker_data()
    {
        QTest::addColumn<QByteArray>("role");
        QTest::addColumn<QStringList>("findings");
        QTest::newRow("Tara") << "Tara"_ba << QStringList();
        QTest::newRow("Devon") << "Devon"_ba << QStringList();
        QTest::newRow("another name of one")
            << "TaraAider"_ba << QStringList(u"note orion.agent-alias /ROLE"_s);
        const QStringList unknown(u"warning orion.unknown-agent /ROLE"_s);
        for (const char *role :
             {"You are Tara, a researcher of tests", "As the tester of the team you act as Tara.",
              "**Devon** (coder)", "Tara (you report to Orion)"}) {
            QTest::newRow(role) << QByteArray(role) << QStringList();
        }
        for (const char *role : {"You are a careful researcher", "You work for Orion",
                                 "Tarantino, a director", "Tara/Devon"}) {
            QTest::newRow(role) << QByteArray(role) << unknown;
        }
        QTest::newRow("another name in a sentence")
            << "You are Devon Aider, a coder"_ba << QStringList(u"note orion.agent-alias /ROLE"_s);
        QTest::newRow("two") << "Tara and Devon"_ba
                             << QStringList(u"warning orion.unknown-agent /ROLE"_s);
        QTest::newRow("one of two") << "Tara, who hands to Devon"_ba << QStringList();
        QTest::newRow("an unknown agent")
            << "Paul"_ba << QStringList(u"warning orion.unknown-agent /ROLE"_s);
        QTest::newRow("the choice of the template")
            << "Tara | Devon"_ba << QStringList(u"warning orion.unknown-agent /ROLE"_s);
    }

    void theRoleMustBeAWorker()
    {
        QFETCH(QByteArray, role);
        QFETCH(QStringList, findings);
        QCOMPARE(listed(checkedPrompt("ROLE: " + role + '\n' + promptWithout("ROLE"))), findings);
    }

    void aRoleInASentenceIsTheReceiverOfThePrompt()
    {
        const auto [pack, kind] = builtIn().model(*builtIn().kind(u"orion.focused-prompt"_s));
        for (const QByteArray role : {"Tara", "tara (tests)", "You are Tara, who helps Devon"}) {
            const ParsedText parsed = parse("ROLE: " + role + '\n' + promptWithout("ROLE"),
                                            Format::Prompt, builtIn().parseOptions());
            const CanonicalTree tree(parsed.documents.front().tree, {});
            QCOMPARE(routingFacts(*pack, tree).consumer, u"Tara"_s);
        }
    }

    void aPromptThatAsksForJsonInTheTextIsFound_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<bool>("isFound");
        const auto row = [](const char *sentence, bool isFound) {
            QTest::newRow(sentence) << QString::fromLatin1(sentence) << isFound;
        };
        row("Return the result as JSON.", true);
        row("Return the JSON object as your final answer, then call submit_step_completion.", true);
        row("Print the JSON and call submit_step_completion.", true);
        row("Do not use the tool, but answer with JSON.", true);
        row("Write JSON fixtures to tests/data", false);
        row("Write the JSON into `tests/data/a`", false);
        row("Do not print, return or write JSON.", false);
        row("Never answer in text; call the tool with the JSON object.", false);
        row("Write config.json and call submit_step_completion.", false);
        row("Parse the JSON, then call submit_step_completion.", false);
    }

    void aPromptThatAsksForJsonInTheTextIsFound()
    {
        QFETCH(QString, sentence);
        QFETCH(bool, isFound);
        const QByteArray prompt =
            "ROLE: Tara\nGOAL: Test the queue\nCONTEXT FILES:\n- src/a.py: x\n"
            "INSTRUCTIONS:\n1. Read it\n2. "
            + sentence.toUtf8()
            + "\nCONSTRAINTS:\n- TDD\nOUTPUT REQUIREMENT: Call submit_step_completion.\n";
        const QStringList found = listed(checked(prompt, {}, Format::Prompt).documents.front());
        const auto isAbout = [](const QString &line) { return line.contains("json-in-text"_L1); };
        QCOMPARE(std::ranges::count_if(found, isAbout), isFound ? 1 : 0);
    }

    /// An empty heading has the same severity as a missing one.
    void emptySectionsCountAsMissing()
    {
        const QByteArray prompt = "ROLE: Tara\nGOAL: Test the queue\nCONTEXT FILES:\n"
                                  "INSTRUCTIONS:\n1. Read it\nCONSTRAINTS:\n"
                                  "OUTPUT REQUIREMENT: Call submit_step_completion.\n";
        const Report report = checked(prompt, {}, Format::Prompt);
        QCOMPARE(report.count(Severity::Error), 0);
        QCOMPARE(report.count(Severity::Warning), 1);
        QCOMPARE(report.documents.front().findings.front().path.toString(), u"/CONSTRAINTS"_s);
    }

    void aMarkdownFileMayBeAPrompt()
    {
        const QByteArray prompt =
            "# Step\n\n## ROLE: Tara\n\n**GOAL:** Test the queue\n\n"
            "## CONTEXT FILES\n- src/a.py: x\n\n## INSTRUCTIONS\n1. Read it\n\n"
            "## CONSTRAINTS\n- TDD\n\n## OUTPUT REQUIREMENT\n"
            "Call submit_step_completion.\n";
        const auto catalog = ProtocolCatalog::load();
        const ParsedText parsed = parse(prompt, Format::Markdown, catalog->parseOptions());
        const Report report = check(prompt, parsed, *catalog);
        QCOMPARE(report.documents.size(), size_t(1));
        QCOMPARE(report.documents.front().kind, u"orion.focused-prompt"_s);
        QCOMPARE(listed(report.documents.front()), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestOrionPrompt)
#include "tst_orionprompt.moc"
