// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/document/editordocument.h"
#include "models/parsing/parse.h"
#include "tests/files.h"
#include "tests/models/check/nativerequest.h"
#include "tests/models/check/protocols/golden.h"

#include <QFileInfo>
#include <QHash>
#include <QMap>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

struct Judged
{
    ParsedText parsed;
    Report report;
};

Judged judged(const QByteArray &bytes, Format format, const CheckSettings &settings)
{
    ParsedText parsed = parse(bytes, format, builtIn().parseOptions());
    Report report = check(bytes, parsed, builtIn(), settings);
    return {std::move(parsed), std::move(report)};
}

/// 0 if the content is unknown.
int harshness(const Verdict &verdict)
{
    static const QList<Action> order{Action::None,     Action::Accept,  Action::AcceptWithNotes,
                                     Action::Reinvoke, Action::Default, Action::Escalate,
                                     Action::Block};
    return verdict.isReadable ? static_cast<int>(order.indexOf(verdict.action)) : 0;
}

/// True for a worse verdict if there was one before.
bool isHarsher(const Report &after, const Report &before)
{
    const auto worst = [](const Report &report) {
        int found = 0;
        for (const DocumentReport &document : report.documents) {
            found = std::max(found, harshness(document.verdict));
        }
        return found;
    };
    if (after.documents.size() != before.documents.size()) {
        return worst(before) > 0 && worst(after) > worst(before);
    }
    for (size_t i = 0; i < before.documents.size(); ++i) {
        const int was = harshness(before.documents[i].verdict);
        if (was > 0 && harshness(after.documents[i].verdict) > was) {
            return true;
        }
    }
    return false;
}

/// The number of different handoffs in @p text. A handoff with the same content as another is not
/// counted, nor one below its own root.
qsizetype handoffsIn(const Judged &text)
{
    std::vector<std::pair<QString, Value>> found;
    for (const DocumentReport &document : text.report.documents) {
        const Tree &tree = text.parsed.documents[size_t(document.document)].tree;
        if (document.kind.isEmpty() || tree.isEmpty()) {
            continue;
        }
        std::pair handoff(document.root, tree.toValue(tree.find(document.base)));
        if (!handoff.second.keys.contains(document.root)
            && std::ranges::find(found, handoff) == found.end()) {
            found.push_back(std::move(handoff));
        }
    }
    return std::ssize(found);
}

std::ptrdiff_t faults(const Judged &text)
{
    return std::ranges::count_if(text.parsed.issues, &SyntaxIssue::isFatal);
}

struct Sample
{
    QString path;
    QByteArray bytes;
};

/// Adds typical typing mistakes, in every document of @p samples without other mistakes.
void addSlips(QMap<QString, Sample> &samples, const QString &name, const Sample &good)
{
    const auto add = [&](const char *slip, const QByteArray &bytes) {
        if (bytes != good.bytes) {
            samples.insert(u"%1, %2"_s.arg(name, QLatin1StringView(slip)), {good.path, bytes});
        }
    };
    const QByteArray &text = good.bytes;
    add("fenced", "```yaml\n" + text + "```\n");
    add("introduced", "Here is the handoff:\n\n" + text);
    add("cut off", text.first(text.size() * 2 / 3));
    add("tabs", QByteArray(text).replace("\n  ", "\n\t"));
    add("no space behind colons", QByteArray(text).replace(": \"", ":\""));
    add("equals signs", QByteArray(text).replace(": \"", " = \""));
    add("commas", QByteArray(text).replace("\"\n", "\",\n"));
    add("quotes of Word", QByteArray(text).replace(": \"", ": “").replace("\"\n", "”\n"));
    add("keys in capitals", QByteArray(text).toUpper());
    add("a block of Markdown", "# Handoff\n\n```\n" + text + "```\n");
    add("in lower case", QByteArray(text).toLower());
    add("its root twice", text.first(text.indexOf('\n') + 1) + text);
    add("a line too many", QByteArray(text).replace(text.size() / 2, 0, "\nand so on\n"));
}

/// True for content reasons, which a syntax error hides.
bool isRejectedForGood(const Sample &sample)
{
    CheckSettings settings;
    settings.filePath = sample.path;
    const Report report =
        judged(sample.bytes, formatOf(sample.path, sample.bytes), settings).report;
    return std::ranges::any_of(report.documents, [](const DocumentReport &document) {
        return document.verdict.action == Action::Escalate
            || document.verdict.action == Action::Block;
    });
}

QMap<QString, Sample> allSamples()
{
    QMap<QString, Sample> samples;
    QHash<QString, int> rejected; // one of each folder
    const QStringList names{u"*.yaml"_s, u"*.json"_s, u"*.xml"_s, u"*.md"_s, u"*.prompt"_s};
    for (const QString &root :
         {QStringLiteral(BATON_TEST_DATA), QStringLiteral(BATON_SOURCE_DIR "/resources/samples")}) {
        for (const QString &file : golden::filesBelow(root, names)) {
            const QString name = file.sliced(root.lastIndexOf(u'/') + 1);
            const Sample found{file, contentOf(file)};
            samples.insert(name, found);
            if (isRejectedForGood(found) && ++rejected[QFileInfo(file).path()] == 1) {
                addSlips(samples, name, found);
            }
        }
    }
    for (const QString &kind : {u"cfd.engineering-review"_s, u"cfd.flow-result"_s,
                                u"arena.nexus-to-arena"_s, u"swarm.payload"_s}) {
        addSlips(samples, kind, {{}, sample(kind)});
    }
    const QByteArray bare = "<agent_request>\n  <mode>spawn</mode>\n</agent_request>\n";
    for (const QByteArray &request : {nativeRequest(), bare}) {
        const QString name = request == bare ? u"bare request"_s : u"request"_s;
        samples.insert(name + u", unfenced"_s, {u"/w/prompt.md"_s, "# Task\n\n" + request});
        samples.insert(name + u", in a fence without a name"_s,
                       {u"/w/prompt.md"_s, "# Task\n\n```\n" + request + "```\n"});
        samples.insert(name + u", XML in capitals"_s,
                       {u"/w/prompt.md"_s, "# Task\n\n```XML\n" + request + "```\n"});
        addSlips(samples, name, {u"/w/a.xml"_s, request});
    }
    return samples;
}

void addRows()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("bytes");
    const QMap<QString, Sample> samples = allSamples();
    for (const auto &[name, sample] : samples.asKeyValueRange()) {
        QTest::newRow(name.toUtf8().constData()) << sample.path << sample.bytes;
    }
}

} // namespace

/// What no fix of any document does, and what the title of a fix promises.
class TestFixPromises : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void fixAllMakesNothingWorse_data() { addRows(); }

    void fixAllMakesNothingWorse()
    {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, bytes);
        const Format format = formatOf(path, bytes);
        CheckSettings settings;
        settings.filePath = path;
        const Judged before = judged(bytes, format, settings);
        const FixedText fixed = withCertainFixes(bytes, format, builtIn(), settings);
        const Judged after = judged(fixed.bytes, format, settings);
        QVERIFY2(faults(after) <= faults(before), fixed.bytes.constData());
        QVERIFY2(!isHarsher(after.report, before.report), fixed.bytes.constData());
        QVERIFY2(handoffsIn(after) >= handoffsIn(before), fixed.bytes.constData());
        QCOMPARE(withCertainFixes(fixed.bytes, format, builtIn(), settings).bytes, fixed.bytes);
    }

    void equalMistakesHaveEqualFixes_data() { addRows(); }

    void equalMistakesHaveEqualFixes()
    {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, bytes);
        CheckSettings settings;
        settings.filePath = path;
        const Report report = judged(bytes, formatOf(path, bytes), settings).report;
        for (const DocumentReport &document : report.documents) {
            QMap<QString, const Finding *> known;
            for (const Finding &finding : document.findings) {
                QString place;
                const JsonPointer field = finding.fieldPath();
                for (const QString &token : field.tokens()) {
                    bool isIndex = false;
                    token.toInt(&isIndex);
                    place += u'/' + (isIndex ? u"*"_s : token);
                }
                const QString mistake = QStringList{finding.rule, place, finding.actual}.join(u'|');
                const Finding *other = known.value(mistake);
                known.insert(mistake, &finding);
                const auto titles = [](const Finding &each) {
                    QStringList all;
                    for (const Fix &fix : each.fixes) {
                        all.append(fix.title + (fix.isCertain ? u'!' : u'?'));
                    }
                    return all;
                };
                if (other) {
                    QCOMPARE(titles(finding), titles(*other));
                }
            }
        }
    }

    void aMistakeOnEachLineHasTheSameFix_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Format>("format");
        const QByteArray yaml = sample(u"cfd.mesh-plan"_s);
        const auto inYaml = [&](const char *name, const QByteArray &right,
                                const QByteArray &wrong) {
            QTest::newRow(name) << QByteArray(yaml).replace(right, wrong) << Format::Yaml;
        };
        inYaml("YAML, no space behind colons", ": \"", ":\"");
        inYaml("YAML, equals signs", ": \"", " = \"");
        inYaml("YAML, commas", "\"\n", "\",\n");
        inYaml("YAML, an open quote", "\"\n", "\n");
        inYaml("YAML, tabs", "\n    ", "\n\t\t");
        inYaml("YAML, quotes within", ": \"filled in\"", ": \"filled \"in\"\"");
        const QByteArray json =
            "{\n  \"handoff\": {\n    \"version\": \"1.0\",\n    \"from_phase\": 2,\n"
            "    \"to_phase\": 3,\n    \"done\": true,\n"
            "    \"open\": true,\n    \"producer\": \"cfd-reviewer\",\n"
            "    \"consumer\": \"cfd-bioreactor\"\n  }\n}\n";
        const auto inJson = [&](const char *name, const QByteArray &right,
                                const QByteArray &wrong) {
            QTest::newRow(name) << QByteArray(json).replace(right, wrong) << Format::Json;
        };
        inJson("JSON, no commas", ",\n", "\n");
        inJson("JSON, single quotes", "\"", "'");
        const QString bare = QString::fromUtf8(json).replace(
            QRegularExpression(u"    \"(\\w+)\":"_s), u"    \\1:"_s);
        QTest::newRow("JSON, bare keys") << bare.toUtf8() << Format::Json;
        inJson("JSON, words of Python", "true", "True");
        inJson("JSON, comments", ",\n", ", // so\n");
        const QByteArray xml = nativeRequest();
        const auto inXml = [&](const char *name, const QByteArray &right, const QByteArray &wrong) {
            QTest::newRow(name) << QByteArray(xml).replace(right, wrong) << Format::Xml;
        };
        inXml("XML, ampersands", " the ", " & the ");
        inXml("XML, less than", " the ", " < the ");
    }

    /// Only the first such mistake may be known: the next is found after its correction.
    void aMistakeOnEachLineHasTheSameFix()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(const Format, format);
        QStringList titles;
        Judged text = judged(bytes, format, {});
        QVERIFY(faults(text) > 0);
        while (faults(text) > 0 && titles.size() < 60) {
            const Finding &first = text.report.documents.front().findings.front();
            QVERIFY2(!first.fixes.empty(),
                     qPrintable(first.message + u'\n' + QString::fromUtf8(bytes)));
            titles.append(first.fixes.front().title);
            QVERIFY2(titles.last() == titles.first(),
                     qPrintable(titles.join(u", "_s) + u'\n' + QString::fromUtf8(bytes)));
            bytes = *applied(bytes, first.fixes.front().edits);
            text = judged(bytes, format, {});
        }
        QVERIFY2(faults(text) == 0, bytes.constData());
    }

    void aFixThatMakesTheVerdictWorseSaysSo_data() { addRows(); }

    void aFixThatMakesTheVerdictWorseSaysSo()
    {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, bytes);
        EditorDocument document(m_catalog);
        document.load(bytes, path);
        QTRY_VERIFY(document.isAnalysed());
        const SnapshotPtr before = document.snapshot();
        for (const DocumentReport &handoff : before->report.documents) {
            for (const Finding &finding : handoff.findings) {
                for (const Fix &fix : finding.fixes) {
                    apply(document, *before, fix);
                    if (QTest::currentTestFailed()) {
                        return;
                    }
                }
            }
        }
    }

    void cleanupTestCase()
    {
        QVERIFY2(
            m_applied == 0 || m_warned > 0,
            qPrintable(u"%1 of %2 fixes are harsher: the test shows nothing"_s.arg(m_warned).arg(
                m_applied)));
    }

private:
    void apply(EditorDocument &document, const Snapshot &before, const Fix &fix)
    {
        if (fix.plan) {
            return;
        }
        const QByteArray corrected = *applied(before.bytes, fix.edits);
        const Judged after = judged(corrected, document.format(), document.settings());
        const bool isWarned = isHarsher(after.report, before.report);
        Outcome outcome = document.fixes().apply(fix);
        QVERIFY2(outcome.isOk() != isWarned,
                 qPrintable(fix.title + u'\n' + QString::fromUtf8(corrected)));
        if (isWarned) {
            QVERIFY2(outcome.error().contains(u"harsher"_s), qPrintable(outcome.error()));
            QCOMPARE(document.buffer().bytes(), before.bytes);
            outcome = document.fixes().apply(fix);
            ++m_warned;
        }
        QVERIFY(outcome.isOk());
        QCOMPARE(document.buffer().bytes(), corrected);
        ++m_applied;
        document.buffer().history().undo();
        QTRY_VERIFY(document.isAnalysed());
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog = ProtocolCatalog::load();
    int m_applied = 0;
    int m_warned = 0;
};

QTEST_GUILESS_MAIN(TestFixPromises)
#include "tst_fixpromises.moc"
