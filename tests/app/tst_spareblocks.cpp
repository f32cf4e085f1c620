// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include <QTest>

#include <malloc.h>

#include <cstdlib>
#include <cstring>
#include <thread>
#include <vector>

/// What baton asks for memory, in place of the C library.
class TestSpareBlocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void handsOutAgainWhatWasGivenBack_data();
    void handsOutAgainWhatWasGivenBack();
    void holdsWhatWasAskedFor();
    void growsBlocks();
    void keepsBlocksAligned();
    void clearsWhatIsAskedForCleared();
    void takesBackWhatAnotherThreadMade();
    void takesNothingBack();
};

namespace {

std::vector<void *> blocks(size_t count, size_t size)
{
    std::vector<void *> result(count);
    for (void *&block : result) {
        block = std::malloc(size);
    }
    return result;
}

void giveBack(const std::vector<void *> &blocks)
{
    for (void *block : blocks) {
        std::free(block);
    }
}

} // namespace

void TestSpareBlocks::handsOutAgainWhatWasGivenBack_data()
{
    QTest::addColumn<size_t>("size");
    for (const size_t size : {0, 1, 24, 25, 40, 100, 512, 520}) {
        QTest::addRow("%zu bytes", size) << size;
    }
}

/// More of them than the C library keeps at hand, the last one first.
void TestSpareBlocks::handsOutAgainWhatWasGivenBack()
{
    QFETCH(const size_t, size);
    const std::vector<void *> given = blocks(100, size);
    giveBack(given);
    std::vector<void *> again = blocks(given.size(), size);
    std::ranges::reverse(again);
    QCOMPARE(again, given);
    giveBack(again);
}

void TestSpareBlocks::holdsWhatWasAskedFor()
{
    for (int round = 0; round < 3; ++round) {
        std::vector<void *> all;
        for (size_t size = 0; size < 2000; ++size) {
            void *block = std::malloc(size);
            QVERIFY(block != nullptr);
            QVERIFY(malloc_usable_size(block) >= size);
            std::memset(block, int(size % 256), size);
            all.push_back(block);
        }
        for (size_t size = 0; size < all.size(); ++size) {
            const auto *bytes = static_cast<const uchar *>(all[size]);
            QVERIFY(std::all_of(bytes, bytes + size,
                                [size](uchar byte) { return byte == uchar(size % 256); }));
        }
        giveBack(all);
    }
}

void TestSpareBlocks::growsBlocks()
{
    giveBack(blocks(10, 40));
    auto *text = static_cast<char *>(std::malloc(40));
    std::strcpy(text, "kept");
    for (const size_t size : {100, 5'000, 500'000, 30}) {
        text = static_cast<char *>(std::realloc(text, size));
        QCOMPARE(text, "kept");
    }
    std::free(text);
}

void TestSpareBlocks::keepsBlocksAligned()
{
    for (const size_t alignment : {16, 64, 4096}) {
        void *block = std::aligned_alloc(alignment, alignment);
        QCOMPARE(reinterpret_cast<quintptr>(block) % alignment, 0U);
        std::free(block);
    }
    for (void *block : blocks(50, 64)) {
        QCOMPARE(reinterpret_cast<quintptr>(block) % alignof(std::max_align_t), 0U);
        std::free(block);
    }
}

void TestSpareBlocks::clearsWhatIsAskedForCleared()
{
    const std::vector<void *> dirty = blocks(50, 64);
    for (void *block : dirty) {
        std::memset(block, 0xff, 64);
    }
    giveBack(dirty);
    for (int i = 0; i < 50; ++i) {
        auto *bytes = static_cast<uchar *>(std::calloc(8, 8));
        QVERIFY(std::all_of(bytes, bytes + 64, [](uchar byte) { return byte == 0; }));
        std::free(bytes);
    }
}

/// Without end: what one thread makes and another gives back must not pile up there.
void TestSpareBlocks::takesBackWhatAnotherThreadMade()
{
    constexpr size_t size = 200;
    constexpr size_t many = 10'000;
    const size_t before = mallinfo2().uordblks;
    for (int round = 0; round < 10; ++round) {
        std::vector<void *> made;
        std::thread([&made] { made = blocks(many, size); }).join();
        giveBack(made);
    }
    QVERIFY(mallinfo2().uordblks < before + many * size);
}

void TestSpareBlocks::takesNothingBack()
{
    std::free(nullptr);
    void *block = std::malloc(0);
    QVERIFY(block != nullptr);
    std::free(block);
}

QTEST_APPLESS_MAIN(TestSpareBlocks)

#include "tst_spareblocks.moc"
