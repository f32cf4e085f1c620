// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/session.h"

#include <QJsonObject>

namespace baton::cli {

/// A row of "baton sessions" (docs/cli.md).
[[nodiscard]] QJsonObject summaryObject(const SessionSummary &summary);
/// What "baton session --format json" prints (docs/cli.md).
[[nodiscard]] QJsonObject sessionObject(const Session &session);

} // namespace baton::cli
