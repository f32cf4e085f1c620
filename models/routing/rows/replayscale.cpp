// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/rows/replayscale.h"

#include <QTimeZone>

#include <algorithm>
#include <numeric>

namespace baton {

namespace {

/// The maximum share of an idle period relative to all other periods.
constexpr double mostIdle = 0.15;
/// Handoffs within this time in milliseconds are evenly spaced. Their times only show how fast
/// files were written and differ in each copy.
constexpr qint64 evenBelow = 10'000;
/// The step of a handoff without a time.
constexpr double leastStep = 1;

/// The distance from each handoff to the previous one, in milliseconds if there are times.
std::vector<double> stepsOf(const std::vector<qint64> &times, size_t count)
{
    std::vector<double> steps(count, 0);
    for (size_t i = 1; i < times.size(); ++i) {
        steps[i] = static_cast<double>(std::max<qint64>(0, times[i] - times[i - 1]));
    }
    if (times.size() > 1 && times.back() - times.front() < evenBelow) {
        std::fill(steps.begin() + 1, steps.begin() + std::ssize(times), leastStep);
    }
    const double sum = std::reduce(steps.begin(), steps.end());
    if (times.size() > 2 && sum > 0) {
        // In rounds, because a long pause affects how long the others appear.
        double rest = sum;
        for (int round = 0; round < 4; ++round) {
            const double most = mostIdle * rest;
            for (double &step : steps) {
                step = std::min(step, most);
            }
            rest = std::reduce(steps.begin(), steps.end());
        }
    }
    const double shown = std::reduce(steps.begin(), steps.end());
    const double untimed = shown > 0 ? shown / static_cast<double>(count) : leastStep;
    for (size_t i = times.size(); i < count; ++i) {
        steps[i] = i == 0 ? 0 : untimed;
    }
    return steps;
}

} // namespace

ReplayScale::ReplayScale(const std::vector<Transfer> &crossings)
{
    for (const Transfer &crossing : crossings) {
        if (!crossing.time.isValid()) {
            break; // those without a time are last
        }
        m_times.push_back(crossing.time.toMSecsSinceEpoch());
    }
    const std::vector<double> steps = stepsOf(m_times, crossings.size());
    m_positions.resize(steps.size());
    std::partial_sum(steps.begin(), steps.end(), m_positions.begin());
    const double length = m_positions.empty() ? 0 : m_positions.back();
    for (size_t i = 0; i < m_positions.size(); ++i) {
        m_positions[i] = length > 0 ? m_positions[i] / length
            : m_positions.size() < 2
            ? 1
            : static_cast<double>(i) / static_cast<double>(m_positions.size() - 1);
    }
}

double ReplayScale::positionOf(int count) const
{
    return count <= 0 || m_positions.empty()
        ? 0
        : m_positions[static_cast<size_t>(std::min(count, this->count())) - 1];
}

int ReplayScale::countAt(double position) const
{
    return static_cast<int>(std::ranges::upper_bound(m_positions, position) - m_positions.begin());
}

int ReplayScale::nearest(double position) const
{
    const auto after = std::ranges::lower_bound(m_positions, position);
    if (after == m_positions.end()) {
        return count();
    }
    const int count = static_cast<int>(after - m_positions.begin()) + 1;
    if (after == m_positions.begin()) {
        return position <= 0 && *after > 0 ? 0 : count;
    }
    const double before = *std::prev(after);
    return position - before < *after - position ? countAt(before) : count;
}

QDateTime ReplayScale::timeAt(double position) const
{
    const auto after =
        static_cast<size_t>(std::ranges::lower_bound(m_positions, position) - m_positions.begin());
    if (after == 0 || after >= m_times.size()) {
        const qint64 edge = after == 0 ? m_times.front() : m_times.back();
        return QDateTime::fromMSecsSinceEpoch(edge, QTimeZone::UTC);
    }
    const double way = m_positions[after] - m_positions[after - 1];
    const double part = way > 0 ? (position - m_positions[after - 1]) / way : 0;
    const double time = static_cast<double>(m_times[after - 1])
        + part * static_cast<double>(m_times[after] - m_times[after - 1]);
    return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(time), QTimeZone::UTC);
}

std::vector<ReplayScale::Label> ReplayScale::labels(int most) const
{
    if (m_times.empty() || most < 1) {
        return {};
    }
    const double last = m_positions[m_times.size() - 1];
    if (most == 1 || m_times.size() == 1) {
        return {{last, timeAt(last)}};
    }
    std::vector<Label> labels;
    for (int i = 0; i < most; ++i) {
        const double position = last * i / (most - 1);
        labels.push_back({position, timeAt(position)});
    }
    return labels;
}

} // namespace baton
