// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

namespace baton {

/// The strings of a prepared file, one after the other, without repetitions.
class StringTable
{
public:
    /// The place of @p text as a PreparedText is written.
    [[nodiscard]] QByteArray text(const QString &text);
    /// The array of the strings, whose name ends with @p suffix.
    [[nodiscard]] QByteArray definition(const QByteArray &suffix) const;

private:
    QString m_strings;
    QHash<QString, qsizetype> m_places;
};

} // namespace baton
