// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/agentnames.h"

#include "models/check/folder/routingfacts.h"
#include "models/check/report/verdicttranslations.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/values/placeholdertext.h"

namespace baton {

namespace {

/// A name from a document, shortened to fit in a headline.
QString shortened(const QString &name)
{
    constexpr qsizetype longest = 60;
    const QString line = name.simplified();
    return line.size() <= longest ? line : line.first(longest).trimmed() + u'…';
}

} // namespace

QString producerOf(const ProtocolPack &pack, const KindModel &kind, const CanonicalTree &tree)
{
    const QString name = routingFacts(pack, tree).producer;
    if (!name.isEmpty() && pack.agentCalled(name)) {
        return name;
    }
    if (!kind.producer.isEmpty()) {
        return kind.producer;
    }
    const bool isNobody = name.isEmpty() || isPlaceholder(name);
    //: stands for an agent whose name is not known
    return isNobody ? VerdictTranslations::tr("the producer") : shortened(name);
}

QString receiverOf(const ProtocolPack &pack, const KindModel &kind, const CanonicalTree &tree)
{
    // A receiver named in the root key is always right; a field may be wrong.
    const bool isInRoot = !pack.routing.root.pattern().isEmpty();
    QString name = pack.hub.isEmpty() || isInRoot ? routingFacts(pack, tree).consumer : pack.hub;
    if (name.isEmpty()) {
        name = kind.consumer.isEmpty() ? pack.hub : kind.consumer;
    }
    //: stands for an agent whose name is not known
    return name.isEmpty() || isPlaceholder(name) ? VerdictTranslations::tr("The receiver")
                                                 : shortened(name);
}

} // namespace baton
