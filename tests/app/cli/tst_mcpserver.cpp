// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/catalogs.h"
#include "app/cli/mcp/shortform.h"
#include "mcpclient.h"
#include "tests/files.h"
#include "tests/support/everysecret.h"
#include "tests/support/residentmemory.h"

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QString metaStart = u"io.modelcontextprotocol/"_s;

const QByteArray plan = "handoff:\n"
                        "  # agreed on 20 February\n"
                        "  producer: 'cfd-bioreactor'\n"
                        "  mesh_plan:\n"
                        "    memory_estimate_mb: 4.50e2\n";

const QByteArray review = "handoff:\n"
                          "  producer: \"cfd-reviewer\"\n"
                          "  engineering_review:\n"
                          "    aproval_status: \"APPROVED\"\n"
                          "    blocking_issues: []\n";

/// A handoff that refers to @p file with the checksum of another file.
QByteArray withChecksum(const QString &file)
{
    return "handoff:\n"
           "  version: \"1.0\"\n"
           "  producer: cfd-meshing\n"
           "  consumer: cfd-bioreactor\n"
           "  deliverable:\n"
           "    type: report\n"
           "    location: "
        + file.toUtf8() + "\n    checksum: \"sha256:" + QByteArray(64, '0')
        + "\"\n"
          "  mesh_plan: {}\n";
}

/// Temporarily changes the working directory of the process.
class WorkingFolder
{
public:
    explicit WorkingFolder(const QString &folder) { QDir::setCurrent(folder); }
    ~WorkingFolder() { QDir::setCurrent(m_before); }
    Q_DISABLE_COPY_MOVE(WorkingFolder)

private:
    QString m_before = QDir::currentPath();
};

int errorIn(const QJsonObject &response)
{
    return response.value("error"_L1).toObject().value("code"_L1).toInt();
}

QStringList namesIn(const QJsonObject &result, QLatin1StringView list, QLatin1StringView name)
{
    QStringList names;
    for (const QJsonValue entry : result.value(list).toArray()) {
        names.append(entry.toObject().value(name).toString());
    }
    return names;
}

} // namespace

class TestMcpServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { cli::Catalogs::share(); }

    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        write(at(u"lab/plan.yaml"_s), plan);
        write(at(u"lab/review.yaml"_s), review);
        write(at(u"other/plan.yaml"_s), plan);
    }

    void servesBothRevisions()
    {
        McpClient client;
        const QJsonObject discovered = client.ask(u"server/discover"_s);
        QCOMPARE(discovered.value("supportedVersions"_L1), QJsonValue(QJsonArray{u"2026-07-28"_s}));
        QCOMPARE(discovered.value("resultType"_L1), QJsonValue(u"complete"_s));
        QVERIFY(discovered.value("ttlMs"_L1).toInt() > 0);

        QCOMPARE(errorIn(client.say(u"tools/list"_s)), -32600);
        const QJsonObject begun =
            client.say(u"initialize"_s, {{u"protocolVersion"_s, u"2025-11-25"_s}})
                .value("result"_L1)
                .toObject();
        QCOMPARE(begun.value("protocolVersion"_L1), QJsonValue(u"2025-11-25"_s));
        QVERIFY(!begun.contains("resultType"_L1));
        const QJsonObject older = client.say(u"tools/list"_s).value("result"_L1).toObject();
        const QJsonObject modern = client.ask(u"tools/list"_s);
        QCOMPARE(older.value("tools"_L1), modern.value("tools"_L1));
        QVERIFY(!older.contains("ttlMs"_L1));
        QCOMPARE(modern.value("cacheScope"_L1), QJsonValue(u"private"_s));
        QVERIFY(client.say(u"ping"_s).contains("result"_L1));
        QCOMPARE(errorIn(client.ask(u"ping"_s)), -32601);
        QCOMPARE(errorIn(client.ask(u"initialize"_s)), -32601);
    }

    void listsSupportedRevisions_data()
    {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("offered");

        QTest::newRow("the same") << u"2025-11-25"_s << u"2025-11-25"_s;
        QTest::newRow("an older one") << u"2025-06-18"_s << u"2025-06-18"_s;
        QTest::newRow("one too old") << u"2024-11-05"_s << u"2025-11-25"_s;
        QTest::newRow("none") << QString() << u"2025-11-25"_s;
    }

    void listsSupportedRevisions()
    {
        QFETCH(QString, asked);
        QFETCH(QString, offered);

        McpClient client;
        QCOMPARE(client.say(u"initialize"_s, {{u"protocolVersion"_s, asked}})
                     .value("result"_L1)
                     .toObject()
                     .value("protocolVersion"_L1),
                 QJsonValue(offered));
    }

    void refusesUnsupportedRevisions()
    {
        McpClient client;
        const QJsonObject meta{{metaStart + u"protocolVersion"_s, u"2099-01-01"_s},
                               {metaStart + u"clientCapabilities"_s, QJsonObject()}};
        const QJsonObject refused = client.say(u"tools/list"_s, {{u"_meta"_s, meta}});
        QCOMPARE(errorIn(refused), -32022);
        const QJsonObject data = refused.value("error"_L1).toObject().value("data"_L1).toObject();
        QCOMPARE(data.value("supported"_L1),
                 QJsonValue(QJsonArray{u"2026-07-28"_s, u"2025-11-25"_s, u"2025-06-18"_s}));
        QCOMPARE(data.value("requested"_L1), QJsonValue(u"2099-01-01"_s));

        const QJsonObject half{{metaStart + u"protocolVersion"_s, u"2026-07-28"_s}};
        QCOMPARE(errorIn(client.say(u"tools/list"_s, {{u"_meta"_s, half}})), -32602);
        QCOMPARE(errorIn(client.say(u"server/discover"_s)), -32602);
    }

    void correctableErrorsGoToTheModel()
    {
        McpClient client;
        QCOMPARE(errorIn(client.call(u"dance"_s)), -32602);
        QCOMPARE(errorIn(client.ask(u"prompts/get"_s, {{u"name"_s, u"none"_s}})), -32602);
        QCOMPARE(errorIn(client.ask(u"resources/read"_s, {{u"uri"_s, u"baton://x"_s}})), -32602);
        QCOMPARE(errorIn(client.ask(u"dance"_s)), -32601);
        for (const QJsonValue &arguments : {QJsonValue(QJsonArray()), QJsonValue(u"kinds"_s)}) {
            for (const QString &method : {u"tools/call"_s, u"prompts/get"_s}) {
                const QString name = method[0] == u't' ? u"kinds"_s : u"cfd.mesh-plan"_s;
                QCOMPARE(
                    errorIn(client.ask(method, {{u"name"_s, name}, {u"arguments"_s, arguments}})),
                    -32602);
            }
        }
        client.say(u"initialize"_s);
        QCOMPARE(errorIn(client.say(u"resources/read"_s, {{u"uri"_s, u"baton://x"_s}})), -32002);
    }

    void reportsWrongArguments_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QJsonObject>("arguments");
        QTest::addColumn<QString>("mistake");

        QTest::newRow("one that is missing")
            << u"kind"_s << QJsonObject() << u"\"kind\" is missing"_s;
        QTest::newRow("one that is unknown")
            << u"kinds"_s << QJsonObject{{u"kin"_s, 1}} << u"no argument \"kin\""_s;
        QTest::newRow("a number for a text")
            << u"kind"_s << QJsonObject{{u"kind"_s, 1}} << u"has to be a text"_s;
        QTest::newRow("a word that is none of those")
            << u"kinds"_s << QJsonObject{{u"detail"_s, u"all"_s}} << u"short, full"_s;
        QTest::newRow("half a number")
            << u"check"_s << QJsonObject{{u"text"_s, u"a"_s}, {u"attempt"_s, 1.5}}
            << u"whole number"_s;
        QTest::newRow("neither path nor text") << u"check"_s << QJsonObject() << u"Give either"_s;
        QTest::newRow("both path and text")
            << u"check"_s << QJsonObject{{u"path"_s, u"a"_s}, {u"text"_s, u"a"_s}}
            << u"Give either"_s;
        QTest::newRow("an unknown kind")
            << u"kind"_s << QJsonObject{{u"kind"_s, u"cfd.mesh"_s}} << u"cfd.mesh-plan"_s;
        QTest::newRow("an option for a kind")
            << u"draft"_s << QJsonObject{{u"kind"_s, u"--help"_s}} << u"no kind \"--help\""_s;
        QTest::newRow("an unknown rule")
            << u"explain_rule"_s << QJsonObject{{u"rule"_s, u"cfd.checksum"_s}}
            << u"Did you mean"_s;
        QTest::newRow("a pointer that is none")
            << u"get"_s << QJsonObject{{u"text"_s, u"a: 1"_s}, {u"pointer"_s, u"a"_s}}
            << u"not a JSON Pointer"_s;
        QTest::newRow("a value that is not there")
            << u"get"_s << QJsonObject{{u"text"_s, u"a: 1"_s}, {u"pointer"_s, u"/b"_s}}
            << u"no value at /b"_s;
        QTest::newRow("a kind that is like none") << u"kind"_s << QJsonObject{{u"kind"_s, u"x"_s}}
                                                  << u"There is no kind \"x\". \"kinds\" lists"_s;
        QTest::newRow("an unknown protocol")
            << u"kinds"_s << QJsonObject{{u"protocol"_s, u"nope"_s}}
            << u"no protocol \"nope\" with kinds, but these: arena, cfd"_s;
        QTest::newRow("nothing to change")
            << u"set"_s << QJsonObject{{u"text"_s, u"a: 1"_s}, {u"values"_s, QJsonObject()}}
            << u"There is nothing to change"_s;
        for (const QString &number : {u"12345678901234567890"_s, u"-1e300"_s}) {
            const QJsonDocument values =
                QJsonDocument::fromJson(R"({"/a":[{"b":)" + number.toLatin1() + "}]}");
            QTest::addRow("the number %s", qPrintable(number))
                << u"set"_s << QJsonObject{{u"text"_s, u"a: 1"_s}, {u"values"_s, values.object()}}
                << u"\"values\" has to be an object without numbers of 2^63 or more"_s;
        }
        QTest::newRow("a path outside")
            << u"check"_s << QJsonObject{{u"path"_s, u"/etc/passwd"_s}} << u"out of reach"_s;
        QTest::newRow("a database on a server")
            << u"session"_s << QJsonObject{{u"path"_s, u"postgresql://host/queue"_s}}
            << u"out of reach"_s;
        QTest::newRow("writing where nothing may be written")
            << u"draft"_s
            << QJsonObject{{u"kind"_s, u"cfd.mesh-plan"_s}, {u"path"_s, u"/tmp/x.yaml"_s}}
            << u"writes nothing"_s;
    }

    void reportsWrongArguments()
    {
        QFETCH(QString, tool);
        QFETCH(QJsonObject, arguments);
        QFETCH(QString, mistake);

        McpClient client;
        const QString told = client.mistake(tool, arguments);
        QVERIFY2(told.contains(mistake), qPrintable(told));
    }

    void wholeNumbersAreSetExactly_data()
    {
        QTest::addColumn<QByteArray>("number");
        QTest::newRow("beyond 2^53") << QByteArray("9007199254740993");
        QTest::newRow("the largest") << QByteArray("9223372036854775807");
        QTest::newRow("the smallest") << QByteArray("-9223372036854775808");
    }

    void wholeNumbersAreSetExactly()
    {
        QFETCH(const QByteArray, number);
        McpClient client;
        const QJsonDocument values = QJsonDocument::fromJson("{\"/a\": " + number + '}');
        const QJsonObject set =
            client.found(u"set"_s, {{u"text"_s, u"a: 1\n"_s}, {u"values"_s, values.object()}});
        QCOMPARE(set.value("text"_L1).toString(), u"a: %1\n"_s.arg(QLatin1StringView(number)));
    }

    void doesNotMentionTheWindow()
    {
        McpClient client;
        const QJsonObject checked =
            client.found(u"check"_s, {{u"text"_s, u"colour: blue\nsize: 3\n"_s}});
        const QString text = QString::fromUtf8(QJsonDocument(checked).toJson());
        QVERIFY2(text.contains(u"handoff.none"_s), qPrintable(text));
        QVERIFY2(text.contains(u"The tool \\\"kinds\\\" lists them"_s), qPrintable(text));
        QVERIFY2(!text.contains(u"status bar"_s) && !text.contains(u"--kind"_s)
                     && !text.contains(u"baton new"_s),
                 qPrintable(text));
    }

    void describesEachToolCompletely()
    {
        McpClient client;
        const QJsonArray tools = client.ask(u"tools/list"_s).value("tools"_L1).toArray();
        const QStringList titles =
            namesIn(QJsonObject{{u"tools"_s, tools}}, "tools"_L1, "title"_L1);
        QCOMPARE(titles,
                 (QStringList{u"Check handoffs"_s, u"Apply the certain fixes"_s,
                              u"List kinds and templates"_s, u"Show a kind"_s, u"Draft a handoff"_s,
                              u"Explain a rule"_s, u"Get a value"_s, u"Change values"_s,
                              u"List sessions"_s, u"Explain a session"_s, u"Compare"_s}));
        for (const QJsonValue value : tools) {
            const QJsonObject tool = value.toObject();
            QVERIFY(!tool.value("description"_L1).toString().isEmpty());
            const QJsonObject input = tool.value("inputSchema"_L1).toObject();
            QCOMPARE(input.value("type"_L1), QJsonValue(u"object"_s));
            QVERIFY(input["properties"_L1].toObject().contains("detail"_L1));
            for (const QJsonValue parameter : input.value("properties"_L1).toObject()) {
                QVERIFY(!parameter.toObject().value("description"_L1).toString().isEmpty());
            }
            const QJsonObject output = tool.value("outputSchema"_L1).toObject();
            QCOMPARE(output.value("type"_L1), QJsonValue(u"object"_s));
            QVERIFY(!output.value("properties"_L1).toObject().isEmpty());
            for (const QJsonValue member : output.value("properties"_L1).toObject()) {
                QVERIFY(!member.toObject().value("description"_L1).toString().isEmpty());
            }
        }
    }

    void answersMatchTheirSchemas_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QJsonObject>("arguments");

        const QJsonObject text{{u"text"_s, QString::fromUtf8(review)}};
        const QString session = QStringLiteral(
            BATON_TEST_DATA "/sessions/cfd-failed/cfd-bioreactor-session-20260221-143000-1");
        const QString running = QStringLiteral(
            BATON_TEST_DATA "/sessions/cfd-full/cfd-bioreactor-session-20260221-143000-4");
        const QJsonObject kind{{u"kind"_s, u"cfd.mesh-plan"_s}};
        const auto with = [](QJsonObject object, const QString &key, const QJsonValue &value) {
            object.insert(key, value);
            return object;
        };
        QTest::newRow("check") << u"check"_s << text;
        QTest::newRow("fix") << u"fix"_s << text;
        QTest::newRow("set") << u"set"_s << with(text, u"remove"_s, QJsonArray{u"/handoff"_s});
        QTest::newRow("get") << u"get"_s << with(text, u"pointer"_s, u"/handoff/producer"_s);
        QTest::newRow("kinds") << u"kinds"_s << QJsonObject();
        QTest::newRow("kind") << u"kind"_s << kind;
        QTest::newRow("kind, full") << u"kind"_s << with(kind, u"detail"_s, u"full"_s);
        QTest::newRow("draft") << u"draft"_s << kind;
        QTest::newRow("explain_rule")
            << u"explain_rule"_s << QJsonObject{{u"rule"_s, u"cfd.checksum-mismatch"_s}};
        QTest::newRow("sessions") << u"sessions"_s << QJsonObject();
        QTest::newRow("session") << u"session"_s << QJsonObject{{u"path"_s, session}};
        QTest::newRow("compare sessions")
            << u"compare"_s << QJsonObject{{u"a"_s, session}, {u"b"_s, running}};
        QTest::newRow("compare documents")
            << u"compare"_s
            << QJsonObject{
                   {u"a"_s, session + u"/../cfd-bioreactor-state-20260221-143000-1.yaml"_s},
                   {u"b"_s, running + u"/../cfd-bioreactor-state-20260221-143000-4.yaml"_s}};
    }

    void answersMatchTheirSchemas()
    {
        QFETCH(QString, tool);
        QFETCH(QJsonObject, arguments);

        McpClient client({QStringLiteral(BATON_TEST_DATA "/sessions")});
        QJsonObject schema;
        for (const QJsonValue one : client.ask(u"tools/list"_s).value("tools"_L1).toArray()) {
            if (one["name"_L1].toString() == tool) {
                schema = one["outputSchema"_L1].toObject();
            }
        }
        const QJsonObject found = client.found(tool, arguments);
        QVERIFY(!found.isEmpty());
        for (const QJsonValue name : schema.value("required"_L1).toArray()) {
            QVERIFY2(found.contains(name.toString()), qPrintable(name.toString()));
        }
        static const QHash<QJsonValue::Type, QStringList> types{
            {QJsonValue::Bool, {u"boolean"_s}},
            {QJsonValue::Double, {u"integer"_s, u"number"_s}},
            {QJsonValue::String, {u"string"_s}},
            {QJsonValue::Array, {u"array"_s}},
            {QJsonValue::Object, {u"object"_s}}};
        for (const QString &name : found.keys()) {
            const QJsonObject member =
                schema.value("properties"_L1).toObject().value(name).toObject();
            QVERIFY2(!member.isEmpty(), qPrintable(name));
            const QString type = member.value("type"_L1).toString();
            QVERIFY2(type.isEmpty() || types.value(found.value(name).type()).contains(type),
                     qPrintable(name));
        }
    }

    void textAndStructuredContentAreEqual()
    {
        McpClient client;
        const QJsonObject result =
            client.call(u"check"_s, {{u"text"_s, QString::fromUtf8(review)}});
        QCOMPARE(result.value("isError"_L1), QJsonValue(false));
        const QByteArray text = result.value("content"_L1)
                                    .toArray()
                                    .first()
                                    .toObject()
                                    .value("text"_L1)
                                    .toString()
                                    .toUtf8();
        QCOMPARE(QJsonDocument::fromJson(text).object(),
                 result.value("structuredContent"_L1).toObject());
    }

    void checksATextAndAFile()
    {
        McpClient client({at(u"lab"_s)});
        const QJsonObject text = client.found(u"check"_s, {{u"text"_s, QString::fromUtf8(review)}});
        const QJsonObject file = client.found(u"check"_s, {{u"path"_s, u"review.yaml"_s}});
        const auto document = [](const QJsonObject &found) {
            return found["files"_L1][0]["documents"_L1][0];
        };
        QCOMPARE(document(text)["kind"_L1].toString(), u"cfd.engineering-review"_s);
        QVERIFY(!document(text)["verdict"_L1]["headline"_L1].toString().isEmpty());
        QVERIFY(!document(text)["findings"_L1].toArray().isEmpty());
        QCOMPARE(document(file)["findings"_L1].toArray().size(),
                 document(text)["findings"_L1].toArray().size());
        QVERIFY(document(text)["findings"_L1][0]["fixes"_L1].isUndefined());

        const QJsonObject full = client.found(
            u"check"_s, {{u"text"_s, QString::fromUtf8(review)}, {u"detail"_s, u"full"_s}});
        QVERIFY(document(full)["verdict"_L1].toObject().contains("feedback"_L1));
        QVERIFY(document(full)["findings"_L1][0]["fixes"_L1].isArray());
        const QJsonObject folder = client.found(u"check"_s, {{u"path"_s, u"."_s}});
        QCOMPARE(folder["files"_L1].toArray().size(), 2);
    }

    void skipsLinksOutOfAFolder()
    {
        QVERIFY(QFile::link(at(u"other/plan.yaml"_s), at(u"lab/linked.yaml"_s)));
        McpClient client({at(u"lab"_s)});
        QCOMPARE(client.found(u"check"_s, {{u"path"_s, at(u"lab"_s)}})["files"_L1].toArray().size(),
                 2);
        QVERIFY(!client.mistake(u"check"_s, {{u"path"_s, at(u"lab/linked.yaml"_s)}}).isEmpty());
    }

    /// A gate of one handoff reads the handoff beside it.
    void readsNoNeighbourThatIsALinkOutOfAFolder()
    {
        const QByteArray inside =
            contentOf(QStringLiteral(BATON_TEST_DATA "/cfd/valid-engineering-review.yaml"));
        QByteArray outside = inside;
        outside.replace("APPROVED_WITH_WARNINGS", "OUTSIDE_VALUE_42");
        QVERIFY(outside != inside);
        write(at(u"other/review.yaml"_s), outside);
        write(at(u"lab/phase1-mesh-plan.yaml"_s),
              contentOf(QStringLiteral(BATON_TEST_DATA "/cfd/valid-mesh-plan.yaml")));
        QVERIFY(
            QFile::link(at(u"other/review.yaml"_s), at(u"lab/phase1-engineering-review.yaml"_s)));
        McpClient client({at(u"lab"_s)});
        const QJsonObject checked = client.found(
            u"check"_s,
            {{u"path"_s, at(u"lab/phase1-mesh-plan.yaml"_s)}, {u"detail"_s, u"full"_s}});
        const QByteArray told = QJsonDocument(checked).toJson();
        QVERIFY2(told.contains("Review approved") && !told.contains("OUTSIDE_VALUE"),
                 told.constData());
    }

    void reportsNothingOfFilesOutside_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<bool>("isText");
        QTest::addColumn<QStringList>("roots");

        for (const QString &tool : {u"check"_s, u"fix"_s, u"set"_s}) {
            const QByteArray name = tool.toUtf8();
            QTest::addRow("%s a text without a root", name.constData())
                << tool << true << QStringList();
            QTest::addRow("%s a text", name.constData()) << tool << true << QStringList{u"lab"_s};
            QTest::addRow("%s a file", name.constData()) << tool << false << QStringList{u"lab"_s};
        }
    }

    void reportsNothingOfFilesOutside()
    {
        QFETCH(QString, tool);
        QFETCH(bool, isText);
        QFETCH(QStringList, roots);

        const QByteArray secret = "only for those who may read it\n";
        write(at(u"other/secret.txt"_s), secret);
        const QByteArray sum = QCryptographicHash::hash(secret, QCryptographicHash::Sha256).toHex();
        const auto answer = [&](const QString &file) {
            const QByteArray handoff = withChecksum(file);
            write(at(u"lab/sum.yaml"_s), handoff);
            QJsonObject arguments = isText ? QJsonObject{{u"text"_s, QString::fromUtf8(handoff)}}
                                           : QJsonObject{{u"path"_s, at(u"lab/sum.yaml"_s)}};
            if (tool == "set"_L1) {
                arguments.insert(u"values"_s, QJsonObject{{u"/handoff/version"_s, 2}});
            } else if (tool == "check"_L1) {
                arguments.insert(u"detail"_s, u"full"_s);
            }
            QStringList folders;
            for (const QString &root : roots) {
                folders.append(at(root));
            }
            McpClient client(folders);
            return QString::fromUtf8(QJsonDocument(client.call(tool, arguments)).toJson());
        };
        const QString there = answer(at(u"other/secret.txt"_s));
        QVERIFY(!there.contains(QString::fromLatin1(sum)));
        QVERIFY2(there.contains(u"\"isError\": false"_s), qPrintable(there));
        QString gone = answer(at(u"other/secrex.txt"_s));
        QCOMPARE(gone.replace(u"secrex"_s, u"secret"_s), there);
    }

    void readsProtocolsWithinTheRootsOnly_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("link");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("in the root") << u"lab/.baton/protocols/kitchen"_s << QString() << true;
        QTest::newRow("above it") << u".baton/protocols/kitchen"_s << QString() << false;
        QTest::newRow("behind a link to their folder")
            << u"other/protocols/kitchen"_s << u"lab/.baton/protocols"_s << false;
        QTest::newRow("behind a link to one")
            << u"other/protocols/kitchen"_s << u"lab/.baton/protocols/kitchen"_s << false;
    }

    void readsProtocolsWithinTheRootsOnly()
    {
        QFETCH(const QString, pack);
        QFETCH(const QString, link);
        QFETCH(const bool, isRead);
        write(at(pack + u"/protocol.yaml"_s),
              "id: kitchen\ntitle: Kitchen\nversion: \"1\"\n"
              "agents: [{id: baker, role: Bread}]\nrouting: {producer: /order/cook}\n"
              "kinds:\n  - {name: order, title: Order, schema: order.schema.json, has: [/order, "
              "/order/dish]}\n");
        write(at(pack + u"/order.schema.json"_s), "{\"type\": \"object\"}");
        if (!link.isEmpty()) {
            const QString target = link.endsWith(u"kitchen"_s) ? pack : pack.chopped(8);
            QVERIFY(QDir(m_folder->path()).mkpath(link.section(u'/', 0, -2)));
            QVERIFY(QFile::link(at(target), at(link)));
        }
        write(at(u"lab/order.yaml"_s), "order:\n  dish: bread\n");
        McpClient client({at(u"lab"_s)});
        const QJsonObject found = client.found(u"check"_s, {{u"path"_s, u"order.yaml"_s}});
        QCOMPARE(found["files"_L1].toArray().size(), 1);
        QCOMPARE(found["files"_L1][0]["documents"_L1][0]["kind"_L1].toString(),
                 isRead ? u"kitchen.order"_s : QString());
        const WorkingFolder inside(at(u"lab"_s)); // as the server's process is
        const QJsonObject text =
            client.found(u"check"_s, {{u"text"_s, u"order:\n  dish: bread\n"_s}});
        QCOMPARE(text["files"_L1][0]["documents"_L1][0]["kind"_L1].toString(),
                 isRead ? u"kitchen.order"_s : QString());
    }

    void checksNamedFilesInsideTheRoots()
    {
        write(at(u"lab/notes.txt"_s), "notes\n");
        write(at(u"lab/sum.yaml"_s), withChecksum(at(u"lab/notes.txt"_s)));
        McpClient client({at(u"lab"_s)});
        const QJsonObject found = client.found(u"check"_s, {{u"path"_s, u"sum.yaml"_s}});
        const QStringList rules =
            namesIn(found["files"_L1][0]["documents"_L1][0].toObject(), "findings"_L1, "rule"_L1);
        QVERIFY(rules.contains(u"cfd.checksum-mismatch"_s));
    }

    void getsTheExactSpellingOfAValue_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("spelling");

        const QString scalars = u"a: 4.50e2\nb: 0x10\nc: ~\nd: .inf\ne: 2026-01-01\nf: 'x'\n"_s;
        QTest::newRow("number") << scalars << u"/a"_s << QJsonValue(450) << u"4.50e2"_s;
        QTest::newRow("hexadecimal") << scalars << u"/b"_s << QJsonValue(16) << u"0x10"_s;
        QTest::newRow("null") << scalars << u"/c"_s << QJsonValue() << u"~"_s;
        QTest::newRow("infinity") << scalars << u"/d"_s << QJsonValue(u".inf"_s) << u".inf"_s;
        QTest::newRow("date") << scalars << u"/e"_s << QJsonValue(u"2026-01-01"_s)
                              << u"2026-01-01"_s;
        QTest::newRow("quotes") << scalars << u"/f"_s << QJsonValue(u"x"_s) << u"'x'"_s;
        QTest::newRow("flow list")
            << u"a: [1,  2]\n"_s << u"/a"_s << QJsonValue(QJsonArray{1, 2}) << u"[1,  2]"_s;
        QTest::newRow("alias") << u"a: &x 1\nb: *x\n"_s << u"/b"_s << QJsonValue(1) << u"*x"_s;
        QTest::newRow("block of Markdown")
            << u"```yaml\na: 1.0\n```\n"_s << u"/a"_s << QJsonValue(1) << u"1.0"_s;
        QTest::newRow("secret") << u"password: 'hunter2hunter2'\n"_s << u"/password"_s
                                << QJsonValue(u"[masked]"_s) << u"\"[masked]\""_s;
    }

    void getsTheExactSpellingOfAValue()
    {
        QFETCH(QString, text);
        QFETCH(QString, pointer);
        QFETCH(QJsonValue, value);
        QFETCH(QString, spelling);

        McpClient client;
        const QJsonObject found =
            client.found(u"get"_s, {{u"text"_s, text}, {u"pointer"_s, pointer}});
        QCOMPARE(found.value("value"_L1), value);
        QCOMPARE(found.value("spelling"_L1).toString(), spelling);
    }

    void removesThePreviousContent_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("pointers");
        QTest::addColumn<QString>("left");

        const QString list = u"a: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]\nb: 1\n"_s;
        QTest::newRow("items in order")
            << list << QStringList{u"/a/0"_s, u"/a/1"_s} << u"a: [2, 3, 4, 5, 6, 7, 8, 9, 10]"_s;
        QTest::newRow("the tenth before the ninth")
            << list << QStringList{u"/a/10"_s, u"/a/9"_s} << u"a: [0, 1, 2, 3, 4, 5, 6, 7, 8]"_s;
        QTest::newRow("an item with its list")
            << list << QStringList{u"/a"_s, u"/a/0"_s} << u"b: 1"_s;
        QTest::newRow("one twice")
            << list << QStringList{u"/b"_s, u"/b"_s} << list.section(u'\n', 0, 0);
        QString map = u"a: {"_s;
        QStringList keys;
        for (int i = 1; i <= 20; ++i) {
            const QString key = QString::number(i) + (i % 2 == 0 ? u"x"_s : QString());
            map += u"\"%1\": 0, "_s.arg(key);
            keys.append(u"/a/"_s + key);
        }
        QTest::newRow("numbers and names, one twice")
            << map + u"last: 0}\n"_s << keys + QStringList{keys.first()} << u"a: {last: 0}"_s;
    }

    void removesThePreviousContent()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, pointers);
        QFETCH(QString, left);

        McpClient client;
        const QJsonObject found = client.found(
            u"set"_s, {{u"text"_s, text}, {u"remove"_s, QJsonArray::fromStringList(pointers)}});
        QCOMPARE(found.value("text"_L1).toString().section(u'\n', 0, 0), left);
    }

    void setsValuesAndNothingElse()
    {
        McpClient client({at(u"lab"_s)}, {at(u"lab"_s)});
        const QJsonObject values{{u"/handoff/producer"_s, u"cfd-meshing"_s}};
        const QJsonObject arguments{
            {u"path"_s, u"plan.yaml"_s},
            {u"values"_s, values},
            {u"assignments"_s, QJsonArray{u"/handoff/mesh_plan/min_jacobian=1.0e-1"_s}}};
        const QJsonObject shown = client.found(u"set"_s, arguments);
        QCOMPARE(shown.value("written"_L1), QJsonValue(false));
        QVERIFY(shown.value("diff"_L1).toString().contains(u"+  producer: 'cfd-meshing'"_s));
        QCOMPARE(contentOf(at(u"lab/plan.yaml"_s)), plan);

        QJsonObject writing = arguments;
        writing.insert(u"write"_s, true);
        QCOMPARE(client.found(u"set"_s, writing).value("written"_L1), QJsonValue(true));
        QByteArray expected = plan;
        expected.replace("'cfd-bioreactor'", "'cfd-meshing'");
        expected += "    min_jacobian: 1.0e-1\n";
        QCOMPARE(contentOf(at(u"lab/plan.yaml"_s)), expected);
    }

    void neverWritesAMaskOverASecret_data()
    {
        QTest::addColumn<QByteArray>("notes");
        QTest::addColumn<QJsonObject>("change");
        QTest::addColumn<QString>("pointer");

        const QByteArray secret = "'token ghp_" + QByteArray(36, 'a') + "'";
        const QString copied = u"token [masked]"_s;
        const auto values = [](const QString &pointer, const QJsonValue &value) {
            return QJsonObject{{u"values"_s, QJsonObject{{pointer, value}}}};
        };
        QTest::newRow("copied") << secret << values(u"/a/notes"_s, copied) << u"/a/notes"_s;
        QTest::newRow("copied and extended")
            << secret << values(u"/a/notes"_s, QString(copied + u" and more"_s)) << u"/a/notes"_s;
        QTest::newRow("in a map") << secret << values(u"/a"_s, QJsonObject{{u"notes"_s, copied}})
                                  << u"/a"_s;
        QTest::newRow("assigned") << secret
                                  << QJsonObject{{u"assignments"_s,
                                                  QJsonArray{QString(u"/a/notes="_s + copied)}}}
                                  << u"/a/notes"_s;
        QTest::newRow("by its key") << "1\n  password: hunter2hunter2"_ba
                                    << values(u"/a/password"_s, u"[masked]"_s) << u"/a/password"_s;
        QTest::newRow("by another value")
            << "call hunter2hunter2\n  password: hunter2hunter2"_ba
            << values(u"/a/notes"_s, u"call [masked]"_s) << u"/a/notes"_s;
        QTest::newRow("no secret there") << "old"_ba << values(u"/a/notes"_s, copied) << QString();
        QTest::newRow("a mark there")
            << "'[masked]'"_ba << values(u"/a/notes"_s, copied) << QString();
        QTest::newRow("a new text") << secret << values(u"/a/notes"_s, u"none"_s) << QString();
        QTest::newRow("elsewhere") << secret << values(u"/a/more"_s, copied) << QString();
    }

    /// @c pointer is empty for a change that is made.
    void neverWritesAMaskOverASecret()
    {
        QFETCH(const QByteArray, notes);
        QFETCH(QJsonObject, change);
        QFETCH(const QString, pointer);

        const QByteArray before = "a:\n  notes: " + notes + "\n";
        write(at(u"lab/secret.yaml"_s), before);
        McpClient client({}, {at(u"lab"_s)});
        change.insert(u"path"_s, at(u"lab/secret.yaml"_s));
        change.insert(u"write"_s, true);
        const QString mistake = client.mistake(u"set"_s, change);
        if (pointer.isEmpty()) {
            QCOMPARE(mistake, QString());
            QVERIFY(contentOf(at(u"lab/secret.yaml"_s)) != before);
        } else {
            QVERIFY2(mistake.contains(u"The new value of "_s + pointer + u" has \"[masked]\""_s),
                     qPrintable(mistake));
            QCOMPARE(contentOf(at(u"lab/secret.yaml"_s)), before);
        }
    }

    void writesOnlyBelowWritableRoots()
    {
        McpClient reading({at(u"lab"_s)});
        McpClient writing({at(u"lab"_s)}, {at(u"other"_s)});
        const QJsonObject arguments{{u"path"_s, at(u"lab/review.yaml"_s)}, {u"write"_s, true}};
        QJsonObject set = arguments;
        set.insert(u"values"_s, QJsonObject{{u"/handoff/producer"_s, u"x"_s}});
        const QJsonObject draft{{u"kind"_s, u"cfd.mesh-plan"_s},
                                {u"path"_s, at(u"lab/new.yaml"_s)}};
        for (McpClient *client : {&reading, &writing}) {
            QVERIFY(!client->mistake(u"fix"_s, arguments).isEmpty());
            QVERIFY(!client->mistake(u"set"_s, set).isEmpty());
            QVERIFY(!client->mistake(u"draft"_s, draft).isEmpty());
        }
        QCOMPARE(contentOf(at(u"lab/review.yaml"_s)), review);
        QVERIFY(!QFile::exists(at(u"lab/new.yaml"_s)));
    }

    void makesCertainFixes()
    {
        McpClient client({}, {at(u"lab"_s)});
        const QJsonObject text = client.found(u"fix"_s, {{u"text"_s, QString::fromUtf8(review)}});
        QVERIFY(text.value("text"_L1).toString().contains(u"approval_status: \"APPROVED\""_s));
        QVERIFY(text.value("fixes"_L1).toInt() > 0);
        const QJsonObject file =
            client.found(u"fix"_s, {{u"path"_s, u"review.yaml"_s}, {u"write"_s, true}});
        QCOMPARE(file.value("written"_L1), QJsonValue(true));
        QCOMPARE(contentOf(at(u"lab/review.yaml"_s)), text.value("text"_L1).toString().toUtf8());
    }

    void draftsAHandoff()
    {
        McpClient client({}, {at(u"lab"_s)});
        const QJsonObject arguments{
            {u"kind"_s, u"cfd.mesh-plan"_s},
            {u"values"_s, QJsonObject{{u"/handoff/producer"_s, u"cfd: x"_s}}}};
        const QJsonObject draft = client.found(u"draft"_s, arguments);
        const QString text = draft.value("text"_L1).toString();
        QCOMPARE(client.found(u"get"_s, {{u"text"_s, text}, {u"pointer"_s, u"/handoff/producer"_s}})
                     .value("value"_L1),
                 QJsonValue(u"cfd: x"_s));
        QCOMPARE(draft["check"_L1]["documents"_L1][0]["kind"_L1].toString(), u"cfd.mesh-plan"_s);

        QJsonObject writing = arguments;
        writing.insert(u"path"_s, at(u"lab/new.yaml"_s));
        const QJsonObject written = client.found(u"draft"_s, writing);
        QCOMPARE(written.value("written"_L1), QJsonValue(true));
        QCOMPARE(written["check"_L1]["documents"_L1][0]["kind"_L1].toString(), u"cfd.mesh-plan"_s);
        QCOMPARE(written["check"_L1]["documents"_L1][0]["findings"_L1].toArray().isEmpty(),
                 draft["check"_L1]["documents"_L1][0]["findings"_L1].toArray().isEmpty());
        QCOMPARE(contentOf(at(u"lab/new.yaml"_s)), text.toUtf8());
        QVERIFY(client.mistake(u"draft"_s, writing).contains(u"exists already"_s));
    }

    void draftsInTheFormatOfTheFile()
    {
        McpClient client({}, {at(u"lab"_s)});
        const QString path = at(u"lab/request.xml"_s);
        const QJsonObject written =
            client.found(u"draft"_s, {{u"kind"_s, u"native.request"_s}, {u"path"_s, path}});
        QVERIFY(contentOf(path).startsWith("<"));
        QVERIFY(!contentOf(path).contains("```"));
        QVERIFY(
            !namesIn(written["check"_L1]["documents"_L1][0].toObject(), "findings"_L1, "rule"_L1)
                 .contains(u"text.pasted"_s));
        QVERIFY(!written["notes"_L1].toString().contains(u"does not fit"_s));
    }

    void explainsASession()
    {
        McpClient client({QStringLiteral(BATON_TEST_DATA "/sessions")});
        const QJsonObject list = client.found(
            u"sessions"_s, {{u"path"_s, QStringLiteral(BATON_TEST_DATA "/sessions/cfd-failed")}});
        QCOMPARE(list["sessions"_L1].toArray().size(), 1);
        const QString path = list["sessions"_L1][0]["path"_L1].toString();
        const QJsonObject session = client.found(u"session"_s, {{u"path"_s, path}});
        QCOMPARE(session["status"_L1].toString(), u"failed"_s);
        QVERIFY(!session["headline"_L1].toString().isEmpty());
        QVERIFY(!session["firstCause"_L1]["title"_L1].toString().isEmpty());
        QVERIFY(!session["gates"_L1].toArray().isEmpty());
        QVERIFY(session.contains("next"_L1));
        const QJsonObject full =
            client.found(u"session"_s, {{u"path"_s, path}, {u"detail"_s, u"full"_s}});
        QVERIFY(full["causes"_L1].isArray());
        QVERIFY(QJsonDocument(full).toJson().size() > 2 * QJsonDocument(session).toJson().size());

        const QJsonObject read = client.ask(
            u"resources/read"_s,
            {{u"uri"_s, u"baton://session/"_s + QString::fromUtf8(QUrl::toPercentEncoding(path))}});
        const QByteArray text = read["contents"_L1][0]["text"_L1].toString().toUtf8();
        QCOMPARE(QJsonDocument::fromJson(text).object()["id"_L1], full["id"_L1]);
    }

    void offersTheLatestSessionsAsResources()
    {
        for (int day = 1; day <= 28; ++day) {
            for (int hour = 10; hour <= 11; ++hour) {
                const QByteArray id =
                    u"202602%1-%2"_s.arg(day, 2, 10, QChar(u'0')).arg(hour).toLatin1() + "0000-1";
                const QString name = u"lab/cfd-bioreactor-%1-"_s + QString::fromLatin1(id);
                write(at(name.arg(u"state"_s) + u".yaml"_s),
                      "session:\n  session_id: \"" + id + "\"\n  status: running\n");
                if (hour == 11) { // the others have only a state
                    write(at(name.arg(u"session"_s) + u"/logs/a.log"_s), "x\n");
                }
            }
        }
        const QString oldest = at(u"lab/cfd-bioreactor-session-20260201-110000-1"_s);
        write(at(u"beside.yaml"_s), plan);
        QVERIFY(QFile::link(at(u"beside.yaml"_s), oldest + u"/out"_s));
        McpClient client({at(u"lab"_s), at(u"other"_s)});
        const QJsonObject list = client.found(u"sessions"_s);
        QVERIFY(list.contains("more"_L1));
        QVERIFY(!list.contains("leftOut"_L1)); // what is not shown is not looked through
        QStringList uris = namesIn(client.ask(u"resources/list"_s), "resources"_L1, "uri"_L1);
        uris.removeIf([](const QString &uri) { return !uri.startsWith("baton://session/"_L1); });
        QCOMPARE(uris.size(), 50);
        QVERIFY(uris.join(u' ').contains(u"20260228-110000-1"_s));
        QVERIFY(!uris.join(u' ').contains(u"20260201-100000-1"_s));
        for (const QString &uri : uris) {
            const QJsonObject read = client.ask(u"resources/read"_s, {{u"uri"_s, uri}});
            QVERIFY2(!read["contents"_L1][0]["text"_L1].toString().isEmpty(), qPrintable(uri));
        }
        McpClient alone;
        for (const QString &uri :
             namesIn(alone.ask(u"resources/list"_s), "resources"_L1, "uri"_L1)) {
            QVERIFY(!uri.startsWith("baton://session/"_L1));
        }
    }

    void listsSessionsInFoldersWithLinksOut()
    {
        const auto session = [this](const QString &folder, const QByteArray &id) {
            const QString name = folder + u"/cfd-bioreactor-%1-"_s + QString::fromLatin1(id);
            write(at(name.arg(u"state"_s) + u".yaml"_s),
                  "session:\n  session_id: \"" + id + "\"\n  status: running\n");
            write(at(name.arg(u"session"_s) + u"/logs/a.log"_s), "x\n");
            return name.arg(u"session"_s);
        };
        session(u"runs"_s, "20260228-110000-1");
        const QString linked = session(u"runs"_s, "20260228-110000-2");
        const QString masked = session(u"runs/a,/home/ada/b"_s, "20260228-110000-3");
        for (const QString &folder : {u"runs/.venv/bin"_s, u"runs/venv"_s, linked}) {
            QVERIFY(QDir().mkpath(at(folder)));
            QVERIFY(QFile::link(at(u"other/plan.yaml"_s), at(folder + u"/out"_s)));
        }
        McpClient client({at(u"runs"_s)});
        const QJsonObject list = client.found(u"sessions"_s);
        QCOMPARE(list["leftOut"_L1].toInt(), 2);
        QCOMPARE(namesIn(list, "sessions"_L1, "path"_L1),
                 QStringList{at(u"runs/cfd-bioreactor-session-20260228-110000-1"_s)});
        QStringList uris = namesIn(client.ask(u"resources/list"_s), "resources"_L1, "uri"_L1);
        uris.removeIf([](const QString &uri) { return !uri.startsWith("baton://session/"_L1); });
        QCOMPARE(uris.size(), 1);
        QVERIFY(
            client.ask(u"resources/read"_s, {{u"uri"_s, uris.first()}}).contains("contents"_L1));
        QVERIFY(
            client.mistake(u"session"_s, {{u"path"_s, at(linked)}}).contains(u"is a link out"_s));
        QVERIFY(client.found(u"session"_s, {{u"path"_s, at(masked)}}).contains("status"_L1));
    }

    void comparesTwoDocuments()
    {
        McpClient client({at(u"lab"_s), at(u"other"_s)});
        const QJsonObject same = client.found(
            u"compare"_s, {{u"a"_s, at(u"lab/plan.yaml"_s)}, {u"b"_s, at(u"other/plan.yaml"_s)}});
        QCOMPARE(same.value("same"_L1), QJsonValue(true));
        const QJsonObject other = client.found(
            u"compare"_s, {{u"a"_s, at(u"lab/plan.yaml"_s)}, {u"b"_s, at(u"lab/review.yaml"_s)}});
        QCOMPARE(other.value("same"_L1), QJsonValue(false));
        QVERIFY(!other.value("changes"_L1).toArray().isEmpty());
    }

    void offersKindsAsResourcesAndPrompts()
    {
        McpClient client;
        const QStringList kinds = namesIn(client.found(u"kinds"_s), "kinds"_L1, "id"_L1);
        QVERIFY(kinds.contains(u"cfd.mesh-plan"_s));
        const QStringList uris = namesIn(client.ask(u"resources/list"_s), "resources"_L1, "uri"_L1);
        for (const QString &kind : kinds) {
            QVERIFY2(uris.contains(u"baton://kind/%1/schema"_s.arg(kind)), qPrintable(kind));
        }
        QVERIFY(uris.contains(u"baton://kind/cfd.mesh-plan/example"_s));
        for (const QString &uri : uris) {
            const QJsonObject read = client.ask(u"resources/read"_s, {{u"uri"_s, uri}});
            QVERIFY2(!read["contents"_L1][0]["text"_L1].toString().isEmpty(), qPrintable(uri));
        }
        QCOMPARE(client.ask(u"resources/templates/list"_s)["resourceTemplates"_L1].toArray().size(),
                 3);
        const QStringList prompts = namesIn(client.ask(u"prompts/list"_s), "prompts"_L1, "name"_L1);
        QVERIFY(prompts.contains(u"cfd.mesh-plan"_s));
        for (const QString &name : prompts) {
            const QJsonObject prompt = client.ask(
                u"prompts/get"_s,
                {{u"name"_s, name}, {u"arguments"_s, QJsonObject{{u"about"_s, u"the lumen"_s}}}});
            const QString text = prompt["messages"_L1][0]["content"_L1]["text"_L1].toString();
            QVERIFY2(text.contains(u"the lumen"_s), qPrintable(name));
        }
    }

    void showsAKind()
    {
        McpClient client;
        const QJsonObject kind = client.found(u"kind"_s, {{u"kind"_s, u"cfd.mesh-plan"_s}});
        QVERIFY(namesIn(kind, "required"_L1, "pointer"_L1).contains(u"/handoff/producer"_s));
        QVERIFY(kind["example"_L1].toString().contains(u"mesh_plan:"_s));
        QVERIFY(!kind.contains("schema"_L1));
        QVERIFY(client
                    .found(u"kind"_s,
                           {{u"kind"_s, u"cfd.mesh-plan"_s}, {u"detail"_s, u"full"_s}})["schema"_L1]
                    .isObject());
        QVERIFY(
            client
                .found(u"kind"_s,
                       {{u"kind"_s, u"native.request"_s}, {u"detail"_s, u"full"_s}})["schema"_L1]
                .isString());
        QCOMPARE(client.found(u"explain_rule"_s, {{u"rule"_s, u"cfd.checksum-mismatch"_s}})["id"_L1]
                     .toString(),
                 u"cfd.checksum-mismatch"_s);
    }

    void saysHowManyRequiredFieldsAreLeftOut()
    {
        QJsonObject properties;
        for (int i = 0; i < cli::mostItems + 3; ++i) {
            properties.insert(u"field%1"_s.arg(i), QJsonObject{{u"type"_s, u"string"_s}});
        }
        const QJsonObject schema{{u"type"_s, u"object"_s},
                                 {u"required"_s, QJsonArray::fromStringList(properties.keys())},
                                 {u"properties"_s, properties}};
        const QString pack = u"lab/.baton/protocols/kitchen"_s;
        write(
            at(pack + u"/protocol.yaml"_s),
            "id: kitchen\ntitle: Kitchen\nversion: \"1\"\n"
            "kinds:\n  - {name: order, title: Order, schema: order.schema.json, has: [/field0]}\n");
        write(at(pack + u"/order.schema.json"_s), QJsonDocument(schema).toJson());
        McpClient client({at(u"lab"_s)});
        const WorkingFolder inside(at(u"lab"_s)); // as the server's process is
        const QJsonObject kind = client.found(u"kind"_s, {{u"kind"_s, u"kitchen.order"_s}});
        QCOMPARE(kind["required"_L1].toArray().size(), cli::mostItems);
        QCOMPARE(kind["more"_L1].toInt(), 3);
        const QJsonObject full =
            client.found(u"kind"_s, {{u"kind"_s, u"kitchen.order"_s}, {u"detail"_s, u"full"_s}});
        QCOMPARE(full["required"_L1].toArray().size(), cli::mostItems + 3);
        QVERIFY(!full.contains("more"_L1));
    }

    void masksSecrets()
    {
        const QString secrets = everySecretText();
        const QByteArray text =
            "handoff:\n  producer: \"" + secrets.toUtf8() + "\"\n  mesh_plan: {}\n  version: 1.0\n";
        write(at(u"lab/secret.yaml"_s), text);
        McpClient client({at(u"lab"_s)}, {at(u"lab"_s)});
        const QJsonObject path{{u"path"_s, u"secret.yaml"_s}};
        QJsonObject get = path;
        get.insert(u"pointer"_s, u"/handoff/producer"_s);
        QJsonObject set = path;
        set.insert(u"values"_s, QJsonObject{{u"/handoff/producer"_s, secrets + u'x'}});
        QJsonObject full = path;
        full.insert(u"detail"_s, u"full"_s);
        const QList<QJsonObject> answers{
            client.call(u"check"_s, path),
            client.call(u"check"_s, full),
            client.call(u"get"_s, get),
            client.call(u"set"_s, set),
            client.call(u"fix"_s, path),
            client.call(u"compare"_s, {{u"a"_s, u"secret.yaml"_s}, {u"b"_s, u"plan.yaml"_s}}),
            client.call(u"kind"_s, {{u"kind"_s, secrets}}),
            client.ask(u"resources/read"_s, {{u"uri"_s, u"baton://x/"_s + secrets}}),
        };
        for (const QJsonObject &answer : answers) {
            const QString said = QString::fromUtf8(QJsonDocument(answer).toJson());
            for (const QString &kind : secretsLeftIn(said)) {
                QVERIFY2(!Masking::isUsual(kind), qPrintable(kind + u" in "_s + said));
            }
        }
    }

    void shortAnswersCountWhatTheyLeaveOut()
    {
        for (int i = 0; i < 60; ++i) {
            write(at(u"many/%1.yaml"_s.arg(i)), "a: 1\n");
        }
        McpClient client({at(u"many"_s)});
        const QJsonObject few = client.found(u"check"_s, {{u"path"_s, at(u"many"_s)}});
        QCOMPARE(few["files"_L1].toArray().size(), 50);
        QCOMPARE(few["more"_L1], QJsonValue(10));
        QCOMPARE(few["summary"_L1]["files"_L1], QJsonValue(60));
        const QJsonObject all =
            client.found(u"check"_s, {{u"path"_s, at(u"many"_s)}, {u"detail"_s, u"full"_s}});
        QCOMPARE(all["files"_L1].toArray().size(), 60);
        QVERIFY(!all.contains("more"_L1));
    }

    void toolsShortenLongTextsAndLists_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QJsonObject>("arguments");
        QTest::addColumn<QString>("member");

        const QString note = u"ab "_s.repeated(7'000) + u"end"_s;
        const QString text = u"handoff:\n  producer: %1\n  issues: []\n"_s.arg(note);
        QJsonArray items;
        for (int i = 0; i < 60; ++i) {
            items.append(i);
        }
        const QJsonObject map{{u"/handoff/list"_s, items}};
        QTest::newRow("the value of get")
            << u"get"_s << QJsonObject{{u"text"_s, text}, {u"pointer"_s, u"/handoff/producer"_s}}
            << u"value"_s;
        QTest::newRow("the spelling of get")
            << u"get"_s << QJsonObject{{u"text"_s, text}, {u"pointer"_s, u"/handoff"_s}}
            << u"spelling"_s;
        QTest::newRow("a list of get")
            << u"get"_s
            << QJsonObject{{u"text"_s,
                            u"a: %1"_s.arg(QString::fromUtf8(
                                QJsonDocument(items).toJson(QJsonDocument::Compact)))},
                           {u"pointer"_s, u"/a"_s}}
            << u"value"_s;
        QTest::newRow("the text of fix") << u"fix"_s << QJsonObject{{u"text"_s, text}} << u"text"_s;
        QTest::newRow("the difference of set")
            << u"set"_s
            << QJsonObject{{u"text"_s, u"handoff: {}\n"_s},
                           {u"values"_s, QJsonObject{{u"/handoff/producer"_s, note}}}}
            << u"diff"_s;
        QTest::newRow("the text of set")
            << u"set"_s << QJsonObject{{u"text"_s, text}, {u"values"_s, map}} << u"text"_s;
        QTest::newRow("the text of draft")
            << u"draft"_s
            << QJsonObject{{u"kind"_s, u"cfd.error-history"_s},
                           {u"values"_s, QJsonObject{{u"/error_history/0/error_message"_s, note}}}}
            << u"text"_s;
    }

    void toolsShortenLongTextsAndLists()
    {
        QFETCH(const QString, tool);
        QFETCH(QJsonObject, arguments);
        QFETCH(const QString, member);

        McpClient client;
        const QJsonValue few = client.found(tool, arguments)[member];
        arguments.insert(u"detail"_s, u"full"_s);
        const QJsonValue all = client.found(tool, arguments)[member];
        QCOMPARE(few.type(), all.type());
        if (few.isArray()) {
            QCOMPARE(few.toArray().size(), cli::mostItems);
            QCOMPARE(all.toArray().size(), 60);
            return;
        }
        QCOMPARE(few.toString().size(), cli::longestText);
        QVERIFY(few.toString().contains(u"… The rest is left out: "_s));
        QVERIFY(all.toString().size() >= 20'000);
    }

    void aShortAnswerKeepsTheShapeOfALongOne()
    {
        QJsonArray files;
        for (int i = 0; i < 40; ++i) {
            const QJsonObject finding{{u"message"_s, QString(9'000, u'x')}};
            files.append(QJsonObject{{u"documents"_s, QJsonArray{finding}},
                                     {u"path"_s, u"%1.yaml"_s.arg(i)},
                                     {u"summary"_s, QJsonObject{{u"errors"_s, 1}}}});
        }
        const QJsonObject few =
            cli::shortForm({{u"files"_s, files}, {u"summary"_s, QJsonObject{{u"files"_s, 40}}}});
        QCOMPARE(few["files"_L1].toArray().size(), 6); // 6 * 9,000 are more than 50,000
        QCOMPARE(few["files"_L1][5]["path"_L1], QJsonValue(u"5.yaml"_s));
        QCOMPARE(few["summary"_L1], QJsonValue(QJsonObject{{u"files"_s, 40}}));
        QCOMPARE(few["more"_L1], QJsonValue(34)); // files
    }

    void memoryStaysConstantOverManyRequests()
    {
        const QString state = at(u"lab/cfd-bioreactor-state-20260228-110000-1.yaml"_s);
        write(state, "session:\n  session_id: 20260228-110000-1\n  status: running\n");
        McpClient client({at(u"lab"_s)});
        const std::vector<std::pair<QString, QJsonObject>> requests{
            {u"check"_s, {{u"text"_s, QString::fromUtf8(review)}}},
            {u"get"_s, {{u"path"_s, u"plan.yaml"_s}, {u"pointer"_s, u"/handoff/producer"_s}}},
            {u"draft"_s, {{u"kind"_s, u"cfd.mesh-plan"_s}}},
            {u"session"_s, {{u"path"_s, state}}},
            {u"check"_s, {{u"x"_s, 1}}}};
        const auto ask = [&](size_t times) {
            int good = 0;
            for (size_t i = 0; i < times; ++i) {
                const auto &[tool, arguments] = requests[i % requests.size()];
                good += client.call(tool, arguments).value("isError"_L1).toBool() ? 0 : 1;
            }
            return good;
        };
        QCOMPARE(ask(1000), 800);
        const double before = residentMb();
        QCOMPARE(ask(9000), 7200);
        QVERIFY2(residentMb() - before < 8, qPrintable(u"%1 MB more"_s.arg(residentMb() - before)));
    }

private:
    [[nodiscard]] QString at(const QString &name) const
    {
        return QFileInfo(m_folder->path()).canonicalFilePath() + u'/' + name;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestMcpServer)
#include "tst_mcpserver.moc"
