// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/value.h"

#include <QByteArray>

#include <optional>

namespace baton::edit {

/// How a prompt is written.
struct PromptManner
{
    QByteArray newline = "\n";
    bool isBelow = false; ///< text starts on the line below its heading
};

/// @p text whose first line goes on a line that is begun, the others indented by @p indent.
[[nodiscard]] QByteArray promptText(const QString &text, const PromptManner &manner,
                                    qsizetype indent);

/// "- src/a.py: content".
[[nodiscard]] std::optional<QByteArray> promptEntry(const QString &key, const Value &value,
                                                    const PromptManner &manner);

/// What follows the colon of a heading; nothing for what a prompt cannot hold.
[[nodiscard]] std::optional<QByteArray> promptBody(const Value &value, const PromptManner &manner);

} // namespace baton::edit
