// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/grid/phasegridupdate.h"

#include "models/sessionviews/grid/rowmatching.h"

#include <algorithm>

namespace baton {

namespace {

constexpr int widestAnnounced = 3; ///< maximum number of columns for attempts that may follow

int parentOf(const SessionPhase &phase, size_t position)
{
    const bool isChild = phase.parent >= 0 && static_cast<size_t>(phase.parent) < position;
    return isChild ? phase.parent : -1;
}

void countAttempts(PhaseGridUpdate &change)
{
    for (const SessionPhase &phase : change.session->phases) {
        // A row for a session gets no such columns, because a restarted session has its own row.
        const bool isSession =
            !phase.sessionPath.isEmpty() || phase.id == change.session->summary.id;
        const int most = isSession ? 0 : phase.count.most;
        change.attempts = std::max(change.attempts, std::min(most, widestAnnounced));
        for (const SessionAttempt &attempt : phase.attempts) {
            change.made = std::max(change.made, attempt.number);
        }
    }
    change.attempts = std::max(change.attempts, change.made);
}

/// True if the rows have the same ids and parents. This is the usual update of a running session.
bool hasRowsOf(const PhaseRows &before, const std::vector<SessionPhase> &phases)
{
    if (!before.session || before.session->phases.size() != phases.size()) {
        return false;
    }
    const std::vector<SessionPhase> &shown = before.session->phases;
    for (size_t i = 0; i < phases.size(); ++i) {
        if (shown[i].id != phases[i].id || parentOf(shown[i], i) != parentOf(phases[i], i)) {
            return false;
        }
    }
    return true;
}

class ChangeMaker
{
public:
    ChangeMaker(const PhaseRows &before, PhaseGridUpdate &change)
        : m_before(before)
        , m_change(change)
        , m_phases(change.session->phases)
        , m_children(m_phases.size() + 1)
    {
        for (size_t i = 0; i < m_phases.size(); ++i) {
            const int parent = parentOf(m_phases[i], i);
            m_children[parent < 0 ? m_phases.size() : static_cast<size_t>(parent)].push_back(
                static_cast<int>(i));
        }
        m_change.nodes.assign(m_phases.size(), nullptr);
    }

    /// Turns @p parent and its descendants into the phase at @p position and its descendants.
    void merge(PhaseNode &parent, int position)
    {
        const std::vector<int> &wanted = below(position);
        QStringList before;
        for (const std::unique_ptr<PhaseNode> &child : parent.children) {
            before.append(shown(*child).id);
        }
        QStringList after;
        for (const int child : wanted) {
            after.append(m_phases[static_cast<size_t>(child)].id);
        }
        PhaseGridUpdate::Family family{&parent, matchRows(before, after), {}};
        std::vector<bool> isKept(wanted.size());
        for (size_t row = 0; row < family.kept.size(); ++row) {
            if (const int now = family.kept[row]; now >= 0) {
                isKept[static_cast<size_t>(now)] = true;
                keep(*parent.children[row], wanted[static_cast<size_t>(now)]);
            }
        }
        const int ranges = rangesOf(family.kept, static_cast<int>(wanted.size()));
        if (ranges == 0) {
            return;
        }
        m_change.ranges += ranges;
        family.children.resize(wanted.size());
        for (size_t row = 0; row < wanted.size(); ++row) {
            if (!isKept[row]) {
                family.children[row] = build(wanted[row], &parent);
            }
        }
        m_change.families.push_back(std::move(family));
    }

private:
    [[nodiscard]] const std::vector<int> &below(int position) const
    {
        return position < 0 ? m_children.back() : m_children[static_cast<size_t>(position)];
    }

    [[nodiscard]] const SessionPhase &shown(const PhaseNode &node) const
    {
        return m_before.session->phases[static_cast<size_t>(node.position)];
    }

    void keep(PhaseNode &node, int position)
    {
        m_change.nodes[static_cast<size_t>(position)] = &node;
        if (shown(node) != m_phases[static_cast<size_t>(position)]) {
            m_change.others.push_back(position);
        }
        merge(node, position);
    }

    [[nodiscard]] std::unique_ptr<PhaseNode> build(int position, PhaseNode *parent)
    {
        auto node = std::make_unique<PhaseNode>();
        m_change.nodes[static_cast<size_t>(position)] = node.get();
        node->position = position;
        node->parent = parent;
        node->children.reserve(below(position).size());
        for (const int child : below(position)) {
            node->children.push_back(build(child, node.get()));
            node->children.back()->row = static_cast<int>(node->children.size()) - 1;
        }
        return node;
    }

    const PhaseRows &m_before;
    PhaseGridUpdate &m_change;
    const std::vector<SessionPhase> &m_phases;
    std::vector<std::vector<int>> m_children; ///< by position; the children of the root are last
};

} // namespace

PhaseGridUpdate phaseGridUpdate(const PhaseRows &before,
                                const std::shared_ptr<const Session> &session)
{
    PhaseGridUpdate change;
    change.session = session;
    countAttempts(change);
    if (!hasRowsOf(before, session->phases)) {
        ChangeMaker(before, change).merge(*before.root, -1);
        std::ranges::sort(change.others);
        return change;
    }
    for (size_t i = 0; i < session->phases.size(); ++i) {
        if (before.session->phases[i] != session->phases[i]) {
            change.others.push_back(static_cast<int>(i));
        }
    }
    return change;
}

} // namespace baton
