// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/reading/packparts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr QLatin1StringView anyone = "*"_L1;

class RouteReader
{
    Q_DECLARE_TR_FUNCTIONS(baton::RouteReader)

public:
    explicit RouteReader(const ProtocolPack &pack)
        : m_pack(pack)
    {
    }

    std::vector<Route> read(const PackNode &node)
    {
        for (const PackNode &entry : node.items()) {
            const Route route{agentAt(entry, u"from"), agentAt(entry, u"to"),
                              kindsAt(entry[u"kinds"])};
            if (!route.from.isEmpty() && !route.to.isEmpty()) {
                m_routes.push_back(route);
            }
        }
        addRoots();
        addChains();
        if (!node.exists() && !m_pack.hub.isEmpty()) {
            m_routes.push_back({anyone, m_pack.hub, {}});
            m_routes.push_back({m_pack.hub, anyone, {}});
        }
        return std::move(m_routes);
    }

    [[nodiscard]] QString agentAt(const PackNode &entry, QStringView key) const
    {
        const QString name = entry.requiredText(key);
        if (name.isEmpty() || name == anyone) {
            return name;
        }
        const Agent *agent = m_pack.agentCalled(name);
        if (!agent) {
            entry[key].report(tr("“%1” is not an agent of this protocol.").arg(name));
            return {};
        }
        return agent->id;
    }

    [[nodiscard]] QStringList kindsAt(const PackNode &node) const
    {
        const QStringList names = node.texts();
        for (const QString &name : names) {
            const auto isCalled = [&](const KindModel &kind) { return kind.kind.name == name; };
            if (std::ranges::none_of(m_pack.kinds, isCalled)) {
                node.report(tr("“%1” is not a kind of this protocol.").arg(name));
            }
        }
        return names;
    }

    /// Adds a route for each kind whose root key names sender and receiver.
    void addRoots()
    {
        for (const KindModel &kind : m_pack.kinds) {
            for (const QString &root : kind.roots) {
                const QRegularExpressionMatch match = m_pack.routing.root.match(root);
                const Agent *from = m_pack.agentCalled(match.captured(u"producer"_s));
                const Agent *to = m_pack.agentCalled(match.captured(u"consumer"_s));
                if (!m_pack.routing.root.pattern().isEmpty() && from && to) {
                    add({from->id, to->id, {kind.kind.name}});
                }
            }
        }
    }

    void addChains()
    {
        for (const Chain &chain : m_pack.chains) {
            for (qsizetype i = 0; i + 1 < chain.steps.size(); ++i) {
                const Agent *from = m_pack.agentCalled(chain.steps[i]);
                const Agent *to = m_pack.agentCalled(chain.steps[i + 1]);
                if (from && to) {
                    add({from->id, to->id, {}});
                }
            }
        }
    }

    void add(const Route &route)
    {
        const auto isSame = [&](const Route &known) {
            return known.from == route.from && known.to == route.to
                && (known.kinds.isEmpty() || known.kinds == route.kinds);
        };
        if (std::ranges::none_of(m_routes, isSame)) {
            m_routes.push_back(route);
        }
    }

    const ProtocolPack &m_pack;
    std::vector<Route> m_routes;
};

} // namespace

std::vector<Route> readRoutes(const PackNode &node, const ProtocolPack &pack)
{
    return RouteReader(pack).read(node);
}

} // namespace baton
