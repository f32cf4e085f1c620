// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/handoffjudge.h"
#include "models/hooks/hookdecision.h"
#include "models/protocol/catalog/catalog.h"
#include "tests/files.h"
#include "tests/models/hooks/hookevents.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <memory>

#include <sys/stat.h>

using namespace baton;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

/// An agent that ends with an invalid handoff in its folder.
class TestHookDecision : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_catalog = ProtocolCatalog::load(); }

    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        write(at(u"review.yaml"_s),
              contentOf(QStringLiteral(BATON_TEST_DATA "/cfd/consumer/agent.yaml")));
        write(at(u"transcript.jsonl"_s), "{\"timestamp\": \"2026-11-02T10:00:00.000Z\"}\n");
    }

    void looksAtTheFilesThatThePageNames_data()
    {
        QTest::addColumn<QString>("suffix");
        for (const char *suffix :
             {"yaml", "yml", "json", "xml", "md", "markdown", "prompt", "txt", "py", "cpp", "log",
              "csv", "jsonl", "toml", "html", "xsd", "sh", "png", "pdf"}) {
            QTest::newRow(suffix) << QString::fromLatin1(suffix);
        }
    }

    void looksAtTheFilesThatThePageNames()
    {
        QFETCH(const QString, suffix);
        static const QRegularExpression sentence(u"files with the suffixes ([^(]+?) are\\s"_s);
        const QString page =
            QString::fromUtf8(contentOf(QStringLiteral(BATON_TEST_DATA "/../../docs/hooks.md")));
        const QString named = sentence.match(page).captured(1);
        QVERIFY(!named.isEmpty());
        QCOMPARE(mayHoldHandoff(u"/w/a."_s + suffix), named.contains(u"`.%1`"_s.arg(suffix)));
        QCOMPARE(mayHoldHandoff(u"/w/A."_s + suffix.toUpper()),
                 mayHoldHandoff(u"/w/a."_s + suffix));
    }

    void looksAtFilesWithoutASuffix()
    {
        QVERIFY(mayHoldHandoff(u"/w/plan"_s));
        QVERIFY(mayHoldHandoff(u"/w.d/plan"_s));
        QVERIFY(mayHoldHandoff(u"/w/.plan"_s));
    }

    void reportsThatTheSearchWasIncomplete()
    {
        const Result<HookDecision> cut = decision(end(), 0ms);
        QVERIFY(cut);
        QCOMPARE(cut->objection, QString());
        QVERIFY2(cut->notice.startsWith(u"Baton looked for handoffs in "_s + m_folder->path()),
                 qPrintable(cut->notice));
        const Result<HookDecision> whole = decision(end(), 10min);
        QVERIFY(whole);
        QVERIFY(whole->objection.startsWith(at(u"review.yaml"_s)));
        QCOMPARE(whole->notice, QString());
    }

    void reportsThatNotAllWasJudged()
    {
        for (int i = 0; i < 2000; ++i) {
            write(at(u"many/%1.yaml"_s.arg(i)), "handoff: {producer: a}\n");
        }
        const Result<HookDecision> cut = decision(end(), 5ms);
        QVERIFY(cut);
        QVERIFY2(cut->notice.startsWith(u"Baton looked for handoffs in "_s),
                 qPrintable(cut->notice));
    }

    void reportsANameThatIsNotUtf8()
    {
        const QByteArray folder = QFile::encodeName(m_folder->path());
        const QByteArray wrong = contentOf(at(u"review.yaml"_s));
        for (const char *name : {"/r\xff.yaml", "/picture\xff.png"}) {
            const std::unique_ptr<FILE, int (*)(FILE *)> file(
                std::fopen((folder + name).constData(), "w"), &std::fclose);
            QVERIFY(file);
            QCOMPARE(std::fwrite(wrong.constData(), 1, size_t(wrong.size()), file.get()),
                     size_t(wrong.size()));
        }
        const Result<HookDecision> decided = decision(end(), 10min);
        QVERIFY(decided);
        QVERIFY2(decided->notice.contains(at(u"r\\xFF.yaml is not checked"_s)),
                 qPrintable(decided->notice));
        QVERIFY(!decided->notice.contains(u"picture"_s));
        HookEvent twice = end();
        twice.folders += twice.folders; // as folders of a workspace that contain each other
        QCOMPARE(decision(twice, 10min)->notice.count(at(u"r\\xFF.yaml"_s)), 1);
        for (const char *name : {"/r\xff.yaml", "/picture\xff.png"}) { // Qt cannot name them
            QCOMPARE(std::remove((folder + name).constData()), 0);
        }
    }

    void ignoresTargetsOfLinks()
    {
        const QTemporaryDir other;
        QVERIFY(QFile::rename(at(u"review.yaml"_s), other.filePath(u"review.yaml"_s)));
        QVERIFY(QFile::link(other.path(), at(u"folder"_s)));
        QVERIFY(QFile::link(other.filePath(u"review.yaml"_s), at(u"review.yaml"_s)));
        QCOMPARE(*decision(end(), 10min), HookDecision());
    }

    void asksNoAgentThatWasStopped()
    {
        HookEvent event = end();
        event.isStopped = true;
        QCOMPARE(*decision(event, 10min), HookDecision());
        event.isStopped = false;
        QVERIFY(decision(event, 10min)->objection.startsWith(at(u"review.yaml"_s)));
    }

    void searchesEveryFolderOfAWorkspace()
    {
        const QTemporaryDir other;
        HookEvent event = end();
        event.folders.prepend(other.path());
        QVERIFY(decision(event, 10min)->objection.startsWith(at(u"review.yaml"_s)));
    }

    /// The last record names the session; another one waits for the same agent.
    void readsALongTranscriptOfASubAgent()
    {
        const QString touched = startSession(u"77"_s);
        startSession(u"78"_s);
        const QByteArray said =
            "{\"type\": \"user\", \"message\": {\"role\": \"user\", \"content\": \""
            + QByteArray(100'000, 'a') + "\"}}\n";
        write(at(u"agent.jsonl"_s),
              "{\"type\": \"user\", \"timestamp\": \"2999-01-01T00:00:00.000Z\", "
              "\"message\": {\"role\": \"user\", \"content\": \"Go.\"}}\n"
                  + said.repeated(200)
                  + "{\"type\": \"assistant\", \"message\": {\"id\": \"m\", \"role\": "
                    "\"assistant\", \"content\": [{\"type\": \"tool_use\", \"id\": \"t\", "
                    "\"name\": \"Read\", \"input\": {\"file_path\": \""
                  + touched.toUtf8() + "/handoffs/README.md\"}}]}}\n");
        HookEvent event = end();
        event.shape = event.runner->event(u"SubagentStop");
        event.agentName = u"cfd-reviewer"_s;
        event.agentTranscript = at(u"agent.jsonl"_s);
        const Result<HookDecision> cut = decision(event, 0ms);
        QVERIFY(cut);
        QCOMPARE(cut->objection, QString());
        QVERIFY2(cut->notice.startsWith(u"Baton looked for handoffs in "_s),
                 qPrintable(cut->notice));
        const Result<HookDecision> whole = decision(event, 10min);
        QVERIFY(whole);
        QVERIFY2(whole->objection.contains(u"the session 20261102-100000-77 waits"_s),
                 qPrintable(whole->objection));
        QVERIFY(!whole->objection.contains(u"100000-78"_s));
    }

    /// The protocols of the first folder do not define the agent.
    void asksTheAgentOfAnyFolderOfAWorkspace()
    {
        const QTemporaryDir other;
        const ProtocolCatalog none;
        HookEvent event = end();
        event.shape = event.runner->event(u"SubagentStop");
        event.agentName = u"cfd-reviewer"_s;
        event.transcript.clear();
        event.folders.prepend(other.path());
        startSession(u"77"_s);
        const auto catalogOf = [&](const QString &path) -> const ProtocolCatalog & {
            return path.startsWith(other.path()) ? none : *m_catalog;
        };
        const Result<HookDecision> decided = decision(event, 10min, catalogOf);
        QVERIFY(decided);
        QVERIFY2(decided->objection.contains(u"phase2-engineering-review.yaml"_s),
                 qPrintable(decided->objection));
    }

    void doesNotBlockOnATranscriptThatIsAPipe()
    {
        HookEvent event = end();
        event.transcript = at(u"pipe"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(event.transcript).constData(), 0600), 0);
        QCOMPARE(*decision(event, 10min), HookDecision());
    }

    /// Long texts are parsed only if they may contain a handoff.
    void judgesLongHandoffs_data()
    {
        QTest::addColumn<QByteArray>("root");
        QTest::newRow("a root key of a protocol") << QByteArray("ARENA_TO_JUDGE_HANDOFF");
        QTest::newRow("one that only fits a pattern") << QByteArray("ATLAS_TO_ZEN_HANDOFF");
    }

    void judgesLongHandoffs()
    {
        QFETCH(const QByteArray, root);
        const HookEvent event = writing(longComment(1000) + root + ":\n  Summary: [a\n");
        QVERIFY(!decision(event, 10min)->objection.isEmpty());
    }

    /// Patterns of root keys in these forms may be in protocols of a workspace.
    void knowsTheRootKeysOfLongHandoffs_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QByteArray>("root");
        QTest::newRow("with a set of letters")
            << QByteArray("^[^a-z]+_ORDER$") << QByteArray("KITCHEN_ORDER");
        QTest::newRow("with a dollar") << QByteArray("^ORDER\\$$") << QByteArray("ORDER$");
        QTest::newRow("one of two") << QByteArray("^(ORDER|MEAL)$") << QByteArray("MEAL");
        QTest::newRow("one of two, each with an end")
            << QByteArray("^ORDER|MEAL$") << QByteArray("MEAL");
    }

    void knowsTheRootKeysOfLongHandoffs()
    {
        QFETCH(const QByteArray, pattern);
        QFETCH(const QByteArray, root);
        write(at(u"packs/kitchen/protocol.yaml"_s),
              "id: kitchen\ntitle: Kitchen\nkinds:\n  - name: order\n    title: Order\n    schema: "
              "order.schema.json\n    root-pattern: '"
                  + pattern
                  + "'\nfeedback: {required: \"{field} is missing.\", invalid: \"{message}\"}\n");
        write(at(u"packs/kitchen/order.schema.json"_s),
              R"({"type": "object", "required": ["dish"], "properties": {"dish": {}}})");
        const auto catalog = ProtocolCatalog::load({at(u"packs"_s)});
        QVERIFY(catalog->problems().empty());
        const auto catalogOf = [&catalog](const QString &) -> const ProtocolCatalog & {
            return *catalog;
        };
        const HookEvent event = writing(longComment(1000) + root + ":\n  guests: 4\n");
        QVERIFY(decision(event, 10min, catalogOf)->objection.contains(u"dish is missing."_s));
    }

    /// The protocol defines no action of its receivers.
    void requestsUnreadableHandoffsWithinTheRetryLimit_data()
    {
        QTest::addColumn<QByteArray>("attempts");
        QTest::addColumn<int>("times");
        QTest::newRow("once") << QByteArray("attempts: {max: 2}\n") << 1;
        QTest::newRow("five times") << QByteArray("attempts: {max: 6}\n") << 5;
        QTest::newRow("no limit") << QByteArray() << 3;
    }

    void requestsUnreadableHandoffsWithinTheRetryLimit()
    {
        QFETCH(const QByteArray, attempts);
        QFETCH(const int, times);
        write(at(u"packs/kitchen/protocol.yaml"_s),
              "id: kitchen\ntitle: Kitchen\nverdicts: false\n" + attempts
                  + "kinds:\n  - name: order\n    title: Order\n    schema: order.schema.json\n    "
                    "root-pattern: '^ORDER$'\n");
        write(at(u"packs/kitchen/order.schema.json"_s), R"({"type": "object"})");
        const auto catalog = ProtocolCatalog::load({at(u"packs"_s)});
        const auto catalogOf = [&catalog](const QString &) -> const ProtocolCatalog & {
            return *catalog;
        };
        const HookEvent event = writing("ORDER:\n  dish: [soup\n  guests: 4\n");
        for (int i = 0; i < times; ++i) {
            QVERIFY(!decision(event, 10min, catalogOf)->objection.isEmpty());
        }
        QCOMPARE(decision(event, 10min, catalogOf)->objection, QString());
    }

    void readsNoLongTextWithoutARootKeyInItsFirstMiB_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("with one") << 1000 << true;
        QTest::newRow("without") << 20'000 << false;
    }

    void readsNoLongTextWithoutARootKeyInItsFirstMiB()
    {
        QFETCH(const int, lines);
        QFETCH(const bool, isRead);
        const HookEvent event = writing(longComment(lines) + contentOf(at(u"review.yaml"_s)));
        QCOMPARE(decision(event, 10min)->objection.isEmpty(), !isRead);
    }

    void doesNotBlockOnPipes()
    {
        const QString pipe = at(u"pipe.yaml"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        HookEvent event =
            readEvent(eventBytes(QStringLiteral(BATON_TEST_DATA "/hooks"), "claude-write"));
        event.shape = event.runner->event(u"PostToolUse");
        event.changes = {{pipe, {}, {}}};
        const Result<HookDecision> decided = decision(event, 10min);
        QVERIFY(decided);
        QCOMPARE(*decided, HookDecision());
    }

private:
    [[nodiscard]] QString at(const QString &name) const { return m_folder->filePath(name); }

    static QByteArray longComment(int lines)
    {
        return QByteArray("# " + QByteArray(100, 'a') + '\n').repeated(lines);
    }

    /// A session in its second phase, which waits for a review. Returns its folder.
    QString startSession(const QString &number) const
    {
        const QString id = u"20261102-100000-"_s + number;
        const QString session = at(u"cfd-bioreactor-session-"_s + id);
        const QByteArray now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toLatin1();
        write(session + u"/handoffs/README.md"_s, "none yet\n");
        write(at(u"cfd-bioreactor-state-%1.yaml"_s.arg(id)),
              "session: {session_id: " + id.toUtf8()
                  + ", mode: LITE, current_phase: 2, status: running, session_dir: \""
                  + session.toUtf8() + "\"}\ntimestamps: {started: \"" + now
                  + "\", last_updated: \"" + now + "\"}\n");
        return session;
    }

    /// A tool is about to write @p text.
    [[nodiscard]] HookEvent writing(const QByteArray &text) const
    {
        HookEvent event =
            readEvent(eventBytes(QStringLiteral(BATON_TEST_DATA "/hooks"), "claude-write"));
        event.changes = {{at(u"long.yaml"_s), {}, text}};
        return event;
    }

    [[nodiscard]] HookEvent end() const
    {
        HookEvent event =
            readEvent(eventBytes(QStringLiteral(BATON_TEST_DATA "/hooks"), "claude-stop"));
        event.folders = {m_folder->path()};
        event.transcript = at(u"transcript.jsonl"_s);
        return event;
    }

    [[nodiscard]] Result<HookDecision> decision(const HookEvent &event,
                                                std::chrono::milliseconds time) const
    {
        return decision(event, time,
                        [this](const QString &) -> const ProtocolCatalog & { return *m_catalog; });
    }

    [[nodiscard]] Result<HookDecision> decision(const HookEvent &event,
                                                std::chrono::milliseconds time,
                                                const CatalogOf &catalogOf) const
    {
        HookAttempts attempts(at(u"counts"_s), event);
        return decisionOn(event, catalogOf, attempts, time);
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestHookDecision)
#include "tst_hookdecision.moc"
