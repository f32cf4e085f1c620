// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/enginebuildid.h"

namespace baton {

namespace {

QByteArray &buildIdInUse()
{
    static QByteArray id;
    return id;
}

} // namespace

void setEngineBuildId(const QByteArray &id)
{
    buildIdInUse() = id;
}

QByteArray engineBuildIdInUse()
{
    return buildIdInUse();
}

} // namespace baton
