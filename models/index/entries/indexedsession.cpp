// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/indexedsession.h"

using namespace Qt::StringLiterals;

namespace baton {

QString nameOf(IndexedEntry::Type type)
{
    static const QStringList names{u"session"_s, u"handoff"_s, u"finding"_s, u"gate"_s,  u"error"_s,
                                   u"log"_s,     u"review"_s,  u"phase"_s,   u"cause"_s, u"step"_s};
    return names[static_cast<int>(type)];
}

QString orNone(const QString &name)
{
    return name.isEmpty() ? u"none"_s : name;
}

} // namespace baton
