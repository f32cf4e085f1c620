// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/durationbuckets.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace baton {

namespace {

constexpr double growth = 1.05;

/// The middle of a span, in seconds.
double secondsOf(int bucket)
{
    return std::pow(growth, bucket + 0.5) - 1;
}

} // namespace

int DurationBuckets::bucketOf(qint64 seconds)
{
    const auto length = static_cast<double>(std::max<qint64>(0, seconds)) + 1;
    return static_cast<int>(std::log(length) / std::log(growth));
}

qint64 DurationBuckets::count() const
{
    qint64 all = 0;
    for (const auto &[bucket, number] : m_numbers) {
        all += number;
    }
    return all;
}

double DurationBuckets::quantile(double part) const
{
    const qint64 all = count();
    qint64 left = std::max<qint64>(1, std::llround(std::ceil(part * static_cast<double>(all))));
    for (const auto &[bucket, number] : m_numbers) {
        left -= number;
        if (left <= 0 && number > 0) {
            return std::round(secondsOf(bucket));
        }
    }
    return std::numeric_limits<double>::quiet_NaN();
}

} // namespace baton
