// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/sessionlayoutreader.h"

#include <QCoreApplication>

namespace baton {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(baton::SessionLayout)
};

QRegularExpression readName(const PackNode &node)
{
    QRegularExpression pattern(node.text());
    if (!pattern.isValid()) {
        node.report(Texts::tr("This pattern is not valid: %1.").arg(pattern.errorString()));
        return {};
    }
    return pattern;
}

} // namespace

std::vector<SessionLayout> readSessionLayouts(const PackNode &node, const ProtocolPack &pack)
{
    std::vector<SessionLayout> layouts;
    for (const PackNode &entry : node.items()) {
        layouts.push_back({entry.requiredText(u"id"), pack.texts.of(entry[u"title"].text()),
                           entry[u"folder"].text(), entry[u"within"].text(), entry[u"state"].text(),
                           entry[u"handoffs"].text(), readSessionReading(entry[u"read"], pack),
                           readName(entry[u"name"])});
    }
    return layouts;
}

} // namespace baton
