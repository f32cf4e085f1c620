// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/check.h"
#include "models/check/folder/pathcontainment.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "tests/files.h"
#include "tests/threadtime.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray pack = R"(id: kitchen
alias: "{actual} is {expected}"
agents: [{id: chef, role: Hub, aliases: [Chief]}, {id: baker, role: Bread}]
kinds:
  - {name: order, schema: s.json, has: [/order]}
rules:
  - {id: k.exists, rule: path-exists, severity: warning, at: [/order/files/*], keys: [/order/notes],
     root: {holds: [.project]}, message: "{actual} is not there"}
  - {id: k.inside, rule: path-inside, at: [/order/out], root: {holds: [.project]}, message: "{actual} leaves"}
  - {id: k.agent, rule: unknown-agent, severity: warning, at: [/order/cook], message: "who is {actual}"}
  - {id: k.role, rule: unknown-agent, severity: warning, at: [/order/role], in-text: true, message: "who is {actual}"}
  - {id: k.twice, rule: unique-in-folder, severity: warning, pointers: [/order/id], message: "{file} has {actual}"}
  - {id: k.nothing, rule: unique-in-folder, message: "no pointer is compared"}
  - {id: k.after, rule: depends-on, at: [/order/after], root: {holds: [.project]}, sessions: sessions,
     message: "no session {actual}"}
)";

} // namespace

/// Rules that look beyond the document, enabled by a protocol that consists of files.
class TestPlaceRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase()
    {
        write(m_dir.filePath(u"packs/kitchen/protocol.yaml"_s), pack);
        write(m_dir.filePath(u"packs/kitchen/s.json"_s), "{}");
        m_catalog = ProtocolCatalog::load({m_dir.filePath(u"packs"_s)});
        QCOMPARE(m_catalog->problems(), std::vector<PackProblem>{});
        write(at(u".project"_s), "");
        write(at(u"bread.txt"_s), "bread");
        write(at(u"orders/near.txt"_s), "near");
        write(m_dir.filePath(u"outside/secret.txt"_s), "x");
        QDir().mkpath(at(u"sessions/monday"_s));
        QVERIFY(QFile::link(m_dir.filePath(u"outside"_s), at(u"way-out"_s)));
        QVERIFY(QFile::link(m_dir.filePath(u"nowhere"_s), at(u"dangling"_s)));
        QVERIFY(QFile::link(at(u"orders"_s), at(u"way-in"_s)));
    }

    void reportsWhatBreaksARule_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QStringList>("messages");
        const auto row = [](const char *entry, const QStringList &messages) {
            QTest::newRow(entry) << QByteArray(entry) << messages;
        };
        row("files: [bread.txt, near.txt, ./near.txt, ../bread.txt]", {});
        row("files: [cake.txt]", {u"cake.txt is not there"_s});
        row("files: ['[file]', 'https://a.b/c', '*.txt', '', 7]", {});
        row("notes: {bread.txt: a, cake.txt: b}", {u"cake.txt is not there"_s});
        row("out: orders/new.txt", {});
        row("out: ../x.txt", {u"../x.txt leaves"_s});
        row("out: a/../../x.txt", {u"a/../../x.txt leaves"_s});
        row("out: a/../x.txt", {});
        row("out: /etc/passwd", {u"/etc/passwd leaves"_s});
        row("out: C:/x.txt", {u"C:/x.txt leaves"_s});
        row("out: ~/x.txt", {u"~/x.txt leaves"_s});
        row("out: way-out/secret.txt", {u"way-out/secret.txt leaves"_s});
        row("out: way-out/new/deep.txt", {u"way-out/new/deep.txt leaves"_s});
        row("out: dangling", {u"dangling leaves"_s});
        row("out: way-in/new.txt", {});
        row("cook: chef", {});
        row("cook: Chief", {u"Chief is chef"_s});
        row("cook: BAKER", {u"BAKER is baker"_s});
        row("cook: butcher", {u"who is butcher"_s});
        row("cook: '[cook]'", {});
        row("role: baker (night shift)", {});
        row("role: Chief, of all", {u"Chief is chef"_s});
        row("role: You are the baker", {});
        row("role: butcher of all", {u"who is butcher of all"_s});
        row("after: monday", {});
        row("after: 'monday, tuesday'", {u"no session tuesday"_s});
    }

    void reportsWhatBreaksARule()
    {
        QFETCH(QByteArray, entry);
        QFETCH(QStringList, messages);
        QCOMPARE(found(entry), messages);
    }

    void aliasesAreCorrectedInPlace()
    {
        const QByteArray text = "order: {role: 'Chief, of all'}\n";
        const Report report = check(text, parse(text, Format::Yaml), *m_catalog);
        const Finding &finding = report.documents.front().findings.front();
        QCOMPARE(finding.rule, u"kitchen.agent-alias"_s);
        QCOMPARE(*applied(text, finding.fixes.front().edits), "order: {role: 'chef, of all'}\n");
    }

    void readsNoFileWithoutPermission()
    {
        m_settings.touchesDisk = false;
        const QStringList messages = found("files: [cake.txt]\n  after: tuesday");
        const QStringList inside = found("out: way-out/secret.txt");
        const QStringList text = found("out: ../x.txt");
        m_settings.touchesDisk = true;
        QCOMPARE(messages, QStringList());
        QCOMPARE(inside, QStringList());
        QCOMPARE(text, QStringList{u"../x.txt leaves"_s});
    }

    /// The marks of a project's root do not affect the documents in it.
    void fileRulesAreIndependentOfProjectMarkers_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("rules");
        const QString prompt = u"ws/prompts/step.prompt"_s;
        const auto contexts = [](const QByteArray &paths) {
            return "ROLE: Tara\nGOAL: Test it\nCONTEXT FILES:\n" + paths
                + "INSTRUCTIONS:\n- Test\nCONSTRAINTS:\n- None\nOUTPUT REQUIREMENT:\n"
                  "- Call submit_step_completion\n";
        };
        const auto step = [](const QByteArray &path) {
            return "{\"task_id\": \"1\", \"step_index\": 1, \"agent\": \"Tara\", "
                   "\"status\": \"success\", \"artifacts\": [\""
                + path + "\"]}";
        };
        QTest::newRow("prompt, from the root")
            << prompt << contexts("- src/sort.py: the sorter\n") << QStringList();
        QTest::newRow("prompt, from its folder")
            << prompt << contexts("- notes.txt: what we know\n") << QStringList();
        QTest::newRow("prompt, nowhere")
            << prompt << contexts("- src/none.py: the sorter\n- notes.txt: what we know\n")
            << QStringList{u"orion.context-file-absent"_s};
        QTest::newRow("prompt, all nowhere") << prompt << contexts("- src/none.py: the sorter\n")
                                             << QStringList{u"orion.context-file-absent"_s};
        QTest::newRow("prompt, at the root itself")
            << u"ws/step.prompt"_s << contexts("- src/none.py: the sorter\n")
            << QStringList{u"orion.context-file-absent"_s};
        QTest::newRow("prompt, out of it") << prompt << contexts("- /etc/passwd: users\n")
                                           << QStringList{u"orion.context-file-outside"_s};
        QTest::newRow("prompt, up to the root and down")
            << prompt << contexts("- ../src/sort.py: the sorter\n") << QStringList();
        QTest::newRow("prompt, up and nowhere")
            << prompt << contexts("- ../src/none.py: the sorter\n")
            << QStringList{u"orion.context-file-absent"_s};
        QTest::newRow("step, up to the root and down")
            << u"ws/queue/step.json"_s << step("../src/sort.py") << QStringList();
        QTest::newRow("step, from the root")
            << u"ws/queue/step.json"_s << step("src/sort.py") << QStringList();
        QTest::newRow("step, nowhere") << u"ws/queue/step.json"_s << step("src/none.py")
                                       << QStringList{u"orion.artifact-absent"_s};
        QTest::newRow("step, out of it") << u"ws/queue/step.json"_s << step("/etc/passwd")
                                         << QStringList{u"orion.artifact-outside"_s};
        QTest::newRow("request, out of it")
            << u"ws/request.xml"_s
            << "<agent_request><deliverables><file path=\"/etc/passwd\">x</file></deliverables>"
               "</agent_request>"_ba
            << QStringList{u"native.deliverable-outside"_s};
    }

    void fileRulesAreIndependentOfProjectMarkers()
    {
        QFETCH(const QString, file);
        QFETCH(const QByteArray, text);
        QFETCH(const QStringList, rules);
        const auto catalog = ProtocolCatalog::load();
        for (const QString &mark : {QString(), u".git"_s, u".baton"_s, u".claude"_s}) {
            const QTemporaryDir dir;
            write(dir.filePath(u"ws/src/sort.py"_s), "pass\n");
            write(dir.filePath(u"ws/prompts/notes.txt"_s), "x\n");
            write(dir.filePath(file), text);
            if (!mark.isEmpty()) {
                QVERIFY(QDir().mkpath(dir.filePath(u"ws/"_s + mark)));
            }
            CheckSettings settings;
            settings.filePath = dir.filePath(file);
            const Report report =
                check(text, parse(text, formatOf(file, text), catalog->parseOptions()), *catalog,
                      settings);
            static const QRegularExpression ofFiles(u"-(absent|outside)$"_s);
            QStringList found;
            for (const Finding &finding : report.documents.front().findings) {
                if (finding.rule.contains(ofFiles)) {
                    found.append(finding.rule);
                }
            }
            QVERIFY2(found == rules, qPrintable(mark + u": "_s + found.join(u", "_s)));
        }
    }

    /// Sessions in other folders than the request do not belong to it, whatever surrounds both.
    void unrelatedSessionsAreNotRead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("rules");
        QTest::newRow("beside them")
            << u"ws/docs/.scratch/sessions/20260301-101010-b/prompt.md"_s
            << QStringList{u"native.depends-on-cycle"_s, u"native.depends-on"_s};
        QTest::newRow("elsewhere in the project")
            << u"ws/examples/one/prompt.md"_s << QStringList();
        QTest::newRow("outside of it") << u"other/prompt.md"_s << QStringList();
    }

    void unrelatedSessionsAreNotRead()
    {
        QFETCH(const QString, file);
        QFETCH(const QStringList, rules);
        const auto request = [](const QByteArray &session, const QByteArray &awaited) {
            return "```xml\n<agent_request session_id=\"" + session + "\" depends_on=\"" + awaited
                + "\"/>\n```\n";
        };
        const auto catalog = ProtocolCatalog::load();
        for (const QString &mark : {QString(), u".git"_s, u".baton"_s, u".claude"_s}) {
            const QTemporaryDir dir;
            write(dir.filePath(u"ws/docs/.scratch/sessions/20260301-101010-a/prompt.md"_s),
                  request("20260301-101010-a", "20260301-101010-b"));
            QVERIFY(QDir().mkpath(dir.filePath(u"ws/"_s + mark)));
            const QByteArray text =
                request("20260301-101010-b", "20260301-101010-a, 20260301-101010-none");
            write(dir.filePath(file), text);
            CheckSettings settings;
            settings.filePath = dir.filePath(file);
            const Report report =
                check(text, parse(text, formatOf(file, text), catalog->parseOptions()), *catalog,
                      settings);
            QStringList found;
            for (const Finding &finding : report.documents.front().findings) {
                if (finding.rule.startsWith("native.depends-on"_L1)) {
                    found.append(finding.rule);
                }
            }
            QVERIFY2(found == rules, qPrintable(mark + u": "_s + found.join(u", "_s)));
        }
    }

    void withoutARootOnlyThePathItselfCounts_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isOut");
        QTest::newRow("below") << u"a/b.txt"_s << false;
        QTest::newRow("up") << u"../b.txt"_s << true;
        QTest::newRow("up and down") << u"a/../../b.txt"_s << true;
        QTest::newRow("absolute") << u"/a/b.txt"_s << true;
        QTest::newRow("dots in a name") << u"..a/b.txt"_s << false;
    }

    void withoutARootOnlyThePathItselfCounts()
    {
        QFETCH(QString, path);
        QFETCH(bool, isOut);
        QCOMPARE(leaves(path, {}), isOut);
    }

    void readsNoNamesOutsideOfTheProject()
    {
        const QTemporaryDir packs;
        QByteArray text = pack;
        text.replace("at: [/order/cook]", "named-in: [cooks.txt, ../cooks.txt], at: [/order/cook]");
        write(packs.filePath(u"kitchen/protocol.yaml"_s), text);
        write(packs.filePath(u"kitchen/s.json"_s), "{}");
        const auto catalog = ProtocolCatalog::load({packs.path()});
        QCOMPARE(catalog->problems().size(), size_t(1));
        QCOMPARE(catalog->problems().front().line, 10);
        QCOMPARE(
            catalog->problems().front().message,
            u"“../cooks.txt” leads out of the project; name a place below it, without “..”."_s);
    }

    void namesTheFileWithTheSameTask()
    {
        const QString folder = at(u"twice"_s);
        write(folder + u"/a.yaml"_s, "order: {id: 7}\n");
        write(folder + u"/b.yaml"_s, "order: {id: 7}\n");
        write(folder + u"/c.yaml"_s, "order: {id: 8}\n");
        write(folder + u"/broken.yaml"_s, "order: [\n");
        m_settings.filePath = folder + u"/a.yaml"_s;
        QCOMPARE(found("id: 7"), QStringList{u"b.yaml has 7"_s});
        QCOMPARE(found("id: 9"), QStringList());
        // a new file changes the folder, so the cache is read again
        write(folder + u"/d.yaml"_s, "order: {id: 9}\n");
        QTRY_COMPARE(found("id: 9"), QStringList{u"d.yaml has 9"_s});
        m_settings.filePath = at(u"orders/order.yaml"_s);
    }

    void readsAFolderOnceForAllItsFiles()
    {
        const QString folder = at(u"many"_s);
        constexpr int count = 400;
        for (int i = 0; i < count; ++i) {
            write(folder + u"/%1.yaml"_s.arg(i), "order: {id: n" + QByteArray::number(i) + "}\n");
        }
        const auto milliseconds = [&](int files) {
            const qint64 begin = threadTime();
            for (int i = 0; i < files; ++i) {
                m_settings.filePath = folder + u"/%1.yaml"_s.arg(i);
                const QStringList messages = found("id: n" + QByteArray::number(i));
                if (!messages.isEmpty()) {
                    return qint64(-1);
                }
            }
            return threadTime() - begin;
        };
        const qint64 first = milliseconds(1);
        const qint64 all = milliseconds(count);
        m_settings.filePath = at(u"orders/order.yaml"_s);
        QVERIFY(first >= 0 && all >= 0);
        QVERIFY2(all < 20 * (first + 50), qPrintable(u"%1 ms, then %2 ms"_s.arg(first).arg(all)));
    }

private:
    [[nodiscard]] QString at(const QString &path) const
    {
        return m_dir.filePath(u"project/"_s + path);
    }

    [[nodiscard]] QStringList found(const QByteArray &entry)
    {
        if (m_settings.filePath.isEmpty()) {
            m_settings.filePath = at(u"orders/order.yaml"_s);
        }
        const QByteArray text = "order:\n  " + entry + "\n";
        const Report report = check(text, parse(text, Format::Yaml), *m_catalog, m_settings);
        QStringList messages;
        for (const Finding &finding : report.documents.front().findings) {
            messages.append(finding.message);
        }
        return messages;
    }

    QTemporaryDir m_dir;
    CheckSettings m_settings;
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestPlaceRules)
#include "tst_placerules.moc"
