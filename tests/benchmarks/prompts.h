// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace baton {

enum class PromptSize {
    Page, ///< prose of a page around a request of three KiB
    Note  ///< a few lines around a request of one to three KiB, like the protocol's own examples
};

/// The prompt of session @p number as a planning agent writes it, around a valid request; all
/// prompts differ.
[[nodiscard]] QByteArray promptText(int number, PromptSize size = PromptSize::Page);

/// The request of promptText() alone.
[[nodiscard]] QByteArray requestText(int number, PromptSize size = PromptSize::Page);

} // namespace baton
