// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/actions/actionregistry.h"
#include "app/window/pages/pages.h"
#include "app/window/pages/windowcontext.h"

#include <functional>
#include <type_traits>

namespace baton {

/// Lets the action @p id call @p slot of the page, or document, that @p current returns, if there
/// is one. A slot that takes a bool gets the state of the action.
template <typename Page, typename Slot>
void connectToPage(const WindowContext &context, const QString &id, Page *(Pages::*current)() const,
                   Slot slot)
{
    context.actions.connectTo(id, &context.commands,
                              [&pages = context.pages, current, slot](bool isOn) {
                                  if (Page *page = (pages.*current)()) {
                                      if constexpr (std::is_invocable_v<Slot, Page *, bool>) {
                                          std::invoke(slot, page, isOn);
                                      } else {
                                          std::invoke(slot, page);
                                      }
                                  }
                              });
}

} // namespace baton
