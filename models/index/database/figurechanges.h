// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/database/packedsession.h"
#include "models/values/result.h"

#include <map>
#include <tuple>

namespace baton {

class DatabaseConnection;

/// The changes of the sums of an index because sessions were added, changed and removed.
class FigureChanges
{
public:
    /// @p sign is 1 for the figures of an added session and -1 for those of a removed one.
    void add(const DatedFigures &dated, const QString &protocol, int sign);
    /// Adds them to the sums of @p origin.
    [[nodiscard]] Outcome write(const DatabaseConnection &connection, const QString &origin) const;

private:
    /// Name, day, protocol, about, detail.
    using Key = std::tuple<QString, qint64, QString, QString, QString>;

    std::map<Key, int> m_numbers;
};

} // namespace baton
