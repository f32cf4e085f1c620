// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>

namespace baton::cli {

/// The most entries of a list or of an object in a short result.
constexpr qsizetype mostItems = 50;
/// The most characters of a text in a short result.
constexpr qsizetype longestText = 10'000;
/// The length of a short result, about, in characters. Where it is reached, lists end, and objects
/// keep only texts and numbers.
constexpr qsizetype shortLength = 50'000;

/// The beginning of every list, object and text of @p result. "more" is the number of entries that
/// are left out; a text that is cut says so itself.
[[nodiscard]] QJsonObject shortForm(const QJsonObject &result);

} // namespace baton::cli
