// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/core/memorytrim.h"
#include "tests/support/scatteredmemory.h"

#include <QTest>

using namespace baton;

class tst_MemoryTrim : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void freesMemoryBetweenUsedBlocks();
};

void tst_MemoryTrim::freesMemoryBetweenUsedBlocks()
{
    const ScatteredMemory memory;
    trimMemory();
    QVERIFY(memory.isGivenBack());
}

QTEST_GUILESS_MAIN(tst_MemoryTrim)
#include "tst_memorytrim.moc"
