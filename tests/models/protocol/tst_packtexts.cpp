// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

Tree treeOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QByteArray bytes = file.readAll();
    ParsedText parsed = parse(bytes, formatOf(path, bytes));
    return parsed.documents.empty() ? Tree() : std::move(parsed.documents.front().tree);
}

/// The texts of an XSD for people: help, and Baton's annotations.
QSet<QString> textsOfXsd(const QString &path)
{
    static const QSet<QString> names{u"documentation"_s, u"title"_s, u"placeholder"_s,
                                     u"summary"_s};
    static const QRegularExpression word(u"\\w"_s);
    static const QRegularExpression name(u"\\{[@#\\w]+\\}"_s);
    QFile file(path);
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    QXmlStreamReader reader(&file);
    QSet<QString> texts;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement
            && names.contains(reader.name().toString())) {
            const QString text = reader.readElementText().simplified();
            const bool isSample = reader.name() == "placeholder"_L1 && !text.contains(u' ');
            if (!isSample && QString(text).remove(name).contains(word)) {
                texts.insert(text);
            }
        }
    }
    return texts;
}

/// True for a text of a pack for people.
bool isForPeople(const Tree &tree, const Node &node)
{
    static const QSet<QString> keys{
        u"alias"_s,     u"condition"_s, u"consequence"_s, u"description"_s, u"detail"_s,
        u"fix"_s,       u"headline"_s,  u"meaning"_s,     u"message"_s,     u"role"_s,
        u"synonym"_s,   u"threshold"_s, u"title"_s,       u"because"_s,     u"text"_s,
        u"undecided"_s, u"unit"_s,      u"x-message"_s,   u"x-summary"_s,   u"passed"_s,
        u"failed"_s,    u"exhausted"_s, u"reason"_s,      u"opening"_s,     u"entry"_s,
        u"closing"_s,   u"several"_s,
    };
    static const QRegularExpression name(u"\\{\\w+\\}"_s);
    static const QRegularExpression word(u"\\w"_s);
    const bool isMessage =
        node.parent != noNode && tree.at(node.parent).key == "x-message"_L1; // by keyword
    const bool isWords = node.key == "x-placeholder"_L1 && node.text.contains(u' ');
    const NodeId list = node.parent == noNode ? noNode : tree.at(node.parent).parent;
    const bool isNext = list != noNode && tree.at(list).key == "next"_L1
        && (node.key == "who"_L1 || node.key == "does"_L1 || node.key == "rule"_L1);
    const QString group = node.parent == noNode ? QString() : tree.at(node.parent).key;
    if (node.text.startsWith(u'/') || node.text.startsWith(u'^') || group == "words"_L1
        || group == "x-value-severity"_L1) {
        return false; // a pointer, a pattern, or a keyword of the protocol
    }
    return node.type == ValueType::String
        && (keys.contains(node.key) || isMessage || isWords || isNext)
        && QString(node.text).remove(name).contains(word);
}

QSet<QString> textsOf(const QString &folder)
{
    QSet<QString> texts;
    const QDir dir(folder);
    for (const QString &name : dir.entryList({u"*.yaml"_s, u"*.json"_s}, QDir::Files)) {
        if (name == "de.yaml"_L1) {
            continue;
        }
        const Tree tree = treeOf(dir.filePath(name));
        for (const Node &node : tree.nodes) {
            if (isForPeople(tree, node)) {
                texts.insert(node.text);
            }
        }
    }
    for (const QString &name : dir.entryList({u"*.xsd"_s}, QDir::Files)) {
        texts += textsOfXsd(dir.filePath(name));
    }
    return texts;
}

QHash<QString, QString> germanOf(const QString &folder)
{
    QHash<QString, QString> texts;
    const Tree tree = treeOf(folder + "/de.yaml"_L1);
    for (const Node &node : tree.nodes) {
        if (node.parent != noNode) {
            texts.insert(node.key, node.text);
        }
    }
    return texts;
}

QStringList placeholdersOf(const QString &text)
{
    static const QRegularExpression name(u"\\{\\w+\\}"_s);
    QStringList names;
    for (const QRegularExpressionMatch &match : name.globalMatch(text)) {
        names.append(match.captured());
    }
    names.sort();
    return names;
}

} // namespace

class TestPackTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyTextHasAGermanTranslation_data() { addPacks(); }
    void everyTextHasAGermanTranslation()
    {
        QFETCH(QString, folder);
        const QSet<QString> texts = textsOf(folder);
        QVERIFY(!texts.isEmpty());
        const QHash<QString, QString> german = germanOf(folder);
        QStringList missing;
        for (const QString &text : texts) {
            if (german.value(text).isEmpty()) {
                missing.append(text);
            }
        }
        QCOMPARE(missing.join(u'\n'), QString());
    }

    void noGermanTranslationIsUnused_data() { addPacks(); }
    void noGermanTranslationIsUnused()
    {
        QFETCH(QString, folder);
        const QSet<QString> texts = textsOf(folder);
        QStringList unused;
        for (const QString &english : germanOf(folder).keys()) {
            if (!texts.contains(english)) {
                unused.append(english);
            }
        }
        QCOMPARE(unused.join(u'\n'), QString());
    }

    void germanTextsHaveTheSamePlaceholders_data() { addPacks(); }
    void germanTextsHaveTheSamePlaceholders()
    {
        QFETCH(QString, folder);
        for (const auto &[english, german] : germanOf(folder).asKeyValueRange()) {
            QCOMPARE(placeholdersOf(german), placeholdersOf(english));
        }
    }

private:
    static void addPacks()
    {
        QTest::addColumn<QString>("folder");
        const QDir protocols(QStringLiteral(BATON_SOURCE_DIR "/resources/protocols"));
        for (const QString &name : protocols.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QTest::addRow("%s", qPrintable(name)) << protocols.filePath(name);
        }
    }
};

QTEST_GUILESS_MAIN(TestPackTexts)
#include "tst_packtexts.moc"
