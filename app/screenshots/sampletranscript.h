// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// Writes a transcript with agents, errors and long texts below @p folder. The path of its file;
/// empty when it cannot be written.
[[nodiscard]] QString writeSampleTranscript(const QString &folder);
/// The same main agent many times over, in a file of its own.
[[nodiscard]] QString writeLongTranscript(const QString &folder);
/// A transcript that holds settings only.
[[nodiscard]] QString writeEmptyTranscript(const QString &folder);

} // namespace baton
