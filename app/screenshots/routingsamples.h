// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

/// Creates folders with handoffs that the sample workspace does not contain, for pictures of their
/// routing.
namespace baton::routingsamples {

/// Handoffs that break rules of routing: they bypass the hub, go to unknown agents, use undeclared
/// routes, or loop; sessions that wait for each other, for a missing one and for themselves.
void writeViolations(const QString &folder);

/// 461 handoffs between 113 agents.
void writeFamily(const QString &folder);

} // namespace baton::routingsamples
