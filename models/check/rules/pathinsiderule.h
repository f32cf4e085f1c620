// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/places.h"
#include "models/check/rule.h"

namespace baton {

/// path-inside: the paths that texts name stay below the project's folder, whether it is known or
/// not, and also when links are followed.
class PathInsideRule final : public Rule
{
public:
    PathInsideRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    TextPlaces m_places;
    ProjectRoot m_root;
};

/// True when @p text, a path below @p root, leads out of it; an empty root is not known. With
/// @p followsLinks also through links on the disk.
[[nodiscard]] bool leaves(const QString &text, const QString &root, bool followsLinks);

} // namespace baton
