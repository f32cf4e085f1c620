// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// A name that failures of the same kind share, whatever session they are of: a rule, a gate, a
/// type of error. @p arePhases: the rows of @p session are phases of its protocol.
[[nodiscard]] QString causeName(const Session &session, const SessionFailure &failure,
                                bool arePhases);

/// The type of @p error in the form that a search uses; "none" if there is no type.
[[nodiscard]] QString errorTypeName(const SessionError &error);

} // namespace baton
