// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/emptyvaluewords.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace baton {

bool isEmptyValueWord(const QString &text)
{
    static const QStringList words{
        QString(), u"none"_s, u"n/a"_s, u"na"_s,      u"nil"_s,
        u"-"_s,    u"null"_s, u"–"_s,   u"nothing"_s, u"not applicable"_s};
    return words.contains(text.trimmed().toLower());
}

} // namespace baton
