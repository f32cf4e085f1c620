// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"
#include "models/session/state/statedocument.h"
#include "models/session/value/sessionerror.h"

#include <optional>

namespace baton {

/// An error as stated in an entry of a file.
struct ErrorEntry
{
    SessionError error;  ///< without its phase
    QString phase;       ///< as written; empty if there is none
    JsonPointer phaseAt; ///< pointer to the phase
};

/// The error in the entry at @p entry of @p file. @p places are the pointers to its members.
/// nullopt if it has neither a type nor a message.
[[nodiscard]] std::optional<ErrorEntry>
errorEntryAt(const ErrorPointers &places, const StateDocument &file, const JsonPointer &entry);

} // namespace baton
