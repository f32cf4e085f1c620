// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/session.h"

namespace baton {

/// Where the session stands, in a few words: "Failed in phase 2 Flow after 3 attempts".
[[nodiscard]] QString headlineOf(const Session &session);

} // namespace baton
