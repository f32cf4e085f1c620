// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Everything that Baton writes can be read by other parsers: random texts as values and keys, in
// block style and within brackets, written by each code path for YAML, and read by the parsers of
// receivers. Baton itself proves every edit with libfyaml.
//
// BATON_PROPERTY_CASES sets the number of cases, BATON_PROPERTY_SEED the first one.
#include "models/check/fixes/fixplanner.h"
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "models/text/encodingdetection.h"
#include "tests/random/random.h"
#include "tests/setting.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <yaml-cpp/yaml.h>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// Pieces with a meaning in some YAML parser.
const QStringList &pieces()
{
    static const QStringList all =
        u"- ? : , [ ] { } # & * ! | > ' \" % @ ` = ~ < << + . _ / \\ $ ^ ( ) -- --- ... "
        "a b word Is it? yes No ON off y N true FALSE null NULL 0 1 7 08 017 0o17 0x1F 0b1 1_000 "
        "1e3 1.5 1. .5 .inf .NaN -.INF +.inf 12:30 1:20:30 2026-02-21 2026-02-30 T10:00:00Z "
        "10:00 http://a/b C:\\x a:b k: -x ?x :x #x &x *x !x @x %x 'x' \"x\" x' x\" größe 入口 🙂"_s
            .split(u' ')
        + QStringList{u" "_s,      u" "_s,      u" "_s,      u"  "_s,     u"\t"_s,     u"\n"_s,
                      u"\r"_s,     u"\u00a0"_s, u"\u0085"_s, u"\u2028"_s, u"\u2029"_s, u"\ufeff"_s,
                      u"\u0007"_s, u"\u007f"_s, u"\u009f"_s, u"\u200b"_s, u"\ue000"_s, u"\ufffd"_s,
                      u"\u3000"_s, u"\u001b"_s, u"- "_s,     u": "_s,     u" #"_s,     u", "_s};
    return all;
}

/// A text of several lines, some of which start with something ambiguous.
QString randomLines(Random &random)
{
    static const QStringList lines{u""_s,     u""_s,    u" "_s,   u"   "_s, u"x"_s,    u"  x"_s,
                                   u"x "_s,   u"\tx"_s, u"x\t"_s, u"# x"_s, u" # x"_s, u"- x"_s,
                                   u"x: y"_s, u"..."_s, u"---"_s, u"%x"_s,  u"? x"_s,  u"|"_s};
    QString text;
    for (int count = random.between(1, 5); count > 0; --count) {
        text += random.pick(lines) + u'\n';
    }
    return random.chance(40) ? text.chopped(1) : text;
}

QString randomScalar(Random &random)
{
    const int kind = random.below(10);
    if (kind < 2) {
        return random.pick(pieces());
    }
    if (kind == 9) {
        return randomLines(random);
    }
    QString text;
    if (kind < 5) {
        static const QString odd = u"0123456789_.:+-eExXobBnaifT 0011"_s;
        for (int length = random.between(1, 8); length > 0; --length) {
            text += random.pick(odd);
        }
        return text;
    }
    for (int count = random.between(2, 6); count > 0; --count) {
        text += random.pick(pieces());
    }
    return text;
}

/// Texts in one document, all different.
using Scalars = QStringList;

constexpr int perDocument = 100;
constexpr int parts = 4;

const QStringList &partNames()
{
    static const QStringList names{u"block"_s, u"flow"_s, u"keys"_s, u"braces"_s};
    return names;
}

QJsonObject expectedOf(const Scalars &scalars)
{
    QJsonArray list;
    QJsonObject map;
    for (qsizetype i = 0; i < scalars.size(); ++i) {
        list.append(scalars[i]);
        map.insert(scalars[i], i);
    }
    return {{u"block"_s, list}, {u"flow"_s, list}, {u"keys"_s, map}, {u"braces"_s, map}};
}

QString nameAt(qsizetype i)
{
    return u"w%1"_s.arg(i, 3, 10, QChar(u'0'));
}

/// A document that holds @p count words as values and keys in block style and within brackets.
QByteArray wordsDocument(qsizetype count)
{
    QString block;
    QString keys;
    QStringList flow;
    QStringList braces;
    for (qsizetype i = 0; i < count; ++i) {
        const QString word = nameAt(i);
        block += u"  - %1\n"_s.arg(word);
        keys += u"  %1: %2\n"_s.arg(word).arg(i);
        flow.append(word);
        braces.append(u"%1: %2"_s.arg(word).arg(i));
    }
    return u"block:\n%1flow: [%2]\nkeys:\n%3braces: {%4}\n"_s
        .arg(block, flow.join(u", "_s), keys, braces.join(u", "_s))
        .toUtf8();
}

Result<QByteArray> withEdits(const QByteArray &bytes, const std::vector<TreeEdit> &edits)
{
    const Result<TextEdits> planned = planEdits(bytes, parse(bytes, Format::Yaml), 0, edits);
    return planned ? applied(bytes, *planned) : Result<QByteArray>(planned.failure());
}

JsonPointer placeIn(int part)
{
    return JsonPointer().child(partNames()[part]);
}

/// Adds entries one by one, and then removes the entries before them.
Result<QByteArray> byInserting(const Scalars &scalars)
{
    std::vector<TreeEdit> edits;
    for (qsizetype i = 0; i < scalars.size(); ++i) {
        for (int part = 0; part < 2; ++part) {
            edits.emplace_back(InsertItem{placeIn(part), -1, Value::string(scalars[i])});
        }
        for (int part = 2; part < parts; ++part) {
            edits.emplace_back(
                InsertKey{placeIn(part), scalars[i], Value::integer(static_cast<int>(i)), {}});
        }
    }
    const Result<QByteArray> after = withEdits(wordsDocument(1), edits);
    return !after
        ? after
        : withEdits(*after,
                    {Remove{placeIn(0).child(0)}, Remove{placeIn(1).child(0)},
                     Remove{placeIn(2).child(nameAt(0))}, Remove{placeIn(3).child(nameAt(0))}});
}

/// Replaces words by other values and keys.
Result<QByteArray> bySetting(const Scalars &scalars)
{
    std::vector<TreeEdit> edits;
    for (qsizetype i = 0; i < scalars.size(); ++i) {
        for (int part = 0; part < 2; ++part) {
            edits.emplace_back(SetValue{placeIn(part).child(i), Value::string(scalars[i])});
        }
        for (int part = 2; part < parts; ++part) {
            edits.emplace_back(RenameKey{placeIn(part).child(nameAt(i)), scalars[i]});
        }
    }
    return withEdits(wordsDocument(scalars.size()), edits);
}

/// Rewrites everything, like a conversion.
Result<QByteArray> byConverting(const Scalars &scalars)
{
    Value list = Value::list();
    Value map = Value::map();
    for (qsizetype i = 0; i < scalars.size(); ++i) {
        list.items.push_back(Value::string(scalars[i]));
        map.insert(scalars[i], Value::integer(static_cast<int>(i)));
    }
    Value all = Value::map();
    for (int part = 0; part < parts; ++part) {
        all.insert(partNames()[part], part < 2 ? list : map);
    }
    return withEdits("null\n", {SetValue{{}, all}});
}

/// Writes by fixes of findings.
Result<QByteArray> byFixing(const Scalars &scalars)
{
    const QByteArray bytes = wordsDocument(scalars.size());
    const ParsedText parsed = parse(bytes, Format::Yaml);
    const Tree &tree = parsed.documents.front().tree;
    const CanonicalTree canonical(tree);
    const FixPlanner fixer(bytes, parsed, 0, canonical);
    std::vector<TextEdits> lists(parts);
    for (qsizetype i = 0; i < scalars.size(); ++i) {
        for (int part = 0; part < parts; ++part) {
            const NodeId node =
                tree.find(part < 2 ? placeIn(part).child(i) : placeIn(part).child(nameAt(i)));
            const std::optional<Fix> fix =
                part < 2 ? fixer.set(node, scalars[i], true, true) : fixer.rename(node, scalars[i]);
            if (!fix) {
                return Failure{u"no fix for "_s + scalars[i]};
            }
            lists[size_t(part)].push_back(fix->edits.front());
        }
    }
    TextEdits all;
    for (const TextEdits &edits : lists) {
        all.insert(all.end(), edits.begin(), edits.end());
    }
    return applied(bytes, all);
}

struct Writer
{
    const char *name;
    Result<QByteArray> (*write)(const Scalars &);
};

constexpr std::array writers{Writer{"inserting", byInserting}, Writer{"setting", bySetting},
                             Writer{"converting", byConverting}, Writer{"fixing", byFixing}};

} // namespace

class TestReadableScalars : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void initTestCase();

    void batonReadsWrittenScalars();
    void yamlCppReadsWrittenScalars();
    void otherParsersReadWrittenScalars_data();
    void otherParsersReadWrittenScalars();
    void aTimeStaysReadable_data();
    void aTimeStaysReadable();
    void longKeysAreReadable_data();
    void longKeysAreReadable();

private:
    struct Document
    {
        QByteArray writer;
        QByteArray yaml;
        QJsonObject expected;
    };
    std::vector<Document> m_documents;
    QTemporaryDir m_folder;
    QString m_file;
};

void TestReadableScalars::initTestCase()
{
    const int cases = setting("BATON_PROPERTY_CASES", 20000);
    Random random(static_cast<quint32>(setting("BATON_PROPERTY_SEED", 1)));
    QJsonArray all;
    for (int done = 0; done < cases; done += perDocument) {
        QSet<QString> used;
        Scalars scalars;
        while (scalars.size() < perDocument) {
            const QString scalar = randomScalar(random);
            if (!used.contains(scalar)) {
                used.insert(scalar);
                scalars.append(scalar);
            }
        }
        const Writer &writer = writers[size_t(done / perDocument) % writers.size()];
        const Result<QByteArray> yaml = writer.write(scalars);
        QVERIFY2(yaml.isOk(), yaml ? "" : qPrintable(yaml.error()));
        m_documents.push_back({writer.name, *yaml, expectedOf(scalars)});
        all.append(QJsonObject{{u"yaml"_s, QString::fromUtf8(*yaml)},
                               {u"expected"_s, m_documents.back().expected}});
    }
    m_file = m_folder.filePath(u"documents.json"_s);
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write(QJsonDocument(all).toJson(QJsonDocument::Compact)) > 0);
}

void TestReadableScalars::batonReadsWrittenScalars()
{
    for (const Document &document : m_documents) {
        const ParsedText parsed = parse(document.yaml, Format::Yaml);
        QVERIFY2(parsed.isComplete() && parsed.documents.size() == 1, document.yaml.constData());
        const Tree &tree = parsed.documents.front().tree;
        for (int part = 0; part < parts; ++part) {
            const QJsonValue expected = document.expected[partNames()[part]];
            const Node &list = tree.at(tree.find(placeIn(part)));
            for (size_t i = 0; i < list.children.size(); ++i) {
                const Node &node = tree.at(list.children[i]);
                if (part < 2) {
                    QCOMPARE(node.text, expected.toArray()[qsizetype(i)].toString());
                    QCOMPARE(node.type, ValueType::String);
                } else {
                    QCOMPARE(expected.toObject()[node.key].toInt(-1), node.text.toInt());
                }
            }
        }
    }
}

void TestReadableScalars::yamlCppReadsWrittenScalars()
{
    for (const Document &document : m_documents) {
        const YAML::Node root = YAML::Load(document.yaml.toStdString());
        for (int part = 0; part < parts; ++part) {
            const QJsonValue expected = document.expected[partNames()[part]];
            const YAML::Node entries = root[partNames()[part].toStdString()];
            if (part < 2) {
                QJsonArray read;
                for (const YAML::Node &entry : entries) {
                    QVERIFY2(entry.IsScalar(), document.yaml.constData());
                    read.append(decodedUtf8(entry.Scalar()));
                }
                QCOMPARE(read, expected.toArray());
            } else {
                QJsonObject read;
                for (const auto &entry : entries) {
                    QVERIFY2(entry.first.IsScalar(), document.yaml.constData());
                    read.insert(decodedUtf8(entry.first.Scalar()), entry.second.as<int>());
                }
                QCOMPARE(read, expected.toObject());
            }
        }
    }
}

void TestReadableScalars::otherParsersReadWrittenScalars_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("reader");
    QTest::newRow("PyYAML") << u"python3"_s << u"pyyaml"_s;
    QTest::newRow("PyYAML by libyaml") << u"python3"_s << u"libyaml"_s;
    QTest::newRow("ruamel.yaml as YAML 1.1") << u"python3"_s << u"ruamel-1.1"_s;
    QTest::newRow("ruamel.yaml as YAML 1.2") << u"python3"_s << u"ruamel-1.2"_s;
    QTest::newRow("js-yaml") << u"node"_s << u"js-yaml"_s;
    QTest::newRow("yaml of npm as YAML 1.1") << u"node"_s << u"yaml-1.1"_s;
    QTest::newRow("yaml of npm as YAML 1.2") << u"node"_s << u"yaml-1.2"_s;
    QTest::newRow("go-yaml") << u"python3"_s << u"go-yaml"_s;
}

void TestReadableScalars::otherParsersReadWrittenScalars()
{
    constexpr int notInstalled = 3;
    QFETCH(const QString, program);
    QFETCH(const QString, reader);
    const QString script =
        QStringLiteral(BATON_SOURCE_DIR "/tests/models/check/fixes/readers/readscalars")
        + (program == "node"_L1 ? ".cjs"_L1 : ".py"_L1);
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    // Uses the programs of the system, because a version manager may put others before them.
    process.start(u"/usr/bin/"_s + program, {script, reader, m_file});
    const bool isStarted = process.waitForStarted();
    QVERIFY(!isStarted || process.waitForFinished(280'000));
    const bool isMissing = !isStarted || process.exitCode() == notInstalled;
    const QByteArray said = isStarted ? process.readAll() : program.toUtf8() + " is not installed";
    if (isMissing && reader != "pyyaml"_L1) {
        QSKIP(("not compared with " + reader.toUtf8() + ": " + said).constData());
    }
    QVERIFY2(isStarted && process.exitCode() == 0, said.constData());
}

void TestReadableScalars::aTimeStaysReadable_data()
{
    QTest::addColumn<QString>("time");
    QTest::addColumn<bool>("isPlain");
    for (const char *time : {"2026-12-01", "2026-12-01T09:00:00Z", "2026-12-01 09:00:00+01:00"}) {
        QTest::newRow(time) << QString::fromLatin1(time) << true;
    }
    for (const char *time : {"2026-02-30", "0000-01-01", "2026-12-01T24:00:00Z", "2026-13-01",
                             "2026-12-01T09:00:00+99:00", "2026-12-01 soon"}) {
        QTest::newRow(time) << QString::fromLatin1(time) << false;
    }
}

/// A time without quotes becomes another one without quotes; text that parsers would not recognise
/// as a time is quoted.
void TestReadableScalars::aTimeStaysReadable()
{
    QFETCH(const QString, time);
    QFETCH(const bool, isPlain);
    const QByteArray quote = isPlain ? "" : "\"";
    const Result<QByteArray> after =
        withEdits("at: 2026-11-20\n", {SetValue{JsonPointer::of(u"/at"), Value::string(time)}});
    QVERIFY(after.isOk());
    QCOMPARE(*after, "at: " + quote + time.toLatin1() + quote + '\n');
}

void TestReadableScalars::longKeysAreReadable_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("sign");
    for (const char *before : {"a: 1\n", "{a: 1}\n", "'a': 1\n", "{\"a\": 1}\n", "- a: 1\n"}) {
        QTest::addRow("%s", before) << QByteArray(before) << u"k"_s;
        QTest::addRow("%s, not ASCII", before) << QByteArray(before) << u"ö"_s;
    }
}

/// Some parsers limit a key and its colon to 1,024 bytes, others to 1,024 characters.
void TestReadableScalars::longKeysAreReadable()
{
    constexpr int mostBytes = 1024;
    QFETCH(const QByteArray, before);
    QFETCH(const QString, sign);
    const ParsedText parsed = parse(before, Format::Yaml);
    const bool isInList = before.startsWith('-');
    const JsonPointer map = isInList ? JsonPointer().child(0) : JsonPointer();
    const auto width = static_cast<int>(sign.toUtf8().size());
    for (const int bytes : {900, 1000, 1018, 1020, 1022, 1024, 1026, 1030, 3000}) {
        const QString key = sign.repeated(bytes / width);
        for (const TreeEdit &edit : {TreeEdit(InsertKey{map, key, Value::integer(2), {}}),
                                     TreeEdit(RenameKey{map.child(u"a"_s), key})}) {
            const Result<TextEdits> edits = planEdit(before, parsed, 0, edit);
            if (!edits) {
                QVERIFY(bytes > 1018);
                continue;
            }
            const QByteArray after = *applied(before, *edits);
            const qsizetype begin = after.indexOf(sign.toUtf8());
            QVERIFY(after.indexOf(':', begin) - begin < mostBytes);
        }
    }
}

QTEST_GUILESS_MAIN(TestReadableScalars)
#include "tst_readablescalars.moc"
