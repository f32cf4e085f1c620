// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include <QDir>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QByteArray request = "<agent_request version=\"1.0\">\n"
                           "  <mode>spawn</mode>\n"
                           "</agent_request>\n";

/// Requires nothing but a mode, and allows only one that the request does not have.
const QByteArray schema = "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">"
                          "<xs:element name=\"agent_request\"><xs:complexType><xs:sequence>"
                          "<xs:element name=\"mode\"><xs:simpleType>"
                          "<xs:restriction base=\"xs:string\"><xs:enumeration value=\"later\"/>"
                          "</xs:restriction></xs:simpleType></xs:element></xs:sequence>"
                          "<xs:attribute name=\"version\"/></xs:complexType></xs:element>"
                          "</xs:schema>\n";

QStringList rulesOf(const OpenDocument &document)
{
    QStringList rules;
    for (const Finding &finding : document.editor().snapshot()->report.documents.front().findings) {
        rules.append(finding.rule);
    }
    return rules;
}

} // namespace

/// The XML Schema that the user chooses for a workspace, and the exported schema.
class TestSchemaChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void appliesToOpenDocumentsAndIsRemembered()
    {
        WindowFixture fixture;
        QVERIFY(QDir(fixture.dir.path()).mkpath(u"a"_s));
        QVERIFY(QDir(fixture.dir.path()).mkpath(u"b"_s));
        write(fixture.path(u"own.xsd"_s), schema);
        fixture.window->openWorkspace(fixture.path(u"a"_s));
        OpenDocument *document = fixture.open(u"a/request.xml"_s, request);
        QVERIFY(document);
        QVERIFY(rulesOf(*document).contains(u"native.required"_s));
        const QAction *action = fixture.window->actionRegistry().action(u"tools.schema"_s);
        QVERIFY(!action->isChecked());

        fixture.dialogs.schema = fixture.path(u"own.xsd"_s);
        fixture.trigger(u"tools.schema"_s);
        QTRY_VERIFY(document->editor().isAnalysed()
                    && rulesOf(*document).contains(u"native.schema-used"_s));
        QVERIFY(rulesOf(*document).contains(u"native.enum"_s));
        QVERIFY(!rulesOf(*document).contains(u"native.required"_s));
        QVERIFY(action->isChecked());
        QVERIFY(action->toolTip().contains(fixture.path(u"own.xsd"_s)));

        fixture.window->openWorkspace(fixture.path(u"b"_s));
        QVERIFY(!action->isChecked());
        QTRY_VERIFY(document->editor().isAnalysed()
                    && rulesOf(*document).contains(u"native.required"_s));
        fixture.window->openWorkspace(fixture.path(u"a"_s));
        QVERIFY(action->isChecked());
        QTRY_VERIFY(document->editor().isAnalysed()
                    && rulesOf(*document).contains(u"native.schema-used"_s));

        fixture.trigger(u"tools.schema"_s);
        QVERIFY(!action->isChecked());
        QTRY_VERIFY(document->editor().isAnalysed()
                    && rulesOf(*document).contains(u"native.required"_s));
    }

    void cancellingChangesNothing()
    {
        WindowFixture fixture;
        fixture.trigger(u"tools.schema"_s);
        QVERIFY(!fixture.window->actionRegistry().action(u"tools.schema"_s)->isChecked());
    }

    void aMissingSchemaIsAWarning()
    {
        WindowFixture fixture;
        fixture.dialogs.schema = fixture.path(u"gone.xsd"_s);
        fixture.trigger(u"tools.schema"_s);
        OpenDocument *document = fixture.open(u"request.xml"_s, request);
        QVERIFY(document);
        QVERIFY(rulesOf(*document).contains(u"native.schema-missing"_s));
        QVERIFY(rulesOf(*document).contains(u"native.required"_s));
    }

    void theSchemaOfTheKindIsExported()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        fixture.dialogs.target = fixture.path(u"schema.json"_s);
        fixture.trigger(u"file.exportSchema"_s);
        const Kind *kind = fixture.context.catalog->kind(u"cfd.engineering-review"_s);
        QTRY_COMPARE(contentOf(fixture.path(u"schema.json"_s)), kind->schemaText);
    }
};

QTEST_MAIN(TestSchemaChoice)
#include "tst_schemachoice.moc"
