// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/spanattributes.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Deeper values are left out.
constexpr int deepest = 64;

QJsonObject membersOf(const QJsonArray &members, int depth);

QJsonValue plainValue(const QJsonObject &value, int depth)
{
    if (value.isEmpty() || depth > deepest) {
        return {};
    }
    const QString kind = value.begin().key();
    const QJsonValue content = value.begin().value();
    if (kind == "intValue"_L1) {
        return content.isString() ? QJsonValue(content.toString().toLongLong()) : content;
    }
    if (kind == "kvlistValue"_L1) {
        return membersOf(content.toObject().value("values"_L1).toArray(), depth + 1);
    }
    if (kind == "arrayValue"_L1) {
        QJsonArray items;
        for (const QJsonValue &item : content.toObject().value("values"_L1).toArray()) {
            items.append(plainValue(item.toObject(), depth + 1));
        }
        return items;
    }
    return content;
}

QJsonObject membersOf(const QJsonArray &members, int depth)
{
    QJsonObject object;
    for (const QJsonValue &member : members) {
        object.insert(member["key"_L1].toString(),
                      plainValue(member["value"_L1].toObject(), depth));
    }
    return object;
}

} // namespace

QJsonObject spanAttributes(const QJsonArray &attributes)
{
    return membersOf(attributes, 0);
}

} // namespace baton
