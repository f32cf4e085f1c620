// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/places.h"
#include "models/protocol/rule.h"

#include <QRegularExpression>

namespace baton {

/// path-exists: the files that texts name are there, seen from the document's folder, the session's
/// or the project's. With `in-session: true` only paths inside of a session that is at hand are
/// looked at, with `pattern` only texts that fit it. With `moved: true` a folder may be anywhere
/// around the document as well.
class PathExistsRule final : public Rule
{
public:
    PathExistsRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    [[nodiscard]] bool isPath(const QString &text) const;
    [[nodiscard]] bool isThere(const QString &path) const;
    [[nodiscard]] QStringList candidates(const QString &text, const QString &filePath) const;

    TextPlaces m_places;
    QString m_within;
    ProjectRoot m_root;
    QRegularExpression m_pattern;
    bool m_isInSession;
    bool m_isFile;   ///< a folder of the name will not do
    bool m_isInside; ///< what leads out of the root is another rule's
    bool m_isMoved;  ///< folders are copied together with the documents that name them
};

} // namespace baton
