// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace baton {

/// A hash of the compiled engine, written while Baton is built. Only for programs that link it.
[[nodiscard]] QByteArray engineBuildId();

/// Sets the build id of this engine, because another build may judge otherwise. Called once, by
/// main().
void setEngineBuildId(const QByteArray &id);

/// The build id that was set; empty if there is none.
[[nodiscard]] QByteArray engineBuildIdInUse();

} // namespace baton
