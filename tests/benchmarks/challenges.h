// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace baton {

/// A review as YAML, up to the line before its challenges.
[[nodiscard]] QByteArray reviewUpToChallenges();
/// A review of @p count challenges of three lines each, all with @p severity.
[[nodiscard]] QByteArray reviewOf(qsizetype count, const QByteArray &severity);
/// A review of about @p lines lines; some challenges have a finding, because their severity is
/// unknown.
[[nodiscard]] QByteArray longReview(int lines);

} // namespace baton
