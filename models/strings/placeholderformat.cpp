// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/strings/placeholderformat.h"

namespace baton {

QString filled(QString text, const QHash<QString, QString> &values)
{
    for (auto it = values.begin(); it != values.end(); ++it) {
        text.replace(u'{' + it.key() + u'}', it.value());
    }
    return text;
}

} // namespace baton
