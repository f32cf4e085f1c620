// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "tests/app/cli/clifixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

/// The number of values with placeholders in the JSON report @p text; in prose each one counts.
int openValues(const QByteArray &text)
{
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    QSet<QString> values;
    int inProse = 0;
    const auto count = [&](const QJsonObject &place) {
        const QString path = place[u"path"_s].toString();
        path.isEmpty() ? void(++inProse) : void(values.insert(path));
    };
    for (const QJsonValue &file : root[u"files"_s].toArray()) {
        for (const QJsonValue &document : file[u"documents"_s].toArray()) {
            for (const QJsonValue &finding : document[u"findings"_s].toArray()) {
                if (!finding[u"rule"_s].toString().endsWith(u".placeholder"_s)) {
                    continue;
                }
                const QJsonArray places = finding[u"places"_s].toArray();
                for (const QJsonValue &place : places) {
                    count(place.toObject());
                }
                if (places.isEmpty()) {
                    count(finding.toObject());
                }
            }
        }
    }
    return inProse + static_cast<int>(values.size());
}

} // namespace

/// Kinds, their schemas and templates, and new documents by the built program.
class TestCliKinds : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }

    void newDocumentsHaveNoErrorOnceTheyAreFilledIn()
    {
        const QString path = m_folder->filePath(u"review.yaml"_s);
        const QStringList arguments{
            u"new"_s,   u"engineering-review"_s,
            u"--set"_s, u"/handoff/timestamp=2026-02-21T14:30:00Z"_s,
            u"--set"_s, u"/handoff/quality/confidence=high"_s,
            u"--set"_s, u"/handoff/engineering_review/approval_status=APPROVED"_s,
            u"-o"_s,    path};
        const Printed made = run(arguments);
        QCOMPARE(made.error, QString());
        QCOMPARE(made.code, 0);
        QCOMPARE(run({u"get"_s, path, u"/handoff/engineering_review/approval_status"_s}).out,
                 u"APPROVED\n"_s);
        QCOMPARE(run({u"check"_s, path}).code, 0);
        const QByteArray before = content(path);
        QCOMPARE(run(arguments).code, 2);
        QCOMPARE(content(path), before);
    }

    void aFileWithoutTheRequestedKindIsAnError()
    {
        const QString path = write(u"meeting-notes.md"_s, "# Notes\n\nNo handoff at all.\n");
        const Printed checked = run({u"check"_s, u"--kind"_s, u"mesh-plan"_s, path});
        QCOMPARE(checked.code, 1);
        QVERIFY2(checked.error.contains(u"holds nothing that can be checked as cfd.mesh-plan"_s),
                 qPrintable(checked.error));
        QCOMPARE(run({u"check"_s, u"--skip-unknown"_s, path}).code, 0);
    }

    void theRequestedKindAppliesToAnyFileName_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isAsked");
        QTest::newRow("XML in Markdown as text") << u"native.request"_s << u"r.txt"_s << true;
        QTest::newRow("the same unasked") << u"native.request"_s << u"r.txt"_s << false;
        QTest::newRow("no suffix") << u"native.request"_s << u"request"_s << true;
        QTest::newRow("another suffix") << u"cfd.mesh-plan"_s << u"plan.handoff"_s << true;
        QTest::newRow("YAML called Markdown") << u"cfd.mesh-plan"_s << u"plan.md"_s << true;
        QTest::newRow("JSON as text") << u"orion.step-completion"_s << u"call.txt"_s << true;
        QTest::newRow("prompt as text") << u"orion.focused-prompt"_s << u"p.txt"_s << true;
        QTest::newRow("prompt of another suffix")
            << u"orion.focused-prompt"_s << u"p.log"_s << true;
    }

    void theRequestedKindAppliesToAnyFileName()
    {
        QFETCH(QString, kind);
        QFETCH(QString, name);
        QFETCH(bool, isAsked);
        const QString path = write(name, run({u"new"_s, kind}).out.toUtf8());
        QStringList arguments{u"check"_s, u"--format"_s, u"json"_s};
        arguments += isAsked ? QStringList{u"--kind"_s, kind} : QStringList();
        const Printed checked = run(arguments + QStringList(path));
        QCOMPARE(checked.error, QString());
        QCOMPARE(json(checked)[u"files"][0][u"documents"][0][u"kind"].toString(), kind);
    }

    void aPromptWithUnknownHeadingsIsNotEmpty()
    {
        const QString path =
            write(u"task.prompt"_s, "Role: tara\nGoal: write tests\nINSTRUCTIONS\n1. do it\n");
        const Printed checked = run({u"check"_s, path});
        QVERIFY2(checked.out.contains(u":3:1: error: INSTRUCTIONS on line 3 is not a heading"_s),
                 qPrintable(checked.out));
        QCOMPARE(run({u"fix"_s, path}).code, 0);
        QVERIFY(content(path).startsWith("Role: Tara\nGoal: write tests\nINSTRUCTIONS:\n"));
        const QString other = write(u"other.prompt"_s, "Write the tests.\n");
        QVERIFY(!run({u"check"_s, other}).out.contains(u"is empty"_s));
    }

    void proseIsNotReadAsTheRequestedKind()
    {
        const QString path = write(u"letter.txt"_s, "# Dear all\n\nSee you.\n");
        const Printed checked = run({u"check"_s, u"--kind"_s, u"native.request"_s, path});
        QCOMPARE(checked.code, 1);
        QVERIFY2(checked.error.contains(u"holds nothing that can be checked"_s),
                 qPrintable(checked.error + checked.out));
    }

    void unknownKindsHaveASuggestion_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("guess");
        QTest::newRow("part of a name") << u"review"_s << u"Did you mean cfd.engineering-review?"_s;
        QTest::newRow("a letter left out") << u"mesh-pla"_s << u"Did you mean"_s;
        QTest::newRow("another word") << u"telegramme"_s << u"\"kinds\" lists those"_s;
    }

    void unknownKindsHaveASuggestion()
    {
        QFETCH(QString, name);
        QFETCH(QString, guess);
        const Printed made = run({u"new"_s, name});
        QCOMPARE(made.code, 2);
        QVERIFY2(made.error.contains(guess), qPrintable(made.error));
    }

    void aLanguageWithoutTranslationIsRemarked()
    {
        const Printed french = run({u"explain"_s, u"--language"_s, u"fr"_s, u"cfd.required"_s});
        QCOMPARE(french.code, 0);
        QCOMPARE(french.error,
                 u"baton: There is no translation into \"fr\", so this is English.\n"_s);
        QCOMPARE(french.out, run({u"explain"_s, u"cfd.required"_s}).out);
        QCOMPARE(run({u"explain"_s, u"--language"_s, u"de"_s, u"cfd.required"_s}).error, QString());
    }

    void pathsInTheWorkingFolderArePlainInADiff()
    {
        write(u"plan.yaml"_s, "handoff:\n  mesh_plan: {element_type: Triangle}\n");
        const Printed fixed = run({u"fix"_s, u"--dry-run"_s, u"."_s});
        QVERIFY2(fixed.out.startsWith(u"--- a/plan.yaml\n+++ b/plan.yaml\n"_s),
                 qPrintable(fixed.out));
    }

    void placesToFillInAreCountedInANewFile()
    {
        const QString path = m_folder->filePath(u"plan.yaml"_s);
        const Printed made = run({u"new"_s, u"engineering-review"_s, u"-o"_s, path});
        QCOMPARE(made.code, 0);
        static const QRegularExpression left(u"plan\\.yaml has [1-9]\\d* place"_s);
        QVERIFY2(left.match(made.error).hasMatch(), qPrintable(made.error));
        QCOMPARE(made.error.count(u'\n'), 1);
    }

    /// The counts of "new" and "check" agree, for each template of each protocol.
    void theCheckNamesThePlacesThatAreCounted()
    {
        static const QRegularExpression left(u"has (\\d+) place"_s);
        const auto catalog = baton::ProtocolCatalog::load();
        int made = 0;
        for (const baton::Kind &kind : catalog->kinds()) {
            for (const baton::Template &form : kind.templates) {
                const QString suffix = form.format == baton::Format::Yaml ? u"yaml"_s
                    : form.format == baton::Format::Json                  ? u"json"_s
                    : form.format == baton::Format::Xml                   ? u"xml"_s
                    : form.format == baton::Format::Markdown              ? u"md"_s
                                                                          : u"prompt"_s;
                const QString path =
                    m_folder->filePath(u"%1-%2.%3"_s.arg(kind.id, form.id, suffix));
                const Printed printed =
                    run({u"new"_s, u"--template"_s, form.id, u"-o"_s, path, kind.id});
                QCOMPARE(printed.code, 0);
                const Printed checked =
                    run({u"check"_s, u"--kind"_s, kind.id, u"--format"_s, u"json"_s, path});
                QVERIFY2(openValues(checked.out.toUtf8())
                             == left.match(printed.error).captured(1).toInt(),
                         qPrintable(printed.error + checked.out));
                ++made;
            }
        }
        QVERIFY2(made > 40, qPrintable(QString::number(made)));
    }

    void aNameThatDoesNotFitANewDocumentIsRemarked()
    {
        const QString path = m_folder->filePath(u"request.yaml"_s);
        const Printed made = run({u"new"_s, u"native.request"_s, u"-o"_s, path});
        QCOMPARE(made.code, 0);
        QVERIFY2(made.error.contains(u"does not fit"_s), qPrintable(made.error));
    }

    void theUsersTemplatesAreFoundByName()
    {
        const QString templates = u"data/baton/templates/cfd.mesh-plan/"_s;
        QVERIFY(QDir(m_folder->path()).mkpath(templates));
        write(templates + u"Bypass.yaml"_s, "handoff: {version: \"1.0\", mesh_plan: {}} # mine\n");
        const BatonProcess baton(m_folder->path());
        const QString prefix = u"XDG_DATA_HOME=$PWD/data baton new --template "_s;
        QCOMPARE(baton.runShell(prefix + u"Bypass mesh-plan"_s).out,
                 u"handoff: {version: \"1.0\", mesh_plan: {}} # mine\n"_s);
        const Printed unknown = baton.runShell(prefix + u"Other mesh-plan; echo $?"_s);
        QVERIFY2(unknown.out.contains(u"these: Bypass, "_s), qPrintable(unknown.out));
        QVERIFY(unknown.out.endsWith(u"\n2\n"_s));
    }

    void aBrokenTemplateIsNamed()
    {
        const QString templates = u"data/baton/templates/native.request/"_s;
        QVERIFY(QDir(m_folder->path()).mkpath(templates));
        const QString path = write(templates + u"Mine.xml"_s,
                                   "<agent_request>\n  <mode>x</mod>\n</agent_request>\n");
        const BatonProcess baton(m_folder->path());
        const QString make = u"XDG_DATA_HOME=$PWD/data baton new --template Mine native.request"_s;
        const QString said = u"Mine.xml is broken in line 2: "_s;
        const Printed filled =
            baton.runShell(make + u" --set /agent_request/mode=spawn; echo $?"_s);
        QVERIFY2(filled.out.contains(said) && filled.out.contains(u"Correct it in that file"_s)
                     && filled.out.endsWith(u"\n2\n"_s),
                 qPrintable(filled.out));
        const Printed whole = baton.runShell(make + u" -o made.xml; echo $?"_s);
        QVERIFY2(whole.out.contains(said) && whole.out.endsWith(u"\n0\n"_s), qPrintable(whole.out));
        QCOMPARE(content(m_folder->filePath(u"made.xml"_s)), content(path));
    }

    /// A template that was the request of a session never writes into the folder of another one.
    void aUserTemplateFollowsItsSession()
    {
        const QString templates = u"data/baton/templates/native.request/"_s;
        QVERIFY(QDir(m_folder->path()).mkpath(templates));
        const auto request = [](const QByteArray &session) {
            return "<agent_request session_id=\"" + session
                + "\"><deliverables><file path=\"docs/.scratch/sessions/" + session
                + "/result.json\"/></deliverables></agent_request>\n";
        };
        write(templates + u"Old.xml"_s, request("20251119-160000-mail"));
        const BatonProcess baton(m_folder->path());
        const QString make = u"XDG_DATA_HOME=$PWD/data baton new --template Old native.request"_s;
        QCOMPARE(baton.runShell(make).out.toUtf8(), request("[date-time]-mail"));
        QCOMPARE(baton.runShell(make + u" --set /agent_request/@session_id=20261124-090000-mail"_s)
                     .out.toUtf8(),
                 request("20261124-090000-mail"));
    }

    void openValuesOfUserTemplatesAreFound()
    {
        const QString templates = u"data/baton/templates/orion.focused-prompt/"_s;
        QVERIFY(QDir(m_folder->path()).mkpath(templates));
        write(templates + u"Fix.prompt"_s,
              "ROLE:\nTara\n\nGOAL:\nFix the issue [issue number], {reporter} waits\n\n"
              "INSTRUCTIONS:\n1. Fix it\n\nOUTPUT REQUIREMENT:\nCall the tool.\n");
        const BatonProcess baton(m_folder->path());
        const QString home = u"XDG_DATA_HOME=$PWD/data baton "_s;
        const Printed made =
            baton.runShell(home + u"new --template Fix focused-prompt -o a.prompt"_s);
        QVERIFY2(made.out.contains(u"1 place "_s), qPrintable(made.out));
        const QString found = baton.runShell(home + u"check --verdicts a.prompt"_s).out;
        QVERIFY2(found.contains(u"[issue number]"_s) && found.contains(u"{reporter}"_s),
                 qPrintable(found));
        QVERIFY(!baton.runShell(u"baton check a.prompt"_s).out.contains(u"[issue number]"_s));
    }

    void everyKindOfAKnownDialectHasATemplate()
    {
        const QStringList lines = run({u"kinds"_s}).out.split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() >= 9);
        qsizetype made = 0;
        for (const QString &line : lines) {
            const QString kind = line.section(u'\t', 0, 0);
            if (kind == "handoff"_L1 || kind.endsWith(".newer"_L1)) {
                continue; // its fields are unknown, so there is nothing to fill in
            }
            const Printed text = run({u"new"_s, kind});
            QVERIFY2(text.code == 0, qPrintable(text.error));
            ++made;
            // Standard input has no name that shows that it is Markdown.
            const QTemporaryDir dir;
            const QString prompt = dir.filePath(u"prompt.md"_s);
            const bool isMarkdown = text.out.startsWith(u'#') && text.out.contains("```xml"_L1);
            if (isMarkdown) {
                QCOMPARE(run({u"new"_s, kind, u"-o"_s, prompt}).code, 0);
            }
            const QJsonObject report =
                json(run({u"check"_s, u"--format"_s, u"json"_s, isMarkdown ? prompt : u"-"_s},
                         text.out.toUtf8()));
            QCOMPARE(report[u"files"_s][0][u"documents"_s][0][u"kind"_s].toString(), kind);
        }
        QCOMPARE(made, lines.size() - 3);
    }

    void everySchemaIsJsonOrXml()
    {
        for (const QString &line : run({u"kinds"_s}).out.split(u'\n', Qt::SkipEmptyParts)) {
            const Printed schema = run({u"schema"_s, line.section(u'\t', 0, 0)});
            const bool isXml = schema.out.contains("<xs:schema"_L1);
            QVERIFY2(isXml || !json(schema).isEmpty(), qPrintable(line));
        }
    }

    void usesProtocolsOfTheWorkingFolder()
    {
        QVERIFY(copy(QStringLiteral(BATON_SOURCE_DIR "/resources/protocols/cfd"),
                     m_folder->filePath(u".baton/protocols/cfd"_s)));
        const QString notice = run({u"kinds"_s}).error;
        QVERIFY2(notice.contains(u"takes the place of Baton's own “cfd”"_s), qPrintable(notice));
        QCOMPARE(notice.count(u'\n'), 1);
        write(u".baton/protocols/cfd/protocol.yaml"_s, "name: [\n");
        const Printed printed = run({u"kinds"_s});
        QVERIFY2(printed.error.contains(u".baton/protocols/cfd/protocol.yaml:"_s),
                 qPrintable(printed.error));
        QVERIFY(printed.out.contains(u"handoff"_s));
        const QByteArray valid = content(cfd(u"valid-mesh-plan.yaml"_s));
        const Printed here = run({u"check"_s, write(u"valid.yaml"_s, valid)});
        QVERIFY2(here.out.contains(u"0 errors"_s), qPrintable(here.out));
        QCOMPARE(here.code, 2);
    }
};

QTEST_GUILESS_MAIN(TestCliKinds)
#include "tst_clikinds.moc"
