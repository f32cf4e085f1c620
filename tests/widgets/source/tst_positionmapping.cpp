// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/positionmapping.h"

#include <QRandomGenerator>
#include <QTest>

using namespace baton;

namespace {

/// Applies one edit after the other, from the front.
qsizetype movedBegin(qsizetype begin, const TextEdits &edits)
{
    qsizetype shift = 0;
    for (const TextEdit &edit : edits) {
        if (edit.range().end > begin) {
            return edit.offset < begin ? edit.offset + shift + edit.text.size() : begin + shift;
        }
        shift += edit.text.size() - edit.length;
    }
    return begin + shift;
}

qsizetype movedEnd(qsizetype end, const TextEdits &edits)
{
    qsizetype shift = 0;
    for (const TextEdit &edit : edits) {
        if (edit.offset >= end) {
            break;
        }
        if (edit.range().end > end) {
            return edit.offset + shift;
        }
        shift += edit.text.size() - edit.length;
    }
    return end + shift;
}

} // namespace

class TestPositionMapping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void insertionsAtTheBordersAreOutsideOfARange()
    {
        const TextEdits edits{{2, 0, "ab"}, {5, 0, "cde"}};
        const PositionMapping shifts(edits);
        QCOMPARE(shifts.range({2, 5}), (ByteRange{4, 7}));
        QCOMPARE(shifts.range({5, 5}), (ByteRange{10, 10}));
    }

    void severalEditsMapPositionsInOrder()
    {
        QRandomGenerator random(5);
        for (int round = 0; round < 500; ++round) {
            TextEdits edits;
            for (qsizetype from = random.bounded(3); edits.size() < 6;) {
                const int length = random.bounded(3);
                edits.push_back({from, length, QByteArray(random.bounded(4), 'x')});
                from += length + random.bounded(3);
            }
            const PositionMapping shifts(edits);
            for (qsizetype place = 0; place < 30; ++place) {
                QCOMPARE(shifts.begin(place), movedBegin(place, edits));
                QCOMPARE(shifts.end(place), movedEnd(place, edits));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestPositionMapping)
#include "tst_positionmapping.moc"
