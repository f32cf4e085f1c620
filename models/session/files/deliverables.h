// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/draft/sessiondraft.h"

namespace baton {

/// What the handoffs of the session name as delivered, with what lies on the disk.
void addDeliverables(SessionDraft &draft);

} // namespace baton
