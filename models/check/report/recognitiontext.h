// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// Sentences about the kind of the document of @p report: the facts that decided, and other kinds
/// that are only similar.
[[nodiscard]] QStringList recognitionText(const DocumentReport &report);
/// The text for one fact, such as "/handoff/producer is cfd-reviewer".
[[nodiscard]] QString textOf(const RecognitionFact &evidence);

} // namespace baton
