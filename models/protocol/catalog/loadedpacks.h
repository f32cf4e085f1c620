// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packproblem.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace baton {

class LazyPack;

/// The protocols of some folders, one of each id.
struct LoadedPacks
{
    using Packs = std::vector<std::shared_ptr<const LazyPack>>;

    Packs packs;
    std::vector<PackProblem> problems;
    std::vector<PackProblem> notices; ///< notices about protocols without errors
};

/// The built-in protocols and those in every folder below each of @p folders, with their texts in
/// @p language; a later one replaces an earlier id, unless it is broken. Of a folder that broke
/// since @p previous were loaded, the last version without a problem stays.
[[nodiscard]] LoadedPacks loadPacks(const QStringList &folders, const QString &language,
                                    const LoadedPacks::Packs &previous);

} // namespace baton
