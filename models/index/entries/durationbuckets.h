// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

#include <map>

namespace baton {

/// Durations counted in spans that grow by a twentieth: medians over any number of sessions are
/// within 3 % and need no durations one by one.
class DurationBuckets
{
public:
    /// The index of the span that contains @p seconds.
    [[nodiscard]] static int bucketOf(qint64 seconds);

    void add(int bucket, qint64 number) { m_numbers[bucket] += number; }
    [[nodiscard]] qint64 count() const;
    /// The duration in seconds that @p part (0 to 1) of all do not exceed; NaN without any.
    [[nodiscard]] double quantile(double part) const;

private:
    std::map<int, qint64> m_numbers;
};

} // namespace baton
