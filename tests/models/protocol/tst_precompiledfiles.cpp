// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/folderwalk.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/reading/packoutline.h"
#include "models/protocol/reading/packreader.h"
#include "models/protocol/source/precompiledfiles.h"
#include "models/protocol/xsd/xsdfields.h"
#include "models/protocol/xsd/xsdschema.h"
#include "tests/files.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QStringList protocolFolders()
{
    QStringList folders;
    for (const QString &name : QDir(u":/protocols"_s).entryList(QDir::Dirs, QDir::Name)) {
        folders.append(u":/protocols/"_s + name);
    }
    return folders;
}

/// The result of validating @p xml by the XML Schema @p bytes.
XsdResult judgementBy(const QByteArray &bytes, const QByteArray &xml)
{
    const std::vector<XsdFile> files{XsdFile{u"a.xsd"_s, bytes}};
    std::vector<XsdProblem> problems;
    const auto schema = XsdSchema::compile(files, xsdFields(files, {}), problems);
    const ParsedText parsed = parse(xml, Format::Xml, ProtocolCatalog::load()->parseOptions());
    XsdResult none;
    none.isReadable = false;
    return schema ? schema->judge(xml, parsed.documents.front().tree) : none;
}

QString described(const KindShape &shape)
{
    QStringList parts;
    for (const auto *pointers : {&shape.has, &shape.hasAny, &shape.lacks}) {
        for (const JsonPointer &pointer : *pointers) {
            parts.append(pointer.toString());
        }
        parts.append(u"|"_s);
    }
    for (const auto &[pointer, text] : shape.where) {
        parts.append(pointer.toString() + u'=' + text);
    }
    return (parts + shape.only + QStringList{shape.textLike.pattern(), QString::number(shape.any)})
        .join(u' ');
}

QStringList described(const PackOutline &outline)
{
    QStringList lines{outline.id, outline.hiddenFolders.join(u' '),
                      outline.promptHeadings.join(u'|'), QString::number(outline.hasXml)};
    for (const KindModel &kind : outline.kinds) {
        lines.append(
            (QStringList{kind.kind.id, kind.kind.protocol, kind.kind.name, kind.fileName.text(),
                         kind.rootPattern.pattern(), kind.markdown.none.id}
             + kind.roots)
                .join(u' '));
        for (const KindShape &shape : kind.shapes) {
            lines.append(described(shape));
        }
        for (const Wrapper &wrapper : kind.wrappers) {
            lines.append(wrapper.at.toString() + u' ' + described(wrapper.shape));
        }
    }
    for (const SessionLayout &layout : outline.sessions) {
        lines.append(layout.folder + u' ' + layout.within + u' ' + layout.state);
    }
    return lines;
}

} // namespace

class TestPrecompiledFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        setPreparedFiles({});
    }

    void preparedFilesEqualTheirSource()
    {
        setPreparedFiles(preparedProtocolFiles());
        QDirIterator entries(u":/protocols"_s, {u"*.yaml"_s, u"*.json"_s}, QDir::Files,
                             QDirIterator::Subdirectories);
        size_t count = 0;
        while (entries.hasNext()) {
            QFile file(entries.next());
            if (file.fileName().contains(u"/templates/"_s)) {
                continue;
            }
            QVERIFY(file.open(QFile::ReadOnly));
            const QByteArray bytes = file.readAll();
            const ParsedText parsed = parse(bytes, formatOf(file.fileName(), bytes));
            QCOMPARE(parsed.issues.size(), 0u);
            const std::optional<Tree> tree = preparedTree(file.fileName());
            QVERIFY2(tree, qPrintable(file.fileName()));
            QVERIFY2(*tree == parsed.documents.front().tree, qPrintable(file.fileName()));
            ++count;
        }
        QVERIFY(count > 30);
        QCOMPARE(
            std::ranges::count_if(preparedProtocolFiles(),
                                  [](const PreparedFile &file) { return !file.nodes.empty(); }),
            qsizetype(count));
        QVERIFY(!preparedTree(u"/elsewhere/cfd/protocol.yaml"_s));
    }

    void preparedXmlSchemasEqualTheirSource()
    {
        setPreparedFiles(preparedProtocolFiles());
        QDirIterator entries(u":/protocols"_s, {u"*.xsd"_s}, QDir::Files,
                             QDirIterator::Subdirectories);
        QVERIFY(entries.hasNext());
        while (entries.hasNext()) {
            QFile file(entries.next());
            QVERIFY(file.open(QFile::ReadOnly));
            const FieldSchema read = xsdFields({XsdFile{file.fileName(), file.readAll()}}, {});
            QVERIFY(!read.properties.empty());
            const std::optional<FieldSchema> prepared = preparedFields(file.fileName());
            QVERIFY2(prepared, qPrintable(file.fileName()));
            QVERIFY2(*prepared == read, qPrintable(file.fileName()));
            QVERIFY(!preparedTree(file.fileName()));
        }
        QVERIFY(!preparedFields(u":/protocols/cfd/protocol.yaml"_s));
        setPreparedFiles({});
        QVERIFY(!preparedFields(u":/protocols/native/agent-request.xsd"_s));
    }

    void anXmlSchemaHasTheSameResultWithoutAnnotations_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addRow("valid") << QByteArray() << QByteArray();
        QTest::addRow("another value") << QByteArray(">spawn<") << QByteArray(">span<");
        QTest::addRow("an unknown element") << QByteArray("<mode>") << QByteArray("<a/><mode>");
        QTest::addRow("an unknown attribute")
            << QByteArray("v1\" version=") << QByteArray("v1\" versio=");
        QTest::addRow("another namespace") << QByteArray("agent-handoff/v1") << QByteArray("other");
    }
    void anXmlSchemaHasTheSameResultWithoutAnnotations()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        const QString path = u":/protocols/native/agent-request.xsd"_s;
        QByteArray xml = contentOf(u":/protocols/native/templates/request.xml"_s);
        QVERIFY(xml.contains(before));
        xml.replace(before, after);
        const QByteArray whole = contentOf(path);
        QVERIFY(!preparedSchema(path));
        setPreparedFiles(preparedProtocolFiles());
        const std::optional<QByteArray> plain = preparedSchema(path);
        QVERIFY(plain);
        QVERIFY(plain->size() < whole.size() / 2);
        QVERIFY(!plain->contains("annotation") && !plain->contains('\n'));
        const XsdResult judgement = judgementBy(whole, xml);
        QVERIFY(judgement.isReadable);
        QVERIFY(judgement == judgementBy(*plain, xml));
        QVERIFY(!preparedSchema(u":/protocols/cfd/protocol.yaml"_s));
    }

    void preparedFilesYieldTheSameProtocols_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addRow("English") << QString();
        QTest::addRow("German") << u"de"_s;
    }
    void preparedFilesYieldTheSameProtocols()
    {
        QFETCH(const QString, language);
        const auto read = ProtocolCatalog::load({}, language);
        const size_t count = read->kinds().size();
        setPreparedFiles(preparedProtocolFiles());
        const auto prepared = ProtocolCatalog::load({}, language);
        QCOMPARE(prepared->kinds().size(), count);
        for (size_t i = 0; i < count; ++i) {
            const Kind &one = read->kinds()[i];
            const Kind &other = prepared->kinds()[i];
            QCOMPARE(other.id, one.id);
            QCOMPARE(other.title, one.title);
            QCOMPARE(other.schemaText, one.schemaText);
            QVERIFY(other.fields == one.fields);
            QVERIFY(other.templates == one.templates);
        }
        QVERIFY(prepared->parseOptions() == read->parseOptions());
        QCOMPARE(prepared->wantedFiles().hiddenNames, read->wantedFiles().hiddenNames);
    }

    void everyBuiltInProtocolIsReadWithoutAProblem_data()
    {
        QTest::addColumn<QString>("folder");
        for (const QString &folder : protocolFolders()) {
            QTest::addRow("%s", qPrintable(folder)) << folder;
        }
    }
    void everyBuiltInProtocolIsReadWithoutAProblem()
    {
        QFETCH(const QString, folder);
        for (const bool isPrepared : {false, true}) {
            setPreparedFiles(isPrepared ? preparedProtocolFiles()
                                        : std::span<const PreparedFile>());
            for (const QString &language : {QString(), u"de"_s}) {
                std::vector<PackProblem> problems;
                const auto pack = readPack(PackFolder(folder), language, problems);
                QVERIFY(pack);
                QVERIFY2(problems.empty(),
                         problems.empty() ? "" : qPrintable(problems.front().message));
                const std::optional<PackOutline> outline = readOutline(PackFolder(folder));
                QVERIFY(outline);
                QCOMPARE(described(*outline), described(outlineOf(*pack)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestPrecompiledFiles)
#include "tst_precompiledfiles.moc"
