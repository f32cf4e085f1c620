// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// The name of a format for people.
[[nodiscard]] QString titleOf(Format format);
/// The end of a file's name in this format, with its point.
[[nodiscard]] QString suffixOf(Format format);
/// The language of a fenced block in this format.
[[nodiscard]] QByteArray languageOf(Format format);

} // namespace baton
