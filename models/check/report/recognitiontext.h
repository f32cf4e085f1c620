// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// Sentences about the kind of @p report's document: the deciding facts, and the kinds that it only
/// resembles.
[[nodiscard]] QStringList recognitionText(const DocumentReport &report);
/// One fact: "/handoff/producer is cfd-reviewer".
[[nodiscard]] QString textOf(const RecognitionFact &evidence);

} // namespace baton
