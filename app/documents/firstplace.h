// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/editordocument.h"

namespace baton {

/// Where @p document, which was never saved, belongs: a handoff that starts a session in the folder
/// of that session, where its protocol keeps it, also before that folder is there; everything else
/// where it was made.
[[nodiscard]] QString firstPlaceOf(const EditorDocument &document);

} // namespace baton
