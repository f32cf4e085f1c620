// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// Writes a transcript with agents, errors and long texts below @p folder. Returns its path; empty
/// if it cannot be written.
[[nodiscard]] QString writeSampleTranscript(const QString &folder);
/// Writes a file that repeats the same main agent many times.
[[nodiscard]] QString writeLongTranscript(const QString &folder);
/// Writes a transcript that contains only settings.
[[nodiscard]] QString writeEmptyTranscript(const QString &folder);

} // namespace baton
