// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/source/packfolder.h"
#include "models/protocol/source/packnode.h"

namespace baton {

/// Reads the recognition features of an entry of "kinds", its possible places and its names, but
/// not its schema.
[[nodiscard]] KindModel readRecognition(const PackNode &node, const QString &protocol);

/// Reads an entry of "kinds" with its schema and templates; nullopt if the schema is unusable.
[[nodiscard]] std::optional<KindModel> readKind(const PackFolder &folder, const PackNode &node,
                                                const QString &protocol, const PackTexts &texts,
                                                std::vector<PackProblem> &problems);

} // namespace baton
