// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

#include <QByteArray>
#include <QByteArrayList>

#include <random>

/// The same choices for the same seed, on every machine.
class Random
{
public:
    explicit Random(quint32 seed)
        : m_engine(seed)
    {
    }

    /// 0 … @p count - 1
    int below(int count) { return static_cast<int>(m_engine() % static_cast<quint32>(count)); }
    int between(int low, int high) { return low + below(high - low + 1); }
    bool chance(int percent) { return below(100) < percent; }
    template <typename List>
    auto pick(const List &list) -> decltype(list[0])
    {
        return list[static_cast<decltype(list.size())>(below(static_cast<int>(list.size())))];
    }

    /// One to three words that need no quotes anywhere.
    QString words();
    /// Text that tries the quoting rules: indicators, line ends, spaces at the ends, other types.
    QString trickyText();
    QString key();
    QString number();
    /// A value with up to @p depth levels of containers.
    baton::Value value(int depth);

private:
    std::mt19937 m_engine;
};
