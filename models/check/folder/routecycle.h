// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QStringList>

#include <utility>

namespace baton {

/// The number of handoffs from each agent to each other one, and the cycles that they make.
class RouteCycle
{
public:
    using Route = std::pair<QString, QString>;

    /// @p hub is who a closed way is said to begin with, where several would do.
    explicit RouteCycle(QString hub)
        : m_hub(std::move(hub))
    {
    }

    void add(const Route &route) { ++m_counts[route]; }
    [[nodiscard]] int count(const Route &route) const { return m_counts.value(route); }

    /// The shortest way through @p route that leads back to where it began, over routes that were
    /// taken @p times or more: "Arena", "Judge", "Arena". Empty when there is none, and when the
    /// way is to be told at another of its routes, so that it is told once.
    [[nodiscard]] QStringList through(const Route &route, int times) const;

private:
    [[nodiscard]] QStringList shortest(const QString &from, const QString &to, int times) const;
    [[nodiscard]] bool isBefore(const Route &a, const Route &b) const;

    QMap<Route, int> m_counts;
    QString m_hub;
};

} // namespace baton
