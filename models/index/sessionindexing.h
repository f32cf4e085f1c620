// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/indexedsession.h"
#include "models/review/review.h"
#include "models/session/building/previousread.h"

namespace baton {

/// What an index keeps of the session that @p reading read, apart from its stamp: handoffs with
/// their texts, findings, gates, errors, error lines of logs, reviews. Secrets are masked. Reads
/// the logs once more.
[[nodiscard]] IndexedSession indexed(const SessionReadResult &reading, const Reviews &reviews);

} // namespace baton
