// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/entries/indexedsession.h"
#include "models/review/review.h"
#include "models/session/value/session.h"

#include <QHash>

namespace baton {

/// @p session as an index keeps it, apart from its stamp: handoffs with their texts, which are
/// parts of @p bytes (by path), findings, gates, errors, error lines of logs, reviews. Secrets are
/// masked. Reads the logs once more. @p arePhases: its rows are phases of its protocol, not routes
/// or sessions. @p root: the folder whose sessions are indexed; errors of sessions there that this
/// one started are left to them; empty: none is.
[[nodiscard]] IndexedSession indexed(const Session &session,
                                     const QHash<QString, QByteArray> &bytes,
                                     const Reviews &reviews, bool arePhases, const QString &root);

} // namespace baton
