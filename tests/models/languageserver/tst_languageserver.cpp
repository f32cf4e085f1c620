// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "lspclient.h"
#include "models/check/file/certainfixes.h"
#include "models/check/file/check.h"
#include "models/parsing/parse.h"
#include "tests/files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QString review = u"handoff:\n"
                       "  producer: \"cfd-reviewer\"\n"
                       "  # said by 🙂\n"
                       "  engineering_review:\n"
                       "    aproval_status: \"APPROVED\" # kept\n"
                       "    blocking_issues: []\n"_s;

const QStringList encodings{u"utf-8"_s, u"utf-16"_s, u"utf-32"_s};

QJsonObject at(int line, int character)
{
    return {{u"line"_s, line}, {u"character"_s, character}};
}

QJsonObject rangeOf(const QJsonObject &start, const QJsonObject &end)
{
    return {{u"start"_s, start}, {u"end"_s, end}};
}

/// The length of @p text in units of @p encoding.
int lengthIn(const QString &encoding, const QString &text)
{
    return static_cast<int>(encoding == "utf-8"_L1        ? text.toUtf8().size()
                                : encoding == "utf-16"_L1 ? text.size()
                                                          : text.toUcs4().size());
}

/// The position after @p text, in units of @p encoding.
QJsonObject placeBehind(const QString &text, const QString &encoding)
{
    const qsizetype line = text.count(u'\n');
    return at(int(line), lengthIn(encoding, text.sliced(text.lastIndexOf(u'\n') + 1)));
}

/// The offset of @p position in @p text, as a client with @p encoding computes it.
qsizetype offsetIn(const QString &text, const QJsonObject &position, const QString &encoding)
{
    qsizetype begin = 0;
    for (int line = position.value("line"_L1).toInt(); line > 0; --line) {
        begin = text.indexOf(u'\n', begin) + 1;
    }
    qsizetype at = begin;
    while (at < text.size()
           && lengthIn(encoding, text.sliced(begin, at - begin))
               < position.value("character"_L1).toInt()) {
        at += text.at(at).isHighSurrogate() ? 2 : 1;
    }
    return at;
}

/// @p text after the workspace edit @p edit, as a client with @p encoding applies it.
QString edited(QString text, const QJsonObject &edit, const QString &encoding = u"utf-16"_s)
{
    const QJsonArray edits = edit.contains("changes"_L1)
        ? edit["changes"_L1].toObject().begin().value().toArray()
        : edit["documentChanges"_L1][0]["edits"_L1].toArray();
    for (qsizetype i = edits.size() - 1; i >= 0; --i) {
        const qsizetype start =
            offsetIn(text, edits[i]["range"_L1]["start"_L1].toObject(), encoding);
        const qsizetype end = offsetIn(text, edits[i]["range"_L1]["end"_L1].toObject(), encoding);
        text.replace(start, end - start, edits[i]["newText"_L1].toString());
    }
    return text;
}

QJsonObject capabilities(const QString &encoding = u"utf-16"_s, const QJsonObject &more = {})
{
    QJsonObject all = more;
    all.insert(u"general"_s, QJsonObject{{u"positionEncodings"_s, QJsonArray{encoding}}});
    return all;
}

QJsonObject pulling()
{
    return {{u"textDocument"_s, QJsonObject{{u"diagnostic"_s, QJsonObject()}}}};
}

/// The diagnostic of the rule @p rule in @p list.
QJsonObject diagnosticOf(const QJsonValue &list, const QString &rule)
{
    for (const QJsonValue each : list.toArray()) {
        if (each["code"_L1].toString() == rule) {
            return each.toObject();
        }
    }
    return {};
}

QJsonObject actionOf(const QJsonValue &list, const QString &kind)
{
    for (const QJsonValue each : list.toArray()) {
        if (each["kind"_L1].toString() == kind) {
            return each.toObject();
        }
    }
    return {};
}

QJsonObject refreshing()
{
    const QJsonObject refresh{{u"refreshSupport"_s, true}};
    return {{u"codeLens"_s, refresh}, {u"diagnostics"_s, refresh}};
}

const QStringList three{u"a.yaml"_s, u"b.yaml"_s, u"c.yaml"_s};

/// Opens three handoffs in @p folder that refer to "r.md" there.
void openThree(LspClient &client, const QTemporaryDir &folder)
{
    for (const QString &name : three) {
        client.open(folder.filePath(name),
                    u"handoff:\n  producer: cfd-reviewer\n  engineering_review: {}\n"
                    "  deliverable:\n    location: r.md\n    type: review\n"
                    "    checksum: \"sha256:%1\"\n"_s.arg(QString(64, u'0')));
    }
}

} // namespace

class TestLanguageServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void initTestCase() { m_catalog = ProtocolCatalog::load(); }

    void agreesWithCheck_data()
    {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<bool>("hasCrLf");
        QTest::addColumn<bool>("isMarkdown");

        for (const QString &encoding : encodings) {
            for (const bool hasCrLf : {false, true}) {
                for (const bool isMarkdown : {false, true}) {
                    QTest::addRow("%s%s%s", qPrintable(encoding), hasCrLf ? ", CRLF" : "",
                                  isMarkdown ? ", in Markdown" : "")
                        << encoding << hasCrLf << isMarkdown;
                }
            }
        }
    }

    void agreesWithCheck()
    {
        QFETCH(QString, encoding);
        QFETCH(bool, hasCrLf);
        QFETCH(bool, isMarkdown);

        QString text = review;
        text.replace(u"\"cfd-reviewer\""_s, u"\"🙂cfd\""_s);
        text = isMarkdown ? u"# 日本 🙂\n\n> ```yaml\n> "_s
                + text.trimmed().replace(u"\n"_s, u"\n> "_s) + u"\n> ```\n"_s
                          : text;
        text.replace(u"\n"_s, hasCrLf ? u"\r\n"_s : u"\n"_s);
        const QString path = isMarkdown ? u"/x/a.md"_s : u"/x/a.yaml"_s;

        LspClient client(m_catalog);
        client.initialize(capabilities(encoding));
        client.open(path, text);
        const QJsonArray told =
            client.next(u"textDocument/publishDiagnostics"_s).value("diagnostics"_L1).toArray();

        const QByteArray bytes = text.toUtf8();
        const Format format = isMarkdown ? Format::Markdown : Format::Yaml;
        CheckSettings settings;
        settings.filePath = path;
        const Report report =
            check(bytes, parse(bytes, format, m_catalog->parseOptions()), *m_catalog, settings);
        qsizetype count = 0;
        for (const DocumentReport &document : report.documents) {
            for (const Finding &finding : document.findings) {
                for (const Finding &part : finding.each()) {
                    const QJsonValue diagnostic = told.at(count++);
                    QCOMPARE(diagnostic["code"_L1].toString(), part.rule);
                    QCOMPARE(diagnostic["message"_L1].toString(), part.message);
                    const QString before = QString::fromUtf8(bytes.first(part.range.begin));
                    QCOMPARE(diagnostic["range"_L1]["start"_L1].toObject(),
                             placeBehind(before, encoding));
                }
            }
        }
        QVERIFY(count > 3);
        QCOMPARE(told.size(), count);
    }

    void publishesOrAnswersDiagnosticsButNotBoth()
    {
        LspClient client(m_catalog);
        client.initialize(pulling());
        client.open(u"/x/a.yaml"_s, review);
        const QJsonObject params{{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)}};
        const QJsonValue answer = client.ask(u"textDocument/diagnostic"_s, params);
        QCOMPARE(answer["kind"_L1].toString(), u"full"_s);
        QVERIFY(!answer["items"_L1].toArray().isEmpty());
        client.notify(u"textDocument/didClose"_s, params);
        client.ask(u"shutdown"_s);
        QVERIFY(!client.cameYet(u"textDocument/publishDiagnostics"_s));
    }

    void appliesIncrementalChanges_data()
    {
        QTest::addColumn<QString>("encoding");
        for (const QString &encoding : encodings) {
            QTest::addRow("%s", qPrintable(encoding)) << encoding;
        }
    }

    /// After any sequence of edits the server has the text of the client.
    void appliesIncrementalChanges()
    {
        QFETCH(QString, encoding);

        LspClient client(m_catalog);
        client.initialize(capabilities(encoding, pulling()));
        QString text = review;
        client.open(u"/x/a.yaml"_s, text);
        const QStringList pieces{u"🙂"_s, u"ä: b\r\n"_s, QString(), u"\n"_s, u"  x: \"日本\"\n"_s};
        quint32 random = 1;
        const auto next = [&random](qsizetype below) {
            random = random * 1664525 + 1013904223;
            return qsizetype((random >> 8) % quint32(below));
        };
        const auto boundary = [&] {
            qsizetype at = next(text.size() + 1);
            const bool isInPair = at > 0 && at < text.size() && text.at(at).isLowSurrogate();
            const bool isInLineEnd =
                at > 0 && at < text.size() && text.at(at) == u'\n' && text.at(at - 1) == u'\r';
            return isInPair || isInLineEnd ? at - 1 : at;
        };
        for (int version = 2; version < 60; ++version) {
            QJsonArray changes;
            for (int i = 0; i < 3; ++i) {
                const qsizetype a = boundary();
                const qsizetype b = boundary();
                const qsizetype from = std::min(a, b);
                const qsizetype to = std::min(std::max(a, b), from + 6);
                const bool isSplit = to < text.size() && to > 0
                    && (text.at(to).isLowSurrogate()
                        || (text.at(to) == u'\n' && text.at(to - 1) == u'\r'));
                const qsizetype end = isSplit ? to + 1 : to;
                const QString &piece = pieces.at(next(pieces.size()));
                changes.append(QJsonObject{{u"range"_s,
                                            rangeOf(placeBehind(text.first(from), encoding),
                                                    placeBehind(text.first(end), encoding))},
                                           {u"text"_s, piece}});
                text.replace(from, end - from, piece);
            }
            client.change(u"/x/a.yaml"_s, version, changes);
        }
        client.change(u"/x/a.yaml"_s, 60,
                      {QJsonObject{{u"range"_s, rangeOf(at(0, 0), at(0, 0))},
                                   {u"text"_s, u"handoff: {}\n"_s}}});
        const QJsonObject params{{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)}};
        const QJsonValue changed = client.ask(u"textDocument/diagnostic"_s, params);

        LspClient fresh(m_catalog);
        fresh.initialize(capabilities(encoding, pulling()));
        fresh.open(u"/x/a.yaml"_s, u"handoff: {}\n"_s + text);
        QCOMPARE(changed, fresh.ask(u"textDocument/diagnostic"_s, params));
    }

    void correctsAFindingByAnAction_data()
    {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<bool>("isVersioned");
        for (const QString &encoding : encodings) {
            QTest::addRow("%s", qPrintable(encoding)) << encoding << false;
            QTest::addRow("%s, with versions", qPrintable(encoding)) << encoding << true;
        }
    }

    void correctsAFindingByAnAction()
    {
        QFETCH(QString, encoding);
        QFETCH(bool, isVersioned);

        LspClient client(m_catalog);
        const QJsonObject edit{{u"documentChanges"_s, isVersioned}};
        client.initialize(
            capabilities(encoding, {{u"workspace"_s, QJsonObject{{u"workspaceEdit"_s, edit}}}}));
        client.open(u"/x/a.yaml"_s, review);
        const QJsonObject place = at(4, 6);
        const QJsonValue actions =
            client.ask(u"textDocument/codeAction"_s,
                       {{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)},
                        {u"range"_s, rangeOf(place, place)},
                        {u"context"_s, QJsonObject{{u"diagnostics"_s, QJsonArray()}}}});
        QString expected = review;
        expected.replace(u"aproval_status"_s, u"approval_status"_s);
        const QJsonObject rename = actionOf(actions, u"quickfix"_s);
        QCOMPARE(edited(review, rename["edit"_L1].toObject(), encoding), expected);
        QCOMPARE(rename["edit"_L1].toObject().contains("documentChanges"_L1), isVersioned);
        QVERIFY(!rename["diagnostics"_L1][0]["message"_L1].toString().isEmpty());
        const QJsonObject all = actionOf(actions, u"source.fixAll.baton"_s);
        CheckSettings settings;
        settings.filePath = u"/x/a.yaml"_s;
        const FixedText fixed =
            withCertainFixes(review.toUtf8(), Format::Yaml, *m_catalog, settings);
        QVERIFY(fixed.count > 1);
        QCOMPARE(edited(review, all["edit"_L1].toObject(), encoding),
                 QString::fromUtf8(fixed.bytes));
    }

    void offersOnlyTheRequestedKinds_data()
    {
        QTest::addColumn<QString>("only");
        QTest::addColumn<QStringList>("kinds");

        const QString all = u"source.fixAll.baton"_s;
        QTest::newRow("quickfix") << u"quickfix"_s << QStringList{u"quickfix"_s};
        QTest::newRow("source") << u"source"_s << QStringList{all};
        QTest::newRow("source.fixAll") << u"source.fixAll"_s << QStringList{all};
        QTest::newRow("that of Baton") << all << QStringList{all};
        QTest::newRow("that of another") << u"source.fixAll.other"_s << QStringList();
        QTest::newRow("refactor") << u"refactor"_s << QStringList();
        QTest::newRow("any") << QString() << QStringList{u"quickfix"_s, all};
    }

    void offersOnlyTheRequestedKinds()
    {
        QFETCH(QString, only);
        QFETCH(QStringList, kinds);

        LspClient client(m_catalog);
        client.initialize();
        client.open(u"/x/a.yaml"_s, review);
        const QJsonObject context{{u"diagnostics"_s, QJsonArray()}, {u"only"_s, QJsonArray{only}}};
        QStringList offered;
        for (const QJsonValue action :
             client
                 .ask(u"textDocument/codeAction"_s,
                      {{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)},
                       {u"range"_s, rangeOf(at(4, 6), at(4, 6))},
                       {u"context"_s, context}})
                 .toArray()) {
            offered.append(action["kind"_L1].toString());
        }
        offered.removeDuplicates();
        QCOMPARE(offered, kinds);
    }

    void resolvesActionsOfTheTextThatTheyWereOfferedFor()
    {
        LspClient client(m_catalog);
        const QJsonObject resolve{{u"properties"_s, QJsonArray{u"edit"_s}}};
        const QJsonObject action{{u"dataSupport"_s, true}, {u"resolveSupport"_s, resolve}};
        client.initialize({{u"textDocument"_s, QJsonObject{{u"codeAction"_s, action}}}});
        client.open(u"/x/a.yaml"_s, review);
        const QJsonValue actions =
            client.ask(u"textDocument/codeAction"_s,
                       {{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)},
                        {u"range"_s, rangeOf(at(0, 0), at(0, 0))}});
        const QJsonObject all = actionOf(actions, u"source.fixAll.baton"_s);
        QVERIFY(!all.contains("edit"_L1));
        const QJsonValue resolved = client.ask(u"codeAction/resolve"_s, all);
        QVERIFY(edited(review, resolved["edit"_L1].toObject()).contains(u"approval_status"_s));
        client.change(
            u"/x/a.yaml"_s, 2,
            {QJsonObject{{u"range"_s, rangeOf(at(0, 0), at(0, 0))}, {u"text"_s, u"# more\n"_s}}});
        QCOMPARE(client.response(client.send(u"codeAction/resolve"_s, all))["error"_L1]["code"_L1]
                     .toInt(),
                 -32801);
    }

    /// Another file may change the findings and not the text. Only fixes of a long text are
    /// resolved.
    void resolvesNoFixOfAnotherFinding()
    {
        LspClient client(m_catalog);
        const QJsonObject resolve{{u"properties"_s, QJsonArray{u"edit"_s}}};
        const QJsonObject action{{u"dataSupport"_s, true}, {u"resolveSupport"_s, resolve}};
        client.initialize({{u"textDocument"_s, QJsonObject{{u"codeAction"_s, action}}}});
        client.open(u"/x/a.yaml"_s, review + u"# and more\n"_s.repeated(20'000));
        const QJsonValue actions =
            client.ask(u"textDocument/codeAction"_s,
                       {{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)},
                        {u"range"_s, rangeOf(at(0, 0), at(6, 0))}});
        QJsonObject chosen;
        for (const QJsonValue each : actions.toArray()) {
            const bool isPlanned = each["data"_L1].toObject().contains("fix"_L1);
            if (isPlanned
                && client.ask(u"codeAction/resolve"_s, each.toObject())["edit"_L1].isObject()) {
                chosen = each.toObject();
            }
        }
        QVERIFY(!chosen.isEmpty());
        chosen.insert(u"title"_s, u"Another fix"_s);
        QCOMPARE(
            client.response(client.send(u"codeAction/resolve"_s, chosen))["error"_L1]["code"_L1]
                .toInt(),
            -32801);
    }

    void explainsFieldsAndRules_data()
    {
        QTest::addColumn<bool>("isMarkdown");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("character");
        QTest::addColumn<QString>("says");

        QTest::newRow("a field") << false << 1 << 4 << u"Producer"_s;
        QTest::newRow("a rule") << false << 4 << 6 << u"aproval_status"_s;
        QTest::newRow("a rule in Markdown") << true << 4 << 6 << u"`cfd."_s;
    }

    void explainsFieldsAndRules()
    {
        QFETCH(bool, isMarkdown);
        QFETCH(int, line);
        QFETCH(int, character);
        QFETCH(QString, says);

        LspClient client(m_catalog);
        const QJsonArray formats{isMarkdown ? u"markdown"_s : u"plaintext"_s};
        const QJsonObject hover{{u"contentFormat"_s, formats}};
        client.initialize({{u"textDocument"_s, QJsonObject{{u"hover"_s, hover}}}});
        client.open(u"/x/a.yaml"_s, review);
        const QJsonValue answer =
            client.ask(u"textDocument/hover"_s,
                       {{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)},
                        {u"position"_s, at(line, character)}});
        const QString text = answer["contents"_L1]["value"_L1].toString();
        QVERIFY2(text.contains(says), qPrintable(text));
        QCOMPARE(client.ask(u"textDocument/hover"_s,
                            {{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)},
                             {u"position"_s, at(2, 4)}}),
                 QJsonValue(QJsonValue::Null));
    }

    void completesKeysAndValues_data()
    {
        QTest::addColumn<QString>("text"); // | is the caret
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("after"); // the text with that item

        QTest::newRow("a value")
            << u"handoff:\n  engineering_review:\n    approval_status: APPROVED|\n"_s
            << u"APPROVED_WITH_WARNINGS"_s
            << u"handoff:\n  engineering_review:\n    approval_status: APPROVED_WITH_WARNINGS\n"_s;
        QTest::newRow("a key behind an emoji")
            << u"handoff:\n  producer: \"🙂\"\n  engineering_review:\n    blocking_issues: []\n    appr|\n"_s
            << u"approval_status"_s
            << u"handoff:\n  producer: \"🙂\"\n  engineering_review:\n    blocking_issues: []\n    approval_status: \n"_s;
    }

    void completesKeysAndValues()
    {
        QFETCH(QString, text);
        QFETCH(QString, label);
        QFETCH(QString, after);

        const QString before = text.first(text.indexOf(u'|'));
        text.remove(u'|');
        for (const QString &encoding : encodings) {
            LspClient client(m_catalog);
            client.initialize(capabilities(encoding));
            client.open(u"/x/a.yaml"_s, text);
            const QJsonValue list =
                client.ask(u"textDocument/completion"_s,
                           {{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)},
                            {u"position"_s, placeBehind(before, encoding)}});
            QString completed;
            for (const QJsonValue item : list["items"_L1].toArray()) {
                if (item["label"_L1].toString() == label) {
                    const QJsonObject changes{{u"a"_s, QJsonArray{item["textEdit"_L1].toObject()}}};
                    completed = edited(text, {{u"changes"_s, changes}}, encoding);
                }
            }
            QCOMPARE(completed, after);
        }
    }

    /// A completion includes the opening quote only if one was typed.
    void clientsFilterCompletionsByWhatWasTyped_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("filter");
        QTest::newRow("JSON") << u"/x/a.json"_s << u"{\"hand"_s << u"\"handoff"_s;
        QTest::newRow("JSON without a quote") << u"/x/a.json"_s << u"{hand"_s << u"handoff"_s;
        QTest::newRow("a JSON object") << u"/x/a.json"_s << u"hand"_s << u"handoff"_s;
        QTest::newRow("YAML") << u"/x/a.yaml"_s << u"hand"_s << u"handoff"_s;
        QTest::newRow("a flow map") << u"/x/a.yaml"_s << u"{'hand"_s << u"'handoff"_s;
    }

    void clientsFilterCompletionsByWhatWasTyped()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, text);
        LspClient client(m_catalog);
        client.initialize();
        client.open(path, text);
        const QJsonValue list = client.ask(u"textDocument/completion"_s,
                                           {{u"textDocument"_s, LspClient::textOf(path)},
                                            {u"position"_s, at(0, int(text.size()))}});
        QTEST(list["items"_L1][0]["filterText"_L1].toString(), "filter");
    }

    void outlinesHandoffsOnly()
    {
        LspClient client(m_catalog);
        const QJsonObject symbol{{u"hierarchicalDocumentSymbolSupport"_s, true}};
        client.initialize({{u"textDocument"_s, QJsonObject{{u"documentSymbol"_s, symbol}}}});
        client.open(u"/x/a.yaml"_s, review);
        client.open(u"/x/compose.yaml"_s, u"services:\n  web:\n    image: x\n"_s);
        const QJsonObject handoff{{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)}};
        const QJsonObject other{{u"textDocument"_s, LspClient::textOf(u"/x/compose.yaml"_s)}};
        const QJsonValue symbols = client.ask(u"textDocument/documentSymbol"_s, handoff);
        QCOMPARE(symbols[0]["name"_L1].toString(), u"handoff"_s);
        QCOMPARE(symbols[0]["children"_L1][0]["name"_L1].toString(), u"producer"_s);
        QCOMPARE(symbols[0]["children"_L1][0]["detail"_L1].toString(), u"cfd-reviewer"_s);
        QCOMPARE(symbols[0]["children"_L1][1]["selectionRange"_L1].toObject(),
                 rangeOf(at(3, 2), at(3, 20)));
        const QJsonArray folds = client.ask(u"textDocument/foldingRange"_s, handoff).toArray();
        QVERIFY(folds.contains(QJsonObject{{u"startLine"_s, 3}, {u"endLine"_s, 5}}));
        const QJsonValue lenses = client.ask(u"textDocument/codeLens"_s, handoff);
        QVERIFY(lenses[0]["command"_L1]["title"_L1].toString().contains(u"cfd-reviewer"_s));
        for (const QString &name : {u"documentSymbol"_s, u"foldingRange"_s, u"codeLens"_s}) {
            QCOMPARE(client.ask(u"textDocument/"_s + name, other), QJsonValue(QJsonArray()));
        }
    }

    void ignoresOtherFiles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::newRow("YAML") << u"compose.yaml"_s << u"services:\n  web:\n    image: x\n"_s;
        QTest::newRow("YAML with a template") << u"chart.yaml"_s << u"a: {{ .Values.a }}\n"_s;
        QTest::newRow("YAML with tabs") << u"tabs.yaml"_s << u"a:\n\tb: 1\n"_s;
        QTest::newRow("JSON with comments")
            << u"tsconfig.json"_s << u"{\n  // x\n  \"a\": 1,\n}\n"_s;
        for (const QString &name : {u"a.yaml"_s, u"a.yml"_s, u"a.md"_s, u"a.json"_s, u"a.xml"_s}) {
            QTest::addRow("%s, empty", qPrintable(name)) << name << QString();
        }
    }

    void ignoresOtherFiles()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, text);
        LspClient client(m_catalog);
        client.initialize();
        client.open(u"/x/"_s + name, text);
        QCOMPARE(client.next(u"textDocument/publishDiagnostics"_s)["diagnostics"_L1].toArray(),
                 QJsonArray());
    }

    void linksPathsToTheirFiles()
    {
        const QTemporaryDir folder;
        write(folder.filePath(u"docs/mesh plan.md"_s), "x");
        LspClient client(m_catalog);
        client.initialize();
        const QString path = folder.filePath(u"a/b/review.yaml"_s);
        client.open(path,
                    u"handoff:\n  deliverable: {location: \"docs/mesh plan.md\", type: docs}\n"
                    "  producer: \"{session_dir}/none.md\"\n"_s);
        const auto ask = [&](int line, int character) {
            return client.ask(u"textDocument/definition"_s,
                              {{u"textDocument"_s, LspClient::textOf(path)},
                               {u"position"_s, at(line, character)}});
        };
        QCOMPARE(ask(1, 35)["uri"_L1].toString(),
                 LspClient::uriOf(folder.filePath(u"docs/mesh plan.md"_s)));
        QCOMPARE(ask(1, 57), QJsonValue(QJsonValue::Null)); // a folder
        QCOMPARE(ask(2, 20), QJsonValue(QJsonValue::Null));
        QCOMPARE(ask(0, 3), QJsonValue(QJsonValue::Null));
    }

    void findsTheFileThatAStateFileNames_data()
    {
        QTest::addColumn<QString>("written");
        QTest::newRow("by the mark") << u"{session_dir}/handoffs/plan.yaml"_s;
        QTest::newRow("from the session") << u"handoffs/plan.yaml"_s;
        QTest::newRow("to where the session was")
            << u"/elsewhere/cfd-bioreactor-session-20260221-143000-1/handoffs/plan.yaml"_s;
        QTest::newRow("from its own folder")
            << u"cfd-bioreactor-session-20260221-143000-1/handoffs/plan.yaml"_s;
    }

    void findsTheFileThatAStateFileNames()
    {
        QFETCH(const QString, written);
        const QTemporaryDir folder;
        const QString plan =
            folder.filePath(u"cfd-bioreactor-session-20260221-143000-1/handoffs/plan.yaml"_s);
        write(plan, "x");
        LspClient client(m_catalog);
        client.initialize();
        const QString path = folder.filePath(u"cfd-bioreactor-state-20260221-143000-1.yaml"_s);
        client.open(path, u"a: \"%1\"\n"_s.arg(written));
        QCOMPARE(client
                     .ask(u"textDocument/definition"_s,
                          {{u"textDocument"_s, LspClient::textOf(path)},
                           {u"position"_s, at(0, 8)}})["uri"_L1]
                     .toString(),
                 LspClient::uriOf(plan));
    }

    void linksContextFilesOfAPrompt()
    {
        const QTemporaryDir folder;
        write(folder.filePath(u"sub/r.md"_s), "x");
        LspClient client(m_catalog);
        client.initialize();
        const QString path = folder.filePath(u"x.prompt"_s);
        client.open(path,
                    u"ROLE: Tara\nGOAL:\nCONTEXT FILES:\n- sub/r.md: \nINSTRUCTIONS:\n1. x\n"
                    "CONSTRAINTS:\n- y\nOUTPUT REQUIREMENT:\n- z\n"_s);
        QCOMPARE(client
                     .ask(u"textDocument/definition"_s,
                          {{u"textDocument"_s, LspClient::textOf(path)},
                           {u"position"_s, at(3, 5)}})["uri"_L1]
                     .toString(),
                 LspClient::uriOf(folder.filePath(u"sub/r.md"_s)));
    }

    void namesTheKindOfADocumentOnce()
    {
        const QTemporaryDir folder;
        LspClient client(m_catalog);
        client.initialize();
        const QString path = folder.filePath(u"cfd-bioreactor-state-20260221-143000-1.yaml"_s);
        client.open(path,
                    u"session: {session_id: \"20260221-143000-1\", session_dir: /x, mode: LITE, "
                    "tier: 1, current_phase: 2, status: running}\nphase_results: {}\n"_s);
        const QString title =
            client
                .ask(u"textDocument/codeLens"_s,
                     {{u"textDocument"_s, LspClient::textOf(path)}})[0]["command"_L1]["title"_L1]
                .toString();
        QVERIFY2(!title.isEmpty() && title.section(u": "_s, 0, 0) != title.section(u": "_s, 1),
                 qPrintable(title));
    }

    void checksTheFilesBesideTheDocument()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.yaml"_s);
        write(folder.filePath(u"r.md"_s), "x");
        LspClient client(m_catalog);
        client.initialize();
        client.open(path,
                    u"handoff:\n  producer: cfd-reviewer\n  engineering_review: {}\n"
                    "  deliverable:\n    location: r.md\n    type: review\n"
                    "    checksum: \"sha256:%1\"\n"_s.arg(QString(64, u'0')));
        const QString rule = u"cfd.checksum-mismatch"_s;
        QVERIFY(
            !diagnosticOf(client.next(u"textDocument/publishDiagnostics"_s)["diagnostics"_L1], rule)
                 .isEmpty());
        QVERIFY(QFile::remove(folder.filePath(u"r.md"_s)));
        client.notify(u"textDocument/didSave"_s, {{u"textDocument"_s, LspClient::textOf(path)}});
        QVERIFY(
            diagnosticOf(client.next(u"textDocument/publishDiagnostics"_s)["diagnostics"_L1], rule)
                .isEmpty());
    }

    void checksAgainAfterAnAgentChangedAFile()
    {
        const QTemporaryDir folder;
        LspClient client(m_catalog);
        client.initialize({{u"workspace"_s, refreshing()}});
        openThree(client, folder);
        const QString refresh = u"workspace/codeLens/refresh"_s;
        const auto isRefreshed = [&] {
            for (int i = 0; i < 3; ++i) {
                client.next(u"textDocument/publishDiagnostics"_s);
            }
            return client.cameYet(refresh);
        };
        QVERIFY(!isRefreshed());
        client.notify(u"workspace/didChangeWatchedFiles"_s, {{u"changes"_s, QJsonArray()}});
        QVERIFY(!isRefreshed()); // nothing changed
        write(folder.filePath(u"r.md"_s), "x");
        client.notify(u"workspace/didChangeWatchedFiles"_s, {{u"changes"_s, QJsonArray()}});
        QVERIFY(isRefreshed());
        client.next(refresh);
        QVERIFY(!client.cameYet(refresh)); // one for all
    }

    void requestsARefreshWhenDiagnosticsChange()
    {
        const QTemporaryDir folder;
        QJsonObject abilities = pulling();
        abilities.insert(u"workspace"_s, refreshing());
        LspClient client(m_catalog);
        client.initialize(abilities);
        openThree(client, folder);
        for (const QString &name : three) {
            client.ask(u"textDocument/diagnostic"_s,
                       {{u"textDocument"_s, LspClient::textOf(folder.filePath(name))}});
        }
        write(folder.filePath(u"r.md"_s), "x");
        client.notify(u"workspace/didChangeWatchedFiles"_s, {{u"changes"_s, QJsonArray()}});
        client.next(u"workspace/diagnostic/refresh"_s);
        QVERIFY(!client.cameYet(u"workspace/diagnostic/refresh"_s));
    }

    void reportsContradictionsInTheStateOfASession()
    {
        const QTemporaryDir folder;
        const QString path =
            folder.filePath(u"docs/.scratch/sessions/20260221-143000-a/state.json"_s);
        const QString text = u"{\"session_id\": \"20260221-143000-a\", \"agent\": \"a\", "
                             u"\"status\": \"COMPLETED\",\n"
                             "\"parent_session\": \"none\", \"exit_code\": 3}\n"_s;
        write(path, text.toUtf8());
        LspClient client(m_catalog);
        client.initialize();
        client.open(path, text);
        QStringList rules;
        for (const QJsonValue each :
             client.next(u"textDocument/publishDiagnostics"_s)["diagnostics"_L1].toArray()) {
            rules.append(each["code"_L1].toString());
        }
        QVERIFY2(std::ranges::any_of(
                     rules, [](const QString &rule) { return rule.startsWith(u"session."_s); }),
                 qPrintable(rules.join(u' ')));
    }

    void keepsDocumentsSeparate()
    {
        LspClient client(m_catalog);
        client.initialize(pulling());
        client.open(u"/x/a.yaml"_s, review);
        client.open(u"/x/b.yaml"_s, u"handoff:\n  mesh_plan: {}\n"_s);
        client.change(u"/x/a.yaml"_s, 2, {QJsonObject{{u"text"_s, QString()}}});
        const QJsonValue b = client.ask(u"textDocument/codeLens"_s,
                                        {{u"textDocument"_s, LspClient::textOf(u"/x/b.yaml"_s)}});
        QVERIFY(b[0]["command"_L1]["title"_L1].toString().startsWith(u"Mesh plan"_s));
        QCOMPARE(client.ask(u"textDocument/codeLens"_s,
                            {{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)}}),
                 QJsonValue(QJsonArray()));
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestLanguageServer)
#include "tst_languageserver.moc"
