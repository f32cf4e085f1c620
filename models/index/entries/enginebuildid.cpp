// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/engineidentity.h"

namespace baton {

namespace {

QByteArray &identityInUse()
{
    static QByteArray identity;
    return identity;
}

} // namespace

void setEngineIdentity(const QByteArray &identity)
{
    identityInUse() = identity;
}

QByteArray engineIdentityInUse()
{
    return identityInUse();
}

} // namespace baton
