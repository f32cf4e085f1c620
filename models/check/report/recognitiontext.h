// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// Sentences that say what @p report's document was taken for, by what, and what it only seems to
/// be.
[[nodiscard]] QStringList recognitionText(const DocumentReport &report);
/// One fact: "/handoff/producer is cfd-reviewer".
[[nodiscard]] QString textOf(const RecognitionFact &evidence);

} // namespace baton
