// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace baton {

class ProtocolCatalog;
struct SessionSettings;

/// A hash of everything that readings depend on besides the disk: the engine, its language, the
/// protocols that are not built in, the settings, and the masking in use. A reading in another
/// context is not current.
[[nodiscard]] QByteArray indexContext(const ProtocolCatalog &catalog,
                                      const SessionSettings &settings);

} // namespace baton
