// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/yaml/scalarspelling.h"

namespace baton::edit {

/// The part that a value follows.
enum class Holder { Key, Dash, Root };

/// @p value in block style behind a key or dash at @p column.
[[nodiscard]] std::optional<SpelledValue>
spelledBlock(const Value &value, const WritingStyle &manner, Holder holder, int column);

/// @p value in brackets. If spread over lines, @p indentation is that of the closing bracket.
[[nodiscard]] std::optional<QByteArray> spelledFlow(const Value &value, const WritingStyle &manner,
                                                    const QByteArray &indentation);

/// One entry of a block map or list at @p column, from its key or dash up to the final line end.
[[nodiscard]] std::optional<QByteArray> blockEntry(const Value &value, const QString *key,
                                                   const WritingStyle &manner, int column);
/// One entry in brackets at @p column, on a line with @p indentation.
[[nodiscard]] std::optional<QByteArray> flowEntry(const Value &value, const QString *key,
                                                  const WritingStyle &manner, int column,
                                                  const QByteArray &indentation);

} // namespace baton::edit
