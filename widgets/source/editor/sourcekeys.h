// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QKeyEvent;

namespace baton {

class SourceEdit;

namespace sourcekeys {

/// Keys that would otherwise start an action of the window.
[[nodiscard]] bool isEditKey(const QKeyEvent &event);
/// Does in @p edit what the key asks for; false if that is no more than typing.
[[nodiscard]] bool handle(SourceEdit &edit, const QKeyEvent &event);

} // namespace sourcekeys

} // namespace baton
