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

/// @p text whose first line goes on a line that is begun, the others indented by @p indent.
[[nodiscard]] QByteArray promptText(const QString &text, const PromptWritingStyle &manner,
                                    qsizetype indent);

/// The text behind a mark or the colon of a key whose other lines are indented by @p indent:
/// nothing, a blank and the text, or its lines below.
[[nodiscard]] QByteArray promptItem(const QString &text, const PromptWritingStyle &manner,
                                    qsizetype indent);

/// "- src/a.py: content" in a list that is indented by @p indent.
[[nodiscard]] std::optional<QByteArray> promptEntry(const QString &key, const Value &value,
                                                    const PromptWritingStyle &manner,
                                                    qsizetype indent);

/// The text behind the colon of a heading; nothing for a value that a prompt cannot hold.
[[nodiscard]] std::optional<QByteArray> promptBody(const Value &value,
                                                   const PromptWritingStyle &manner);

} // namespace baton::edit
