// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/formmodel.h"
#include "models/parsing/parse.h"
#include "tests/models/check/nativerequest.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// The labels of the sections of the request's form that are open.
QStringList openSections(const QByteArray &bytes)
{
    const ParsedText parsed = parse(bytes, Format::Xml, builtIn().parseOptions());
    const Report report = check(bytes, parsed, builtIn(), {});
    const DocumentReport &document = report.documents.front();
    FormInput input;
    input.bytes = bytes;
    input.tree = &parsed.documents.front().tree;
    input.report = &document;
    input.isXml = true;
    const auto catalog = ProtocolCatalog::load();
    input.schema = {catalog, &catalog->kind(document.kind)->fields};
    QStringList labels;
    for (const FormRow &row : buildForm(input, {}).rows) {
        if (row.kind == RowKind::Section && row.isExpanded) {
            labels.append(row.field.label);
        }
    }
    return labels;
}

} // namespace

/// Which sections of a request's form are open at first.
class TestFormXml : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    /// A request without errors opens with its task, not with its version.
    void anApprovedRequestOpensWithItsTask()
    {
        const QString task = u"Agent request"_s;
        QCOMPARE(openSections(nativeRequest(" version=\"1.0\" priority=\"high\"")),
                 QStringList(task));
        QCOMPARE(openSections(nativeRequest()), QStringList(task));
        const QByteArray loose =
            nativeRequest(" version=\"1.0\"").replace(" xmlns=\"" + nativeNamespace + '"', "");
        QCOMPARE(openSections(loose), (QStringList{u"Metadata"_s, task}));
    }

    void sectionsThatNeedWorkAreOpen()
    {
        QCOMPARE(openSections(nativeRequest(" version=\"7\"")), QStringList(u"Metadata"_s));
        QCOMPARE(openSections(nativeWith("Host and end", "[what it holds]")),
                 QStringList(u"Deliverables"_s));
    }
};

QTEST_GUILESS_MAIN(TestFormXml)
#include "tst_formxml.moc"
