// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Random documents and random edits of them. BATON_PROPERTY_CASES sets the number of cases,
// BATON_PROPERTY_SEED the first one; every failure prints the seed that repeats it.
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "tests/random/editcase.h"
#include "tests/random/randomdocument.h"
#include "tests/random/randomedit.h"
#include "tests/random/randomxmledit.h"
#include "tests/setting.h"

#include "models/editing/plan/expectedvalue.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// Counts of accepted and refused edits.
struct Tally
{
    int documents = 0;
    int unread = 0; ///< refused by the parser although they are valid
    int edits = 0;
    int impossible = 0;
    int inverses = 0;
    int exactInverses = 0;
    int refusedInverses = 0;
    QHash<QString, int> refusals;
    QHash<QString, QByteArray> examples;

    /// Keeps the shortest example.
    void keepExample(const QString &kind, const QByteArray &text)
    {
        QByteArray &example = examples[kind];
        example = example.isEmpty() || text.size() < example.size() ? text : example;
    }

    [[nodiscard]] int refused(const QString &part) const
    {
        int count = 0;
        for (auto it = refusals.begin(); it != refusals.end(); ++it) {
            count += it.key().contains(part) ? it.value() : 0;
        }
        return count;
    }
};

/// The reason without paths.
QString kindOf(const QString &refusal)
{
    static const QStringList kinds = {u"stands in for the anchor"_s,
                                      u"is also used at"_s,
                                      u"still uses"_s,
                                      u"would come before"_s,
                                      u"cannot be changed safely"_s,
                                      u"cannot be written"_s,
                                      u"cannot be a name"_s,
                                      u"text beside elements"_s,
                                      u"would be lost"_s,
                                      u"nothing but text"_s,
                                      u"exactly one element"_s,
                                      u"exactly one root"_s,
                                      u"no lists of its own"_s,
                                      u"declares a namespace"_s,
                                      u"is not a map"_s,
                                      u"is not a list"_s,
                                      u"No change of"_s};
    for (const QString &kind : kinds) {
        if (refusal.contains(kind)) {
            return kind;
        }
    }
    return refusal;
}

/// The edits of the form for one node.
std::vector<TreeEdit> editsOf(const Tree &tree, NodeId id)
{
    const JsonPointer at = tree.pointerTo(id);
    const Node &node = tree.at(id);
    std::vector<TreeEdit> edits;
    if (node.children.empty()) {
        edits.push_back(SetValue{at, Value::string(u"something: else"_s)});
        edits.push_back(SetValue{at, Value::number(u"1.0e-10"_s)});
        edits.push_back(SetValue{at, Value::string(u"two\nlines\n"_s)});
    }
    if (node.type == ValueType::Map) {
        edits.push_back(InsertKey{at, u"new_key"_s, Value::string(u"text"_s), {}});
    }
    if (node.type == ValueType::List) {
        edits.push_back(InsertItem{at, 0, Value::string(u"text"_s)});
        edits.push_back(InsertItem{at, -1, Value::list({Value::integer(1)})});
    }
    if (node.parent != noNode) {
        const auto count = static_cast<qsizetype>(tree.at(node.parent).children.size());
        edits.push_back(Remove{at});
        edits.push_back(Move{at, 0});
        edits.push_back(Move{at, count - 1});
        if (tree.at(node.parent).type == ValueType::Map) {
            edits.push_back(RenameKey{at, u"renamed"_s});
        }
    }
    return edits;
}

/// Performs @p edit; returns an error message or nothing.
QByteArray run(RandomDocument &document, int number, const TreeEdit &edit, Tally &tally)
{
    const EditCase result = checkEdit(document.bytes, document.format, number, edit);
    if (!result.fault.isEmpty()) {
        const QByteArray small = shrunk(document.bytes, document.format, number, edit);
        return result.fault + "\n" + described(edit) + "\n--- before\n" + small + "--- after\n"
            + checkEdit(small, document.format, number, edit).after + "---";
    }
    if (!result.isPossible) {
        ++tally.impossible;
        return {};
    }
    ++tally.edits;
    if (!result.refusal.isEmpty()) {
        const QString kind = kindOf(result.refusal);
        ++tally.refusals[kind];
        tally.keepExample(kind, described(edit) + "\n" + document.bytes);
        return {};
    }
    Value &value = document.values[static_cast<size_t>(number)];
    const bool isLossy =
        std::holds_alternative<Remove>(edit) || std::holds_alternative<SetValue>(edit);
    const TreeEdit inverse = inverseOf(edit, value);
    const EditCase back = checkEdit(result.after, document.format, number, inverse);
    // A key is inserted before another one by name, which is impossible before one without a name.
    const auto *insertion = std::get_if<InsertKey>(&inverse);
    const bool isExact = !insertion || !insertion->before.isEmpty();
    const bool isRefused = !back.isPossible || !back.refusal.isEmpty();
    if (document.format != Format::Xml) {
        if (!back.fault.isEmpty() || (!isRefused && isExact && back.wanted != value)) {
            return "not undone by " + described(inverse) + ": " + back.fault + "\n"
                + described(edit) + "\n--- before\n" + document.bytes + "--- after\n" + result.after
                + "--- back\n" + back.after + "---";
        }
        tally.refusedInverses += isRefused ? 1 : 0;
    }
    if (!isLossy) { // comments in and beside a removed value are removed, too
        ++tally.inverses;
        tally.exactInverses += back.after == document.bytes ? 1 : 0;
        if (back.after != document.bytes && qEnvironmentVariableIsSet("BATON_PROPERTY_INVERSES")) {
            qInfo().noquote() << "not exact:" << described(edit) << back.refusal << "\n--- before\n"
                              << document.bytes << "--- after\n"
                              << result.after << "--- back\n"
                              << back.after;
        }
    }
    value = result.wanted;
    document.bytes = result.after;
    return {};
}

} // namespace

class TestEditProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void editsOfYamlAreLossless() { check(Format::Yaml, 3); }
    void editsOfJsonAreLossless() { check(Format::Json, 1); }
    void editsOfXmlAreLossless() { check(Format::Xml, 4); }
    void severalEditsAtOnceEqualSuccessiveEdits();
    void everyEntryOfTheSamplesCanBeEdited_data();
    void everyEntryOfTheSamplesCanBeEdited();

private:
    void check(Format format, int share)
    {
        const int cases = setting("BATON_PROPERTY_CASES", 4000) * share / 4;
        const int first = setting("BATON_PROPERTY_SEED", 1);
        Tally tally;
        for (int seed = first; tally.edits < cases; ++seed) {
            const QByteArray failure = sequence(format, static_cast<quint32>(seed), tally);
            const QByteArray message = "seed " + QByteArray::number(seed) + ": " + failure;
            QVERIFY2(failure.isEmpty(), message.constData());
        }
        report(tally, first);
        QCOMPARE(tally.unread, 0);
        // Edits at anchors are refused for good reasons; all others should be possible.
        const int unfounded = tally.refused(u"No change of"_s) + tally.refused(u"safely"_s);
        QVERIFY2(unfounded * 200 < tally.edits, "more than 0.5 % of the edits were refused");
        QVERIFY2(tally.refusedInverses * 20 < tally.edits,
                 "more than 5 % of the inverse edits were refused");
        // An XML element that gets its first entry and loses it is written as "<a/>". Other inexact
        // cases are listed in docs/architecture.md.
        const int exact = format == Format::Xml ? 90 : format == Format::Json ? 99 : 95;
        QVERIFY2(tally.exactInverses * 100 >= tally.inverses * exact,
                 "too few insertions, moves and renames are undone to the byte");
    }

    static RandomDocument randomDocument(Random &random, Format format, int size)
    {
        switch (format) {
        case Format::Json:
            return RandomDocument::json(random, size);
        case Format::Xml:
            return RandomDocument::xml(random, size);
        default:
            return RandomDocument::yaml(random, size);
        }
    }

    static QByteArray sequence(Format format, quint32 seed, Tally &tally)
    {
        Random random(seed);
        const int size = random.between(2, 30);
        RandomDocument document = randomDocument(random, format, size);
        const ParsedText parsed = parse(document.bytes, format, optionsFor(format));
        if (!parsed.isComplete()) {
            ++tally.unread;
            tally.keepExample(u"unread"_s,
                              "seed " + QByteArray::number(seed) + ": "
                                  + parsed.issues.front().message.toUtf8() + '\n' + document.bytes);
            return {};
        }
        for (size_t i = 0; i < document.values.size(); ++i) {
            if (i >= parsed.documents.size()
                || parsed.documents[i].tree.toValue() != document.values[i]) {
                return "the document reads as something else:\n" + document.bytes + "---";
            }
        }
        ++tally.documents;
        for (int i = random.between(1, 12); i > 0; --i) {
            const int number = random.below(static_cast<int>(document.values.size()));
            const Value &value = document.values[static_cast<size_t>(number)];
            const TreeEdit edit =
                format == Format::Xml ? randomXmlEdit(random, value) : randomEdit(random, value);
            const QByteArray failure = run(document, number, edit, tally);
            if (!failure.isEmpty()) {
                return failure;
            }
        }
        return {};
    }

    static void report(const Tally &tally, int first)
    {
        qInfo("from seed %d: %d edits of %d documents, %d senseless ones left out; %d of %d "
              "inverse edits restored every byte, %d of all were refused; %d documents were not "
              "read",
              first, tally.edits, tally.documents, tally.impossible, tally.exactInverses,
              tally.inverses, tally.refusedInverses, tally.unread);
        if (qEnvironmentVariableIsSet("BATON_PROPERTY_EXAMPLES")) {
            qInfo().noquote() << tally.examples.value(u"unread"_s);
        }
        for (auto it = tally.refusals.begin(); it != tally.refusals.end(); ++it) {
            qInfo().noquote() << "refused:" << it.value() << it.key();
            if (qEnvironmentVariableIsSet("BATON_PROPERTY_EXAMPLES")) {
                qInfo().noquote() << tally.examples.value(it.key()) << "\n---";
            }
        }
    }
};

void TestEditProperties::severalEditsAtOnceEqualSuccessiveEdits()
{
    const int cases = setting("BATON_PROPERTY_CASES", 4000) / 4;
    int planned = 0;
    for (int seed = 1; seed <= cases; ++seed) {
        Random random(static_cast<quint32>(seed));
        const RandomDocument document =
            random.chance(30) ? RandomDocument::json(random, 10) : RandomDocument::yaml(random, 10);
        const ParsedText parsed = parse(document.bytes, document.format);
        if (!parsed.isComplete()) {
            continue;
        }
        Value wanted = document.values.front();
        std::vector<TreeEdit> edits;
        for (int i = random.between(2, 5); i > 0; --i) {
            const TreeEdit edit = randomEdit(random, wanted);
            if (Value next = wanted; edit::change(next, edit, document.format)) {
                wanted = next;
                edits.push_back(edit);
            }
        }
        const auto plan = planEdits(document.bytes, parsed, 0, edits);
        if (plan) {
            ++planned;
            const Result<QByteArray> after = applied(document.bytes, *plan);
            QVERIFY(after.isOk());
            const ParsedText reread = parse(*after, document.format);
            QVERIFY2(reread.documents.front().tree.toValue() == wanted,
                     QByteArray::number(seed).constData());
            QCOMPARE(*applied(*after, inverted(document.bytes, *plan)), document.bytes);
        }
    }
    QVERIFY(planned * 100 > cases * 95);
}

void TestEditProperties::everyEntryOfTheSamplesCanBeEdited_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator files(QStringLiteral(BATON_SOURCE_DIR "/resources/samples"),
                       {u"*.yaml"_s, u"*.yml"_s, u"*.json"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(files.fileName())) << path;
    }
}

void TestEditProperties::everyEntryOfTheSamplesCanBeEdited()
{
    QFETCH(const QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const Format format = formatOf(path, bytes);
    const ParsedText parsed = parse(bytes, format);
    QVERIFY(parsed.isComplete());
    for (size_t i = 0; i < parsed.documents.size(); ++i) {
        const Tree &tree = parsed.documents[i].tree;
        for (NodeId id = 0; id < static_cast<NodeId>(tree.nodes.size()); ++id) {
            for (const TreeEdit &edit : editsOf(tree, id)) {
                const EditCase result = checkEdit(bytes, format, static_cast<int>(i), edit);
                const QByteArray message = described(edit) + ": " + result.fault
                    + result.refusal.toUtf8() + '\n' + result.after;
                QVERIFY2(result.isPossible && result.fault.isEmpty() && result.refusal.isEmpty(),
                         message.constData());
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestEditProperties)
#include "tst_editproperties.moc"
