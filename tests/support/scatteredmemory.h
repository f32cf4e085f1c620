// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/residentmemory.h"

#include <cstdlib> // defines whether this is glibc
#include <memory>
#include <vector>

namespace baton {

/// 40 MB of which one percent is in use, scattered over all of it. malloc keeps the rest.
class ScatteredMemory
{
public:
    ScatteredMemory()
    {
        for (int i = 0; i < count; ++i) {
            m_blocks.push_back(std::make_unique<char[]>(size));
        }
        for (int i = 0; i < count; ++i) {
            if (i % 100 != 0 && i != count - 1) {
                m_blocks[size_t(i)].reset();
            }
        }
        m_before = residentMb();
    }

    /// True if most of the freed memory was returned to the system.
    [[nodiscard]] bool isGivenBack() const
    {
#if !defined(__GLIBC__) || defined(__SANITIZE_ADDRESS__)
        return true; // another allocator
#else
        return m_before - residentMb() > 25;
#endif
    }

private:
    static constexpr int count = 40'000;
    static constexpr int size = 1000;

    std::vector<std::unique_ptr<char[]>> m_blocks;
    double m_before = 0;
};

} // namespace baton
