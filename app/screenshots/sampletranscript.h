// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// Writes the transcript of the agents of the failed CFD session, with its errors at their times,
/// into the folder @p session of that session. False if it cannot be written.
[[nodiscard]] bool writeSampleTranscript(const QString &session);
/// Writes a file below @p folder that repeats the same main agent many times. Returns its path;
/// empty if it cannot be written.
[[nodiscard]] QString writeLongTranscript(const QString &folder);
/// Writes a transcript that contains only settings.
[[nodiscard]] QString writeEmptyTranscript(const QString &folder);

} // namespace baton
