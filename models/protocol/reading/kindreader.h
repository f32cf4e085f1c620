// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packfolder.h"
#include "models/protocol/source/packnode.h"

namespace baton {

/// Reads the features of documents of an entry of "kinds", their possible places, and their names;
/// nothing that needs its schema.
[[nodiscard]] KindModel readRecognition(const PackNode &node, const QString &protocol);

/// Reads one entry of "kinds" with its schema and templates; nothing when the schema is of no use.
[[nodiscard]] std::optional<KindModel> readKind(const PackFolder &folder, const PackNode &node,
                                                const QString &protocol, const PackTexts &texts,
                                                std::vector<PackProblem> &problems);

} // namespace baton
