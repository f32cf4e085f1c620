// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

/// Folders with handoffs that the sample workspace does not have, for pictures of their routing.
namespace baton::routingsamples {

/// Handoffs that break what is asked of routes: past the hub, to agents that nobody knows, over
/// routes that are not declared, back and forth without an end; sessions that wait for each other,
/// for one that is not there and for themselves.
void writeViolations(const QString &folder);

/// 461 handoffs between 113 agents.
void writeFamily(const QString &folder);

} // namespace baton::routingsamples
