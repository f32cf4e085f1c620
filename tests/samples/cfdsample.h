// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

/// The parts of a CFD session that failed twice and still runs.
namespace baton::samples {

[[nodiscard]] std::vector<SessionPhase> cfdPhases();
[[nodiscard]] std::vector<SessionGate> cfdGates();
[[nodiscard]] std::vector<SessionHandoff> cfdHandoffs();
[[nodiscard]] std::vector<SessionError> cfdErrors();
[[nodiscard]] FirstCause cfdCause();
[[nodiscard]] std::vector<SessionFile> cfdFiles();
[[nodiscard]] std::vector<Deliverable> cfdDeliverables();

} // namespace baton::samples
