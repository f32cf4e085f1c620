// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packproblem.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace baton {

class LazyPack;

/// The protocols of several folders, one for each id.
struct LoadedPacks
{
    using Packs = std::vector<std::shared_ptr<const LazyPack>>;

    Packs packs;
    std::vector<PackProblem> problems;
    std::vector<PackProblem> notices; ///< notices about protocols without errors
};

/// The built-in protocols and all protocol folders in @p folders, with texts in @p language. A
/// later protocol replaces an earlier one with the same id unless it is broken. For a folder that
/// has become broken since @p previous, the last valid version stays in use.
[[nodiscard]] LoadedPacks loadPacks(const QStringList &folders, const QString &language,
                                    const LoadedPacks::Packs &previous);

} // namespace baton
