// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

class EditorTab;
class Notices;
class PlaceholderNavigation;

/// The navigation through the placeholders of @p tab, created on first use. It shows its messages
/// by @p notices.
[[nodiscard]] PlaceholderNavigation &placeholderNavigationOf(EditorTab &tab, Notices &notices);

} // namespace baton
