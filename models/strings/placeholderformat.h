// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QString>

namespace baton {

/// @p text with each {name} replaced by its value.
[[nodiscard]] QString filled(const QString &text, const QHash<QString, QString> &values);

} // namespace baton
