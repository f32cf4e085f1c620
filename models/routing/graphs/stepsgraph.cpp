// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/graphkinds.h"

#include "models/routing/graph/graphorder.h"
#include "models/routing/graphs/agentsgraph.h"
#include "models/routing/graphs/routefindings.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype longestLabel = 60;

/// The key of a step, in the order of a queue.
struct StepKey
{
    QString protocol;
    QString task;
    double number = 0;

    friend bool operator<(const StepKey &a, const StepKey &b)
    {
        return std::tie(a.protocol, a.task, a.number) < std::tie(b.protocol, b.task, b.number);
    }
    [[nodiscard]] bool isInQueueOf(const StepKey &other) const
    {
        return protocol == other.protocol && task == other.task;
    }
};

class StepsBuilder
{
public:
    StepsBuilder(const GraphSource &source, const ProtocolCatalog &catalog)
        : m_packs(catalog)
        , m_refs(handoffsOf(source, m_packs))
    {
    }

    RoutingGraph build()
    {
        for (const HandoffRef *ref : byStep()) {
            addStep(*ref);
        }
        const size_t steps = size_t(m_builder.size());
        for (const HandoffRef &ref : m_refs) {
            addEnd(ref);
        }
        RoutingGraph graph = m_builder.take();
        putRestInOrder(graph, steps, 0);
        return graph;
    }

private:
    static std::optional<StepKey> keyOf(const HandoffRef &ref)
    {
        bool isNumber = false;
        const double number = ref.handoff->links.step.toDouble(&isNumber);
        return ref.pack && isNumber
            ? std::optional(StepKey{ref.pack->id, ref.handoff->task, number})
            : std::nullopt;
    }

    /// The handoffs in the order of the queues. Reports of the same step are in order of time.
    [[nodiscard]] std::vector<const HandoffRef *> byStep() const
    {
        std::vector<std::pair<StepKey, const HandoffRef *>> keyed;
        for (const HandoffRef &ref : m_refs) {
            if (const std::optional<StepKey> key = keyOf(ref)) {
                keyed.emplace_back(*key, &ref);
            }
        }
        std::ranges::stable_sort(keyed,
                                 [](const auto &a, const auto &b) { return a.first < b.first; });
        std::vector<const HandoffRef *> refs;
        refs.reserve(keyed.size());
        for (const auto &[key, ref] : keyed) {
            refs.push_back(ref);
        }
        return refs;
    }

    void addStep(const HandoffRef &ref)
    {
        const std::optional<StepKey> key = keyOf(ref);
        if (!key) {
            return;
        }
        RoutingNode node;
        node.kind = RoutingNode::Kind::Step;
        node.id = u"%1/%2/%3"_s.arg(key->protocol, key->task, ref.handoff->links.step);
        //: %1 the id of a task, %2 the number of a step of it
        node.title = QCoreApplication::translate("baton::RoutingGraph", "%1 step %2")
                         .arg(key->task, ref.handoff->links.step)
                         .trimmed();
        node.protocol = key->protocol;
        const int position = m_builder.node(node);
        RoutingNode &shared = m_builder.at(position);
        shared.role = ref.from; // the agent that reported it last
        shared.status =
            ref.pack->routing.words.value(ref.handoff->links.status, RunStatus::Unknown);
        shared.evidence = ref.handoff->at;
        m_steps.insert(*key, position);
    }

    void addEnd(const HandoffRef &ref)
    {
        const std::optional<StepKey> key = keyOf(ref);
        if (!key) {
            return;
        }
        const int self = m_steps.value(*key);
        const auto next = m_steps.upperBound(*key);
        const bool isLast = next == m_steps.cend() || !next.key().isInQueueOf(*key);
        const int edge = isLast ? m_builder.edge(self, m_builder.node(agentNode(ref.pack, ref.to)),
                                                 RoutingEdge::Kind::Handoff)
                                : m_builder.edge(self, *next, RoutingEdge::Kind::Next);
        m_builder.cross(edge, crossingOf(ref), isDeclared(ref));
        if (const QString passed = ref.handoff->links.passesOn.simplified(); !passed.isEmpty()) {
            m_builder.edgeAt(edge).label =
                passed.size() > longestLabel ? passed.first(longestLabel - 1) + u'…' : passed;
        }
        addFindings(m_builder, ref, edge, self);
    }

    PackIndex m_packs;
    std::vector<HandoffRef> m_refs;
    GraphBuilder m_builder{GraphKind::Steps};
    QMap<StepKey, int> m_steps;
};

} // namespace

RoutingGraph stepsGraph(const GraphSource &source, const ProtocolCatalog &catalog)
{
    return StepsBuilder(source, catalog).build();
}

} // namespace baton
