// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/check.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "tests/threadtime.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray strippedSchema = "{\"type\": \"object\"}";

/// A protocol whose kind "order" has the schema @p schema; @p more is added below it.
QByteArray protocol(const QByteArray &schema, const QByteArray &more = {})
{
    return "id: evil\ntitle: Evil\nkinds:\n  - name: order\n    schema: " + schema
        + "\n    block: /order\n    has: [/order]\n" + more;
}

QByteArray xsd(const QByteArray &first)
{
    return "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">\n" + first
        + "\n<xs:element name=\"order\" type=\"xs:string\"/></xs:schema>\n";
}

} // namespace

/// Folders of malicious protocols.
class TestHostilePack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        write(u"secret.xsd"_s, xsd({}));
        write(u"packs/evil/order.schema.json"_s, strippedSchema);
    }

    void schemasCannotReferOutOfTheFolder_data()
    {
        QTest::addColumn<QByteArray>("schema");
        const auto row = [](const char *name, const QByteArray &line) {
            QTest::newRow(name) << xsd(line);
        };
        row("include above", "<xs:include schemaLocation=\"../../secret.xsd\"/>");
        row("redefine above", "<xs:redefine schemaLocation=\"../../secret.xsd\"/>");
        row("import above", "<xs:import namespace=\"u\" schemaLocation=\"../../secret.xsd\"/>");
        row("absolute", "<xs:include schemaLocation=\"/etc/passwd\"/>");
        row("file address", "<xs:include schemaLocation=\"file:///etc/passwd\"/>");
        row("network", "<xs:import namespace=\"u\" schemaLocation=\"http://127.0.0.1:9/a.xsd\"/>");
        row("through a link", "<xs:include schemaLocation=\"link.xsd\"/>");
        QTest::newRow("document type")
            << "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>\n" + xsd({});
    }

    void schemasCannotReferOutOfTheFolder()
    {
        QFETCH(const QByteArray, schema);
        write(u"packs/evil/protocol.yaml"_s, protocol("order.xsd"));
        write(u"packs/evil/order.xsd"_s, schema);
        QVERIFY(QFile::link(m_dir->filePath(u"secret.xsd"_s),
                            m_dir->filePath(u"packs/evil/link.xsd"_s)));
        const auto catalog = load();
        QCOMPARE(catalog->kind(u"evil.order"_s), nullptr);
        QVERIFY2(catalog->problems().size() == 1, qPrintable(problemsOf(*catalog)));
        const PackProblem &problem = catalog->problems().front();
        QVERIFY2(problem.file.endsWith(u"evil/order.xsd"_s), qPrintable(problem.file));
        QVERIFY(catalog->kind(u"native.request"_s));
    }

    void templatesCannotReferOutOfTheFolder()
    {
        write(u"packs/evil/protocol.yaml"_s,
              protocol("order.schema.json",
                       "    templates:\n"
                       "      - {id: a, title: A, file: ../../secret.xsd}\n"
                       "      - {id: b, title: B, file: /etc/passwd}\n"
                       "      - {id: c, title: C, file: link.xsd}\n"));
        QVERIFY(QFile::link(m_dir->filePath(u"secret.xsd"_s),
                            m_dir->filePath(u"packs/evil/link.xsd"_s)));
        const auto catalog = load();
        QVERIFY(catalog->kind(u"evil.order"_s));
        QVERIFY(catalog->kind(u"evil.order"_s)->templates.empty());
        QCOMPARE(linesOf(*catalog), (QList<int>{9, 10, 11}));
    }

    void optionalFilesOutsideOfThePackAreNotRead_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"rules.yaml", "gates.yaml", "de.yaml"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }

    void optionalFilesOutsideOfThePackAreNotRead()
    {
        QFETCH(const QString, name);
        const QString place = u"packs/evil/"_s + name;
        write(u"packs/evil/protocol.yaml"_s, protocol("order.schema.json"));
        QVERIFY(QFile::link(m_dir->filePath(u"secret.xsd"_s), m_dir->filePath(place)));
        QCOMPARE(
            problemsOf(*load()),
            m_dir->filePath(place)
                + u":0: “%1” lies outside the protocol's folder; move it into the folder.\n"_s.arg(
                    name));
        QVERIFY(QFile::remove(m_dir->filePath(place)));
        QCOMPARE(mkfifo(m_dir->filePath(place).toUtf8().constData(), 0600), 0);
        QCOMPARE(problemsOf(*load()),
                 m_dir->filePath(place) + u":0: “%1” is not a file.\n"_s.arg(name));
    }

    void aFolderThatIsALinkOutOfTheWorkspaceIsNotRead()
    {
        write(u"elsewhere/protocol.yaml"_s, protocol("order.schema.json"));
        write(u"elsewhere/order.schema.json"_s, strippedSchema);
        QVERIFY(QFile::link(m_dir->filePath(u"elsewhere"_s), m_dir->filePath(u"packs/linked"_s)));
        const auto catalog = load();
        QCOMPARE(catalog->kind(u"evil.order"_s), nullptr);
        const auto isLink = [](const PackProblem &problem) {
            return problem.file.endsWith(u"packs/linked"_s);
        };
        QVERIFY(std::ranges::any_of(catalog->problems(), isLink));
    }

    void doesNotBlockOnPipes()
    {
        write(u"packs/evil/protocol.yaml"_s, protocol("pipe"));
        QCOMPARE(mkfifo(m_dir->filePath(u"packs/evil/pipe"_s).toUtf8().constData(), 0600), 0);
        QVERIFY(QDir(m_dir->path()).mkpath(u"packs/other"_s));
        QCOMPARE(mkfifo(m_dir->filePath(u"packs/other/protocol.yaml"_s).toUtf8().constData(), 0600),
                 0);
        const auto catalog = load(); // returns
        QCOMPARE(catalog->problems().size(), 2u);
        QVERIFY(catalog->kind(u"cfd.mesh-plan"_s));
    }

    void aFolderIsReadUpToItsLimit()
    {
        QByteArray kinds = "id: evil\ntitle: Evil\nkinds:\n";
        const QByteArray schema = "{\"type\": \"object\", \"description\": \""
            + QByteArray(4 * 1024 * 1024 - 100, 'x') + "\"}";
        for (int i = 0; i < 10; ++i) {
            const QByteArray number = QByteArray::number(i);
            kinds += "  - {name: k" + number + ", schema: s" + number + ".json, has: [/a]}\n";
            write(u"packs/evil/s%1.json"_s.arg(i), schema);
        }
        write(u"packs/evil/protocol.yaml"_s, kinds);
        const auto catalog = load();
        QVERIFY(catalog->kind(u"evil.k6"_s));
        QVERIFY(!catalog->kind(u"evil.k9"_s));
        QVERIFY2(problemsOf(*catalog).contains(u"32 MiB"_s), qPrintable(problemsOf(*catalog)));
    }

    void slowPatternsAreStopped_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::newRow("attempts")
            << "attempts: {pointer: /order/a, pattern: '^((a+)+)+$', max: 2}\n"_ba;
        QTest::newRow("rule")
            << "rules:\n  - {id: evil.x, rule: forbidden-sentence, at: [/order/a], "
               "pattern: '^((a+)+)+$', message: x}\n"_ba;
        QTest::newRow("rule that does not hold")
            << "rules:\n  - {id: evil.x, rule: forbidden-sentence, at: [/order/a], "
               "pattern: a, unless: '^((a+)+)+$', message: x}\n"_ba;
        QTest::newRow("root of the routing") << "routing: {root: '^((a+)+)+$'}\n"_ba;
    }

    void slowPatternsAreStopped()
    {
        QFETCH(const QByteArray, more);
        write(u"packs/evil/protocol.yaml"_s, protocol("order.schema.json", more));
        const auto catalog = load();
        QVERIFY2(catalog->problems().empty(), qPrintable(problemsOf(*catalog)));
        const QByteArray a(40, 'a');
        const QByteArray text = "order:\n  a: " + a + "!\n  l:\n    - {m: 1, a: " + a
            + "!}\n    - {m: 1, a: " + a + "!}\n" + a + "!: 1\n";
        const auto begin = threadTime();
        const Report report =
            check(text, parse(text, Format::Yaml, catalog->parseOptions()), *catalog);
        QVERIFY(threadTime() - begin < 5000);
        QCOMPARE(report.documents.front().kind, u"evil.order"_s);
    }

    void aPatternIsReportedAtItsLine_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::newRow("too long") << QByteArray(3000, 'a');
        QTest::newRow("no pattern") << "'(a'"_ba;
    }

    void aPatternIsReportedAtItsLine()
    {
        QFETCH(const QByteArray, pattern);
        write(u"packs/evil/protocol.yaml"_s,
              protocol("order.schema.json",
                       "    root-pattern: " + pattern + "\nrouting:\n  root: " + pattern
                           + "\nattempts:\n  pointer: /order/a\n  pattern: " + pattern
                           + "\nrules:\n  - id: evil.x\n    rule: forbidden-sentence\n    at: "
                             "[/order/a]\n    message: x\n    pattern: "
                           + pattern + '\n'));
        const auto catalog = load();
        QList<int> lines = linesOf(*catalog);
        std::ranges::sort(lines);
        QCOMPARE(lines, (QList<int>{8, 10, 13, 19}));
        for (const PackProblem &problem : catalog->problems()) {
            QVERIFY2(problem.message.contains(u"pattern"_s), qPrintable(problem.message));
        }
    }

private:
    void write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_dir->filePath(name);
        QVERIFY(QDir().mkpath(path.section(u'/', 0, -2)));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    [[nodiscard]] std::shared_ptr<const ProtocolCatalog> load() const
    {
        return ProtocolCatalog::load({m_dir->filePath(u"packs"_s)}, u"de"_s);
    }

    static QList<int> linesOf(const ProtocolCatalog &catalog)
    {
        QList<int> lines;
        for (const PackProblem &problem : catalog.problems()) {
            lines.append(problem.line);
        }
        return lines;
    }

    static QString problemsOf(const ProtocolCatalog &catalog)
    {
        QString text;
        for (const PackProblem &problem : catalog.problems()) {
            text += u"%1:%2: %3\n"_s.arg(problem.file).arg(problem.line).arg(problem.message);
        }
        return text;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

QTEST_GUILESS_MAIN(TestHostilePack)
#include "tst_hostilepack.moc"
