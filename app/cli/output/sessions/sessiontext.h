// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton::cli {

/// The output of "baton session" as text. Times are in UTC.
[[nodiscard]] QString sessionText(const Session &session, const QDateTime &now);

} // namespace baton::cli
