// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace baton {

/// A hash of the compiled engine, written while Baton is built; only for programs that link it.
[[nodiscard]] QByteArray engineIdentity();

/// Says which engine this is: another one may judge otherwise. Called once, by main().
void setEngineIdentity(const QByteArray &identity);

/// The identity that was set; empty where none was.
[[nodiscard]] QByteArray engineIdentityInUse();

} // namespace baton
