// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/figurechanges.h"

#include "models/database/rowinsertion.h"
#include "models/index/database/storedvalue.h"

using namespace Qt::StringLiterals;

namespace baton {

void FigureChanges::add(const DatedFigures &dated, const QString &protocol, int sign)
{
    for (const auto &[figure, number] : dated.figures) {
        const qint64 day = figure.day != 0 ? figure.day : dated.day;
        m_numbers[{figure.name, day, protocol, shortened(figure.about), figure.detail}] +=
            sign * number;
    }
}

/// Sorts the rows, so that concurrent writers lock them in the same order.
Outcome FigureChanges::write(const DatabaseConnection &connection, const QString &origin) const
{
    RowInsertion rows(
        connection, u"figures"_s,
        {u"name"_s, u"day"_s, u"origin"_s, u"protocol"_s, u"about"_s, u"detail"_s, u"number"_s},
        u"ON CONFLICT (name, day, origin, protocol, about, detail) DO UPDATE SET "
        "number = figures.number + excluded.number"_s);
    for (const auto &[key, number] : m_numbers) {
        const auto &[name, day, protocol, about, detail] = key;
        const Outcome added = number == 0
            ? Outcome(std::monostate())
            : rows.add({name, day, origin, stored(protocol), shortened(about), shortened(detail),
                        qint64(number)});
        if (!added) {
            return added;
        }
    }
    return rows.flush();
}

} // namespace baton
