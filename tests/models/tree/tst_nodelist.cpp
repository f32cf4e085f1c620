// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/tree/nodelist.h"

#include <QtConcurrentMap>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

constexpr size_t full = NodePart::capacity;

/// Nodes with their ids as names, each of ten bytes.
NodeList numbered(size_t size)
{
    NodeList nodes;
    for (size_t id = 0; id < size; ++id) {
        Node &node = nodes.emplace_back();
        node.text = QString::number(id);
        node.range = {qsizetype(id) * 10, qsizetype(id) * 10 + 10};
    }
    return nodes;
}

QList<qsizetype> begins(const NodeList &nodes)
{
    QList<qsizetype> result;
    for (const Node &node : nodes) {
        result.append(node.range.begin);
    }
    return result;
}

QList<qsizetype> expectedBegins(size_t size, size_t first, qsizetype by)
{
    QList<qsizetype> result;
    for (size_t id = 0; id < size; ++id) {
        result.append(qsizetype(id) * 10 + (id >= first ? by : 0));
    }
    return result;
}

} // namespace

class TestNodeList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void nodesAreAtTheirIds_data()
    {
        QTest::addColumn<size_t>("size");
        for (const size_t size : {size_t(0), size_t(1), full - 1, full, full + 1, 3 * full + 7}) {
            QTest::addRow("%d", int(size)) << size;
        }
    }

    void nodesAreAtTheirIds()
    {
        QFETCH(const size_t, size);
        const NodeList nodes = numbered(size);
        QCOMPARE(nodes.size(), size);
        QCOMPARE(nodes.empty(), size == 0);
        QCOMPARE(begins(nodes), expectedBegins(size, size, 0));
        if (size > 0) {
            QCOMPARE(nodes.front().text, u"0"_s);
            QCOMPARE(nodes.back().text, QString::number(size - 1));
        }
    }

    void aCopyKeepsItsNodes()
    {
        NodeList nodes = numbered(2 * full);
        const NodeList copy = nodes;
        nodes[full].text = u"changed"_s;
        nodes.truncate(full + 1);
        QCOMPARE(copy.size(), 2 * full);
        QCOMPARE(copy[full].text, QString::number(full));
        QCOMPARE(nodes.back().text, u"changed"_s);
        QVERIFY(nodes != copy);
    }

    void rangesMoveFromANodeOnwards_data()
    {
        QTest::addColumn<size_t>("first");
        for (const size_t first : {size_t(1), full - 1, full, full + 1, 2 * full, 3 * full + 7}) {
            QTest::addRow("%d", int(first)) << first;
        }
    }

    void rangesMoveFromANodeOnwards()
    {
        QFETCH(const size_t, first);
        const size_t size = 3 * full + 7;
        NodeList nodes = numbered(size);
        const NodeList before = nodes;
        nodes.moveRanges(first, 5);
        QCOMPARE(begins(nodes), expectedBegins(size, first, 5));
        QCOMPARE(begins(before), expectedBegins(size, size, 0));
    }

    void severalMovesAddUp()
    {
        const size_t size = 3 * full;
        NodeList read = numbered(size);
        NodeList unread = read;
        for (const qsizetype by : {3, -1, 5}) {
            read.moveRanges(full, by);
            unread.moveRanges(full, by);
            QCOMPARE(read[2 * full].text, QString::number(2 * full));
        }
        QCOMPARE(begins(read), expectedBegins(size, full, 7));
        QVERIFY(read == unread);
    }

    void missingValuesDoNotMove()
    {
        NodeList nodes = numbered(2 * full);
        nodes[full + 1].keyRange = {4, 6};
        nodes.moveRanges(full, 5);
        QCOMPARE(nodes[full].keyRange, ByteRange());
        QCOMPARE(nodes[full].properties, ByteRange());
        QCOMPARE(nodes[full + 1].keyRange, (ByteRange{9, 11}));
    }

    void aMovedPartCanBeChanged()
    {
        NodeList nodes = numbered(2 * full);
        const NodeList before = nodes;
        nodes.moveRanges(full, 5);
        const NodeList moved = nodes;
        nodes[full].text = u"changed"_s;
        QCOMPARE(nodes[full].range.begin, qsizetype(full) * 10 + 5);
        QCOMPARE(moved[full].text, QString::number(full));
        QCOMPARE(before[full].range.begin, qsizetype(full) * 10);
    }

    void threadsReadAMovedListConcurrently()
    {
        const size_t size = 40 * full;
        NodeList nodes = numbered(size);
        for (int round = 1; round <= 20; ++round) {
            nodes.moveRanges(full, 1);
            const QList<NodeList> copies(4, nodes);
            const auto read = QtConcurrent::blockingMapped(copies, begins);
            for (const QList<qsizetype> &found : read) {
                QCOMPARE(found, expectedBegins(size, full, round));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestNodeList)
#include "tst_nodelist.moc"
