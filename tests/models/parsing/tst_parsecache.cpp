// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "models/parsing/parsecache.h"

#include <QtConcurrentMap>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace baton;

/// The cached result equals a new one after any other requests.
class tst_ParseCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalsAFreshParse_data();
    void equalsAFreshParse();
    void readsOverwrittenBuffersAgain();
    void servesManyThreads();
};

void tst_ParseCache::equalsAFreshParse_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Format>("format");
    QTest::addColumn<ParseOptions>("options");
    const QByteArray json = R"({"handoff": {"agent": "a", "agent": "b"}})";
    const QByteArray broken = "handoff:\n  agent: \"open\n";
    ParseOptions later;
    later.limits.firstLine = 41;
    ParseOptions flat;
    flat.limits.depth = 1;
    ParseOptions fenced;
    fenced.fence = "```";
    ParseOptions headings;
    headings.promptHeadings = {u"ROLE"_s, u"TASK"_s};
    QTest::newRow("JSON") << json << Format::Json << ParseOptions();
    QTest::newRow("the same as YAML") << json << Format::Yaml << ParseOptions();
    QTest::newRow("the same as text") << json << Format::Text << ParseOptions();
    QTest::newRow("broken") << broken << Format::Yaml << ParseOptions();
    QTest::newRow("broken, as a part of a file") << broken << Format::Yaml << later;
    QTest::newRow("deeper than allowed") << json << Format::Json << flat;
    QTest::newRow("in a fence") << QByteArray("a: |\n  ```\n") << Format::Yaml << fenced;
    QTest::newRow("in no fence") << QByteArray("a: |\n  ```\n") << Format::Yaml << ParseOptions();
    QTest::newRow("with headings") << json << Format::Json << headings;
    QTest::newRow("empty") << QByteArray() << Format::Yaml << ParseOptions();
    QTest::newRow("large") << "a: " + QByteArray(100'000, 'x') + '\n'
                           << Format::Yaml << ParseOptions();
}

void tst_ParseCache::equalsAFreshParse()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const Format, format);
    QFETCH(const ParseOptions, options);
    const ParsedText anew = parse(bytes, format, options);
    QVERIFY(*parseCached(bytes, format) == parse(bytes, format));
    for (int time = 0; time < 2; ++time) {
        ParsedText kept = *parseCached(bytes, format, options);
        kept.options = options;
        QVERIFY(kept == anew);
    }
}

/// Borrowed bytes may be overwritten after they were parsed.
void tst_ParseCache::readsOverwrittenBuffersAgain()
{
    std::string buffer = "agent: first\n";
    const auto lent = [&] {
        return QByteArray::fromRawData(buffer.data(), qsizetype(buffer.size()));
    };
    const auto agent = [&] {
        const Tree tree = parseCached(lent(), Format::Yaml)->firstTree();
        return tree.at(tree.child(0, u"agent")).text;
    };
    QCOMPARE(agent(), u"first"_s);
    buffer.replace(7, 5, "other");
    QCOMPARE(agent(), u"other"_s);
    buffer.replace(7, 5, "first");
    QCOMPARE(agent(), u"first"_s);
}

/// All threads request more texts than the cache keeps.
void tst_ParseCache::servesManyThreads()
{
    QList<int> numbers(4000);
    std::ranges::generate(numbers, [next = 0]() mutable { return next++ % 700; });
    const auto isRight = [](int number) {
        const QByteArray text = "number: " + QByteArray::number(number)
            + "\npadding: " + QByteArray(number * 3, 'x') + '\n';
        const Tree tree = parseCached(text, Format::Yaml)->firstTree();
        return tree.at(tree.child(0, u"number")).text.toInt() == number;
    };
    const QList<bool> right = QtConcurrent::blockingMapped(numbers, isRight);
    QCOMPARE(right.count(true), numbers.size());
}

QTEST_GUILESS_MAIN(tst_ParseCache)
#include "tst_parsecache.moc"
