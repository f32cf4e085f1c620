// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QStringList>

#include <utility>

namespace baton {

/// Counts the handoffs between agents and finds the cycles among them.
class RouteCycle
{
public:
    using Route = std::pair<QString, QString>;

    /// Cycles that contain @p hub are reported as starting there.
    explicit RouteCycle(QString hub)
        : m_hub(std::move(hub))
    {
    }

    void add(const Route &route) { ++m_counts[route]; }
    [[nodiscard]] int count(const Route &route) const { return m_counts.value(route); }

    /// The shortest cycle through @p route that consists of routes taken at least @p times times,
    /// such as "Arena", "Judge", "Arena". Empty if there is none, or if the cycle is reported for
    /// another of its routes, so that each is reported once.
    [[nodiscard]] QStringList through(const Route &route, int times) const;

private:
    [[nodiscard]] QStringList shortest(const QString &from, const QString &to, int times) const;
    [[nodiscard]] bool isBefore(const Route &a, const Route &b) const;

    QMap<Route, int> m_counts;
    QString m_hub;
};

} // namespace baton
