// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

#include <QByteArray>

#include <optional>

namespace baton::edit {

/// The writing style of a prompt.
struct PromptWritingStyle
{
    QByteArray newline = "\n";
    bool isBelow = false; ///< the text starts on the line below the heading
};

/// Formats @p text to start on a line that already has content. All further lines are indented by
/// @p indent.
[[nodiscard]] QByteArray promptText(const QString &text, const PromptWritingStyle &manner,
                                    qsizetype indent);

/// Formats the text behind a list mark or the colon of a key: empty, a blank and the text, or the
/// lines below. All further lines are indented by @p indent.
[[nodiscard]] QByteArray promptItem(const QString &text, const PromptWritingStyle &manner,
                                    qsizetype indent);

/// An entry such as "- src/a.py: content" in a list that is indented by @p indent; nullopt if @p
/// value cannot be written.
[[nodiscard]] std::optional<QByteArray> promptEntry(const QString &key, const Value &value,
                                                    const PromptWritingStyle &manner,
                                                    qsizetype indent);

/// The text behind the colon of a heading; nullopt if a prompt cannot hold @p value.
[[nodiscard]] std::optional<QByteArray> promptBody(const Value &value,
                                                   const PromptWritingStyle &manner);

} // namespace baton::edit
