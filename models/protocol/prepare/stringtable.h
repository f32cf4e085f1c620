// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

namespace baton {

/// The strings of a prepared file in one array, without duplicates.
class StringTable
{
public:
    /// The position of @p text, in the form of a PreparedText.
    [[nodiscard]] QByteArray text(const QString &text);
    /// The definition of the array; @p suffix ends its name.
    [[nodiscard]] QByteArray definition(const QByteArray &suffix) const;

private:
    QString m_strings;
    QHash<QString, qsizetype> m_places;
};

} // namespace baton
