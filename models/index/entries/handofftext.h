// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <QHash>

namespace baton {

/// The lines of @p handoff of @p session, down to the next one in the same file; of a long one the
/// first 256 KiB. @p bytes: the contents of its files, by path.
[[nodiscard]] QString indexedHandoffText(const SessionHandoff &handoff, const Session &session,
                                         const QHash<QString, QByteArray> &bytes);

} // namespace baton
