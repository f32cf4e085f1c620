// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/places.h"
#include "models/check/rule.h"

namespace baton {

/// path-exists: the files that texts name are there, seen from the document's folder, the session's
/// or the project's. With `in-session: true` only paths inside of a session that is at hand are
/// looked at.
class PathExistsRule final : public Rule
{
public:
    PathExistsRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    [[nodiscard]] QStringList candidates(const QString &text, const QString &filePath) const;

    TextPlaces m_places;
    QString m_within;
    ProjectRoot m_root;
    bool m_isInSession;
    bool m_isFile;   ///< a folder of the name will not do
    bool m_isInside; ///< what leads out of the root is another rule's
};

} // namespace baton
