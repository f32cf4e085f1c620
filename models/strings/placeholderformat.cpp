// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/strings/placeholderformat.h"

namespace baton {

QString filled(const QString &text, const QHash<QString, QString> &values)
{
    QString result;
    qsizetype done = 0;
    for (qsizetype open = text.indexOf(u'{'); open >= 0; open = text.indexOf(u'{', open + 1)) {
        const qsizetype close = text.indexOf(u'}', open);
        const auto value =
            close < 0 ? values.cend() : values.constFind(text.sliced(open + 1, close - open - 1));
        if (value != values.cend()) {
            result += QStringView(text).sliced(done, open - done);
            result += *value;
            done = close + 1;
            open = close;
        }
    }
    result += QStringView(text).sliced(done);
    return result;
}

} // namespace baton
