// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/schema/schemachoice.h"
#include "models/editor/problems/problem.h"
#include "models/editor/snapshot/fieldtitle.h"
#include "models/editor/snapshot/handoffsubtree.h"
#include "models/form/rows/formbuild.h"
#include "models/protocol/fields/fieldschema.h"
#include "tests/models/check/nativerequest.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// A schema whose request has no first element.
const QByteArray dishSchema =
    "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='" + nativeNamespace
    + "' elementFormDefault='qualified'><xs:element name='agent_request'><xs:complexType>"
      "<xs:sequence><xs:element name='dish'/><xs:element name='mode'/>"
      "<xs:any maxOccurs='unbounded' processContents='skip'/></xs:sequence>"
      "<xs:anyAttribute processContents='skip'/></xs:complexType></xs:element></xs:schema>";

/// A schema with a choice, a number and a list in a fixed order.
const QByteArray tableSchema =
    "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='" + nativeNamespace
    + "' elementFormDefault='qualified'><xs:element name='agent_request'><xs:complexType>"
      "<xs:sequence><xs:element name='mode'><xs:simpleType><xs:restriction base='xs:string'>"
      "<xs:enumeration value='spawn'/><xs:enumeration value='blocking'/></xs:restriction>"
      "</xs:simpleType></xs:element><xs:element name='guests' type='xs:integer'/>"
      "<xs:element name='seats'><xs:simpleType><xs:restriction base='xs:integer'><xs:maxInclusive "
      "value='99'/></xs:restriction>"
      "</xs:simpleType></xs:element><xs:element name='drinks'><xs:complexType><xs:sequence>"
      "<xs:element name='wine' maxOccurs='unbounded'/><xs:element name='beer' minOccurs='0' "
      "maxOccurs='unbounded'/></xs:sequence></xs:complexType></xs:element></xs:sequence>"
      "</xs:complexType></xs:element></xs:schema>";

const QByteArray schemaLeadingOut = "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>"
                                    "<xs:include schemaLocation='../a.xsd'/></xs:schema>";

/// The settings for a prompt in @p dir, with a file of @p schema beside it.
CheckSettings settingsWith(const QByteArray &schema, const QTemporaryDir &dir)
{
    CheckSettings settings;
    settings.filePath = dir.filePath(u"prompt.xml"_s);
    settings.schemaFile = dir.filePath(u"mine.xsd"_s);
    QFile out(settings.schemaFile);
    [[maybe_unused]] const bool isWritten =
        out.open(QIODevice::WriteOnly) && out.write(schema) == schema.size();
    Q_ASSERT(isWritten);
    return settings;
}

} // namespace

/// The schema for the validation of a request: that of the protocol, the workspace or the user.
class TestNativeSchemas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    /// Section 8.3: the version names the schema's file.
    void takesTheWorkspacesSchema_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QByteArray>("attributes");
        QTest::addColumn<QStringList>("findings");
        const QString used = u"note native.schema-used /agent_request"_s;
        const QString missing = u"warning native.schema-missing /agent_request"_s;
        const QString dish = u"error native.required /agent_request/dish"_s;
        const auto row = [](const char *name, const QStringList &files,
                            const QByteArray &attributes, const QStringList &findings) {
            QTest::newRow(name) << files << attributes << findings;
        };
        row("no folder", {}, {}, {});
        row("another file", {u"readme.txt"_s}, {}, {missing});
        row("major", {u"agent-handoff-v1.xsd"_s}, {}, {dish, used});
        row("1.1 by major", {u"agent-handoff-v1.xsd"_s}, " version=\"1.1\"", {dish, used});
        row("1.1 by its own", {u"agent-handoff-v1.1.xsd"_s}, " version=\"1.1\"", {dish, used});
        row("1.0 has none", {u"agent-handoff-v1.1.xsd"_s}, {}, {missing});
        row("2.0", {u"agent-handoff-v2.xsd"_s}, " version=\"2.0\"", {dish, used});
        row("2.0 has none", {u"agent-handoff-v1.xsd"_s}, " version=\"2.0\"",
            {u"error native.version /agent_request/@version"_s});
        row("broken", {u"broken/agent-handoff-v1.xsd"_s}, {},
            {u"warning native.schema-unusable /agent_request"_s});
        row("leads out", {u"leads-out/agent-handoff-v1.xsd"_s}, {},
            {u"warning native.schema-unusable /agent_request"_s});
    }

    void takesTheWorkspacesSchema()
    {
        QFETCH(QStringList, files);
        QFETCH(QByteArray, attributes);
        QFETCH(QStringList, findings);
        const QTemporaryDir dir;
        const QString session = dir.filePath(u"docs/.scratch/sessions/a"_s);
        QVERIFY(QDir().mkpath(session));
        for (const QString &file : files) {
            QVERIFY(QDir(dir.path()).mkpath(u".claude/schemas"_s));
            const QByteArray content = file.startsWith("broken"_L1) ? "<xs:schema>"_ba
                : file.startsWith("leads"_L1)                       ? schemaLeadingOut
                                                                    : dishSchema;
            QFile out(dir.filePath(u".claude/schemas/"_s + file.section(u'/', -1)));
            QVERIFY(out.open(QIODevice::WriteOnly));
            QCOMPARE(out.write(content), content.size());
        }
        CheckSettings settings;
        settings.filePath = session + u"/prompt.xml"_s;
        QCOMPARE(listed(checkedXml(nativeRequest(attributes), settings)), findings);
    }

    void aProjectWithoutSchemasIsWarnedAbout_data()
    {
        QTest::addColumn<QStringList>("folders");
        QTest::addColumn<bool>("isWarned");
        QTest::newRow("no project") << QStringList() << false;
        QTest::newRow("without schemas") << QStringList{u"project/.claude"_s} << true;
        QTest::newRow("with its folder alone") << QStringList{u"project/.claude/schemas"_s} << true;
        QTest::newRow("the user's own") << QStringList{u".claude"_s, u"project/.git"_s} << false;
    }

    /// Table 7.2: a missing schema file is a warning.
    void aProjectWithoutSchemasIsWarnedAbout()
    {
        QFETCH(QStringList, folders);
        QFETCH(bool, isWarned);
        const QTemporaryDir dir;
        const QString session = dir.filePath(u"project/docs/.scratch/sessions/a"_s);
        QVERIFY(QDir().mkpath(session));
        for (const QString &folder : folders) {
            QVERIFY(QDir().mkpath(dir.filePath(folder)));
        }
        CheckSettings settings;
        settings.filePath = session + u"/prompt.xml"_s;
        QCOMPARE(listed(checkedXml(nativeRequest(), settings)),
                 isWarned ? QStringList(u"warning native.schema-missing /agent_request"_s)
                          : QStringList());
        if (isWarned) {
            const QString message = checkedXml(nativeRequest(), settings).findings.front().message;
            QVERIFY2(message.endsWith(u"in the project's folder: mkdir -p .claude/schemas && "
                                      "baton schema native.request > "
                                      ".claude/schemas/agent-handoff-v1.xsd"_s),
                     qPrintable(message));
        }
        settings.touchesDisk = false;
        QCOMPARE(listed(checkedXml(nativeRequest(), settings)), QStringList());
    }

    void followsNoLinkToASchema()
    {
        const QTemporaryDir dir;
        QVERIFY(QDir().mkpath(dir.filePath(u"elsewhere"_s)));
        QVERIFY(QDir().mkpath(dir.filePath(u"project/.claude"_s)));
        QFile out(dir.filePath(u"elsewhere/agent-handoff-v1.xsd"_s));
        QVERIFY(out.open(QIODevice::WriteOnly));
        QVERIFY(out.write(dishSchema) > 0);
        out.close();
        QVERIFY(
            QFile::link(dir.filePath(u"elsewhere"_s), dir.filePath(u"project/.claude/schemas"_s)));
        CheckSettings settings;
        settings.filePath = dir.filePath(u"project/prompt.xml"_s);
        QCOMPARE(listed(checkedXml(nativeRequest(), settings)),
                 QStringList{u"warning native.schema-unusable /agent_request"_s});
    }

    void usesTheSchemaThatTheUserNames()
    {
        const QTemporaryDir dir;
        CheckSettings settings;
        settings.filePath = dir.filePath(u"prompt.xml"_s);
        settings.schemaFile = dir.filePath(u"mine.xsd"_s);
        QCOMPARE(listed(checkedXml(nativeRequest(), settings)),
                 {u"warning native.schema-missing /agent_request"_s});
        // Table 7.2: warn and proceed
        QCOMPARE(checkedXml(nativeRequest(), settings).verdict.action, Action::AcceptWithNotes);
        QFile out(settings.schemaFile);
        QVERIFY(out.open(QIODevice::WriteOnly));
        QVERIFY(out.write(dishSchema) > 0);
        out.close();
        const DocumentReport report = checkedXml(nativeRequest(), settings);
        QCOMPARE(listed(report),
                 QStringList({u"error native.required /agent_request/dish"_s,
                              u"note native.schema-used /agent_request"_s}));
        QVERIFY(report.findings.back().message.contains(settings.schemaFile));
    }

    /// The form has the required fields and allowed values of the workspace's schema, with the
    /// texts of the protocol.
    void theFormFollowsTheWorkspacesSchema()
    {
        const QTemporaryDir dir;
        const CheckSettings settings = settingsWith(dishSchema, dir);
        const auto formOf = [](const CheckSettings &given) {
            auto shown = std::make_shared<Snapshot>();
            shown->bytes = nativeRequest();
            shown->parsed = parse(shown->bytes, Format::Xml, builtIn().parseOptions());
            shown->report = check(shown->bytes, shown->parsed, builtIn(), given);
            const auto catalog =
                std::shared_ptr<const ProtocolCatalog>(std::shared_ptr<void>(), &builtIn());
            return makeForm({shown, catalog, {}, {}}).model;
        };
        const FormModel own = formOf({});
        const FormModel strict = formOf(settings);
        const auto field = [](const FormModel &model, const QString &name) {
            return model.schema->property(u"agent_request"_s)->property(name);
        };
        QVERIFY(!field(own, u"dish"_s));
        QVERIFY(field(strict, u"dish"_s)->isRequired);
        QCOMPARE(strict.rows.at(size_t(strict.rowOf(JsonPointer::of(u"/agent_request/dish"_s))))
                     .field.label,
                 u"Dish"_s);
        QVERIFY(field(own, u"workflow"_s));
        QVERIFY(!field(strict, u"workflow"_s));
        QCOMPARE(field(strict, u"mode"_s)->title, field(own, u"mode"_s)->title);
        QVERIFY(!field(strict, u"mode"_s)->help.isEmpty());
        QCOMPARE(field(strict, u"mode"_s)->help, field(own, u"mode"_s)->help);
        QCOMPARE(own.total.open, 0);
        QCOMPARE(strict.total.open, 1);
    }

    void completionFollowsTheWorkspacesSchema()
    {
        const QTemporaryDir dir;
        const auto offered = [](const CheckSettings &given) {
            const Report report{{checkedXml(nativeRequest(), given)}};
            return fieldsOf(report, 0, builtIn()).property(u"agent_request"_s)->property(u"dish"_s)
                != nullptr;
        };
        QVERIFY(offered(settingsWith(dishSchema, dir)));
        QVERIFY(!offered({}));
    }

    /// Baton's texts are used only if the schema has none.
    void theWorkspacesSchemaTakesPrecedence()
    {
        const QTemporaryDir dir;
        const QByteArray schema = QByteArray(dishSchema)
                                      .replace("<xs:element name='mode'/>",
                                               "<xs:element name='mode'><xs:annotation>"
                                               "<xs:documentation>How we run it</xs:documentation>"
                                               "<xs:appinfo><b:title xmlns:b='urn:baton:schema'>"
                                               "Way</b:title></xs:appinfo></xs:annotation>"
                                               "</xs:element><xs:element name='workflow'/>");
        const CheckSettings settings = settingsWith(schema, dir);
        const DocumentReport report = checkedXml(nativeRequest(), settings);
        const KindModel &kind = *builtIn().model(*builtIn().kind(u"native.request"_s)).kind;
        const auto fields = workspaceFields(report, kind);
        QVERIFY(fields);
        const FieldSchema *request = fields->property(u"agent_request"_s);
        const FieldSchema *known = kind.xsd->fields().property(u"agent_request"_s);
        QCOMPARE(request->property(u"mode"_s)->title, u"Way"_s);
        QCOMPARE(request->property(u"mode"_s)->help, u"How we run it"_s);
        QCOMPARE(request->property(u"workflow"_s)->help, known->property(u"workflow"_s)->help);
        const JsonPointer mode = JsonPointer::of(u"/agent_request/mode"_s);
        QVERIFY(fieldTitle(&kind.kind, mode, fields.get()).endsWith(u"› Way"_s));
    }

    /// Findings use the same titles of fields as the form, and as the schema.
    void problemsUseFieldTitlesOfTheUsedSchema()
    {
        const QTemporaryDir dir;
        const QByteArray schema = QByteArray(dishSchema)
                                      .replace("<xs:element name='dish'/>",
                                               "<xs:element name='dish'><xs:annotation><xs:appinfo>"
                                               "<b:title xmlns:b='urn:baton:schema'>Meal</b:title>"
                                               "</xs:appinfo></xs:annotation></xs:element>");
        const auto titleOfMissing = [](const CheckSettings &settings) {
            const SnapshotPtr shown = analyse(nativeRequest(), 1, Format::Xml, builtIn(), settings);
            for (const Problem &problem : problemsOf(shown, {}, builtIn())) {
                if (problem.finding.field == "dish"_L1) {
                    return problem.fieldTitle;
                }
            }
            return QString();
        };
        QCOMPARE(titleOfMissing(settingsWith(schema, dir)), u"Agent request › Meal"_s);
    }

    /// The value of an element with an attribute is its text.
    void namesTheTextBesideAttributes()
    {
        const QByteArray request = nativeWith("<workflow>standard</workflow>",
                                              "<workflow xml:lang=\"en\">standart</workflow>");
        const DocumentReport report = checkedXml(request);
        const auto told = std::ranges::find(report.findings, u"native.enum"_s, &Finding::rule);
        QVERIFY(told != report.findings.end());
        QVERIFY2(told->message.endsWith(u", not standart"_s), qPrintable(told->message));
        QCOMPARE(told->fixes.size(), 1);
        QCOMPARE(told->fixes.front().title, u"Set standard"_s);
    }

    /// A placeholder is not a value of a choice in the workspace's schema.
    void workspaceSchemasRejectPlaceholders()
    {
        const QTemporaryDir dir;
        const QByteArray choice = "<xs:element name='dish'><xs:simpleType>"
                                  "<xs:restriction base='xs:string'>"
                                  "<xs:enumeration value='soup'/></xs:restriction>"
                                  "</xs:simpleType></xs:element>";
        const CheckSettings settings =
            settingsWith(QByteArray(dishSchema).replace("<xs:element name='dish'/>", choice), dir);
        const QByteArray request =
            nativeWith("<mode>", "<dish>[what there is to eat]</dish>\n  <mode>");
        const DocumentReport report = checkedXml(request, settings);
        const auto told =
            std::ranges::find(report.findings, u"native.placeholder"_s, &Finding::rule);
        QVERIFY(told != report.findings.end());
        QCOMPARE(told->severity, Severity::Error);
        QVERIFY(report.verdict.action != Action::AcceptWithNotes);
        QVERIFY(report.verdict.action != Action::Accept);
    }

    void quotesValuesWithBlanks()
    {
        const QTemporaryDir dir;
        const CheckSettings settings = settingsWith(tableSchema, dir);
        const auto messages = [&](const QByteArray &content) {
            const QByteArray xml =
                "<agent_request xmlns=\"" + nativeNamespace + "\">" + content + "</agent_request>";
            QStringList texts;
            for (const Finding &finding : checkedXml(xml, settings).findings) {
                if (finding.severity == Severity::Error) {
                    texts.append(finding.message);
                }
            }
            return texts;
        };
        const QByteArray seats = "<seats>9</seats>";
        const QByteArray drinks = "<drinks><wine/><beer/></drinks>";
        const QByteArray guests = "<guests>2</guests>";
        QCOMPARE(messages("<mode>spawn</mode>" + guests + seats + drinks), QStringList());
        QCOMPARE(messages("<mode> spawn </mode>" + guests + seats + drinks),
                 QStringList(u"mode must be spawn or blocking, not “ spawn ”"_s));
        QCOMPARE(messages("<mode>spawn</mode><guests>two</guests>" + seats + drinks),
                 QStringList(u"guests must be a whole number, not two"_s));
        QCOMPARE(messages("<mode>spawn</mode>" + guests + "<seats>200</seats>" + drinks),
                 QStringList(u"seats must be at most 99, not 200"_s));
        const QStringList order =
            messages("<mode>spawn</mode>" + guests + seats + "<drinks><beer/><wine/></drinks>");
        QCOMPARE(order, QStringList(u"beer is at the wrong place: wine comes here"_s));
    }

    /// A schema of the workspace is applied strictly: a missing namespace is an error.
    void workspaceSchemasRequireTheNamespace()
    {
        const QTemporaryDir dir;
        const CheckSettings settings = settingsWith(dishSchema, dir);
        const QByteArray xml = nativeRequest().replace(" xmlns=\"" + nativeNamespace + '"', "");
        QVERIFY(
            listed(checkedXml(xml, settings)).contains(u"error native.namespace /agent_request"_s));
    }

    void followsNoLinkOutOfTheProject()
    {
        const QTemporaryDir dir;
        const QString session = dir.filePath(u"project/docs/.scratch/sessions/a"_s);
        QVERIFY(QDir().mkpath(session));
        QVERIFY(QDir().mkpath(dir.filePath(u"elsewhere"_s)));
        const QString project = dir.filePath(u"project/"_s);
        QVERIFY(QFile::link(dir.filePath(u"elsewhere"_s), project + u"out"_s));
        QVERIFY(QFile::link(dir.filePath(u"nowhere"_s), project + u"dangling"_s));
        QVERIFY(QFile::link(project + u"docs"_s, project + u"in"_s));
        CheckSettings settings;
        settings.filePath = session + u"/prompt.xml"_s;
        const auto isRefused = [&](const QByteArray &path) {
            const QByteArray request = nativeWith("docs/certificates.json", path);
            return checkedXml(request, settings).count(Severity::Error) > 0;
        };
        QVERIFY(isRefused("out/a.json"));
        QVERIFY(isRefused("out"));
        QVERIFY(isRefused("dangling"));
        QVERIFY(!isRefused("in/a.json"));
        QVERIFY(!isRefused("new/folder/a.json"));
        QVERIFY(!isRefused("docs/.scratch/sessions/b/a.json"));
        settings.touchesDisk = false;
        QVERIFY(!isRefused("out/a.json"));
    }
};

QTEST_GUILESS_MAIN(TestNativeSchemas)
#include "tst_nativeschemas.moc"
