// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/database/packedsession.h"
#include "models/values/result.h"

#include <map>
#include <tuple>

namespace baton {

class DatabaseConnection;

/// The changes of the sums of an index because sessions came, changed and went.
class FigureChanges
{
public:
    /// @p sign 1: the figures of a session that came; -1: of one that went.
    void add(const DatedFigures &dated, const QString &protocol, int sign);
    /// Adds them to the sums of @p origin.
    [[nodiscard]] Outcome write(const DatabaseConnection &connection, const QString &origin) const;

private:
    /// Name, day, protocol, about, detail.
    using Key = std::tuple<QString, qint64, QString, QString, QString>;

    std::map<Key, int> m_numbers;
};

} // namespace baton
