// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/entries/indexedsession.h"
#include "models/review/review.h"
#include "models/session/value/session.h"

#include <QHash>

namespace baton {

/// @p session in the form that an index stores, without its stamp: handoffs with their texts, which
/// are parts of @p bytes (by path), findings, gates, errors, error lines of logs, reviews. Secrets
/// are masked. Reads the logs again.
///
/// @p arePhases is true if its rows are phases of its protocol rather than routes or sessions. @p
/// root is the folder whose sessions are indexed: errors of sessions in it that this one started
/// are left to them; empty if no folder is indexed.
[[nodiscard]] IndexedSession indexed(const Session &session,
                                     const QHash<QString, QByteArray> &bytes,
                                     const Reviews &reviews, bool arePhases, const QString &root);

} // namespace baton
