// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/dependsonrule.h"

#include "models/check/placeholdertext.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace baton {

DependsOnRule::DependsOnRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_places(settings)
    , m_root(settings[u"root"])
    , m_sessions(settings.requiredText(u"sessions"))
{
}

void DependsOnRule::apply(const RuleContext &context, FindingList &findings) const
{
    const QString root =
        context.settings.touchesDisk ? m_root.of(context.settings.filePath) : QString();
    const QDir sessions(root + u'/' + m_sessions);
    if (root.isEmpty() || !sessions.exists()) {
        return;
    }
    for (const TextPlaces::Place &place : m_places.in(context.tree)) {
        for (const QString &part : place.text.split(u',', Qt::SkipEmptyParts)) {
            const QString name = part.trimmed();
            const bool isName = !name.isEmpty() && !name.contains(u'/') && !isPlaceholder(name);
            if (isName && !QFileInfo(sessions.filePath(name)).isDir()) {
                findings.add(place.node, id(), severity(), message({{u"actual"_s, name}}))
                    .finding.actual = name;
            }
        }
    }
}

} // namespace baton
