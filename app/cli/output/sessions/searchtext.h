// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/indexhit.h"

#include <QJsonObject>

namespace baton::cli {

/// A line for each hit that editors can parse: "path:line: [type] title — snippet".
[[nodiscard]] QString searchText(const SearchPage &page);
[[nodiscard]] QJsonObject searchObject(const SearchPage &page, const IndexQuery &query);

} // namespace baton::cli
