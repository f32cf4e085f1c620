// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/actions/actionregistry.h"

namespace baton {

/// All actions of the main window.
[[nodiscard]] std::span<const ActionSpec> actionList();

/// A menu of the menu bar: its title and the ids of its actions; an empty id is a separator.
struct MenuSpec
{
    const char *id;
    const char *title;
    std::span<const char *const> items;
};

[[nodiscard]] std::span<const MenuSpec> menuList();
/// The ids of the tool bar; an empty one is a separator.
[[nodiscard]] std::span<const char *const> toolBarList();

} // namespace baton
