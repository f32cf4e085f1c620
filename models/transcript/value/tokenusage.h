// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

namespace baton {

/// The tokens of a model's input and output.
struct TokenUsage
{
    qint64 input = 0; ///< without tokens from the cache
    qint64 output = 0;
    qint64 cacheRead = 0;
    qint64 cacheWrite = 0;

    /// All input tokens, including those read from the cache and written to it.
    [[nodiscard]] qint64 allInput() const { return input + cacheRead + cacheWrite; }
    [[nodiscard]] bool isEmpty() const { return *this == TokenUsage(); }

    TokenUsage &operator+=(const TokenUsage &other)
    {
        input += other.input;
        output += other.output;
        cacheRead += other.cacheRead;
        cacheWrite += other.cacheWrite;
        return *this;
    }
    TokenUsage &operator-=(const TokenUsage &other)
    {
        input -= other.input;
        output -= other.output;
        cacheRead -= other.cacheRead;
        cacheWrite -= other.cacheWrite;
        return *this;
    }
    friend bool operator==(const TokenUsage &, const TokenUsage &) = default;
};

} // namespace baton
