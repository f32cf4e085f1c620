// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/entries/indexedsession.h"
#include "models/values/result.h"

namespace baton {

class DatabaseConnection;

/// The words by which @p entry is found, see searchWords().
[[nodiscard]] QString wordsOf(const IndexedEntry &entry);

/// Makes the words of all entries in the database anew.
[[nodiscard]] Outcome renewWords(const DatabaseConnection &connection);

} // namespace baton
