// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/arguments.h"
#include "app/cli/editing/editsession.h"

namespace baton::cli {

/// Adds "--document N" to @p arguments.
void addDocumentOption(Arguments &arguments);

/// Reads @p path ("-" is standard input) and selects document @p number, counted from 1; 0 selects
/// the first. Prints an error and returns nullopt if the file cannot be read, does not parse, or
/// has no such document.
[[nodiscard]] std::optional<EditSession> openDocument(const QString &path, int number,
                                                      Console &console);
/// The same with the number of the option.
[[nodiscard]] std::optional<EditSession> openDocument(const QString &path,
                                                      const Arguments &arguments, Console &console);

/// The message that @p path has no document @p number.
[[nodiscard]] QString noSuchDocument(const QString &path, int number, qsizetype count);

} // namespace baton::cli
