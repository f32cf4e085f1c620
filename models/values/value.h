// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace baton {

enum class ValueType { Null, Boolean, Integer, Float, String, List, Map };

[[nodiscard]] constexpr bool isContainer(ValueType type)
{
    return type == ValueType::List || type == ValueType::Map;
}

/// A part of a document without its place: scalars keep their spelling, maps their order.
///
/// A map may contain a key twice (which is a finding; no data is lost). Two numbers are equal only
/// if they have the same spelling, because the spelling of a number must survive every edit.
struct Value
{
    ValueType type = ValueType::Null;
    QString text; ///< text of a scalar: decoded string, number or boolean as spelt, empty for null
    QStringList keys; ///< keys of a map, one for each item
    std::vector<Value> items;

    [[nodiscard]] static Value null() { return {}; }
    [[nodiscard]] static Value string(const QString &text);
    [[nodiscard]] static Value boolean(bool value);
    [[nodiscard]] static Value integer(qint64 value);
    /// @p spelling is kept as given, for example "1.2e-12".
    [[nodiscard]] static Value number(const QString &spelling);
    [[nodiscard]] static Value list(std::vector<Value> items = {});
    [[nodiscard]] static Value map();

    [[nodiscard]] bool isContainer() const { return baton::isContainer(type); }
    /// The first item under @p key, or null if there is none.
    [[nodiscard]] const Value *find(const QString &key) const;
    void insert(const QString &key, Value value);

    friend bool operator==(const Value &, const Value &) = default;
};

} // namespace baton
