// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QKeyEvent;

namespace baton {

class SourceEdit;

namespace sourcekeys {

/// True for keys that would otherwise trigger an action of the window.
[[nodiscard]] bool isEditKey(const QKeyEvent &event);
/// Handles the key in @p edit; false if it only inserts text.
[[nodiscard]] bool handle(SourceEdit &edit, const QKeyEvent &event);

} // namespace sourcekeys

} // namespace baton
