// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>

namespace baton::cli {

/// The results of @p toJson for each of @p items.
template <typename Items, typename ToJson>
QJsonArray arrayOf(const Items &items, ToJson toJson)
{
    QJsonArray array;
    for (const auto &item : items) {
        array.append(toJson(item));
    }
    return array;
}

} // namespace baton::cli
