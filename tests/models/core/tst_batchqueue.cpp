// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/core/batchqueue.h"

#include <QTest>
#include <QThreadPool>

#include <array>

using namespace baton;
using namespace std::chrono_literals;

namespace {

using Batches = std::vector<std::vector<int>>;

} // namespace

class tst_BatchQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesOfWorkersComeInOrderAndInBatches();
    void valuesWithinAPauseComeInOneBatch();
    void anUrgentValueDeliversPendingOnes();
    void aBatchCanBeRequested();
    void clearedValuesAreNotDelivered();
};

void tst_BatchQueue::valuesOfWorkersComeInOrderAndInBatches()
{
    constexpr int workers = 4;
    constexpr int values = 1'000;
    const std::atomic_bool stop = false;
    std::array<std::vector<int>, workers> seen;
    size_t most = 0;
    size_t count = 0;
    BatchQueue<std::pair<int, int>> queue(70, 0ms, [&](const auto &batch) {
        most = std::max(most, batch.size());
        count += batch.size();
        for (const auto &[worker, value] : batch) {
            seen.at(static_cast<size_t>(worker)).push_back(value);
        }
    });
    QThreadPool pool;
    for (int worker = 0; worker < workers; ++worker) {
        pool.start([&queue, &stop, worker] {
            for (int value = 0; value < values; ++value) {
                queue.push({worker, value}, stop);
            }
        });
    }
    QTRY_COMPARE(count, size_t(workers * values));
    QVERIFY(most <= 70);
    for (const std::vector<int> &ofWorker : seen) {
        QCOMPARE(ofWorker.size(), size_t(values));
        QVERIFY(std::ranges::is_sorted(ofWorker));
    }
    QVERIFY(queue.isEmpty());
}

void tst_BatchQueue::valuesWithinAPauseComeInOneBatch()
{
    const std::atomic_bool stop = false;
    Batches batches;
    BatchQueue<int> queue(10, 0ms, [&](const auto &batch) { batches.push_back(batch); });
    queue.push(1, stop, 1ms);
    queue.push(2, stop, 1ms);
    QVERIFY(batches.empty()); // only once the event loop runs
    QTRY_COMPARE(batches, Batches({{1, 2}}));
}

void tst_BatchQueue::anUrgentValueDeliversPendingOnes()
{
    const std::atomic_bool stop = false;
    Batches batches;
    BatchQueue<int> queue(10, 0ms, [&](const auto &batch) { batches.push_back(batch); });
    queue.push(1, stop, 1h);
    queue.push(2, stop, 0ms);
    QTRY_COMPARE(batches, Batches({{1, 2}}));
}

void tst_BatchQueue::aBatchCanBeRequested()
{
    const std::atomic_bool stop = false;
    Batches batches;
    BatchQueue<int> queue(2, 0ms, [&](const auto &batch) { batches.push_back(batch); });
    for (int value = 1; value <= 3; ++value) {
        queue.push(value, stop, 1h);
    }
    queue.deliver();
    QCOMPARE(batches, Batches({{1, 2}}));
    QVERIFY(!queue.isEmpty());
    QTRY_COMPARE(batches, Batches({{1, 2}, {3}})); // without the pause of the first
}

void tst_BatchQueue::clearedValuesAreNotDelivered()
{
    std::atomic_bool stop = false;
    Batches batches;
    BatchQueue<int> queue(10, 0ms, [&](const auto &batch) { batches.push_back(batch); });
    queue.push(1, stop, 1ms);
    stop = true;
    queue.clear();
    queue.push(2, stop, 1ms);
    QVERIFY(queue.isEmpty());
    stop = false;
    queue.push(3, stop, 1ms);
    QTRY_COMPARE(batches, Batches({{3}}));
}

QTEST_GUILESS_MAIN(tst_BatchQueue)
#include "tst_batchqueue.moc"
