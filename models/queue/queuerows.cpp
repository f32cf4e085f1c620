// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuerows.h"

namespace baton {

namespace {

/// A row with the rows below it.
struct TreeRow
{
    QueueRow row;
    std::vector<size_t> below;
};

class QueueTree
{
public:
    explicit QueueTree(const StepQueue &queue)
        : m_nodes(1) // the root
    {
        for (const QueueStep &step : queue.steps) {
            size_t above = 0;
            if (const auto parents = queue.parents.constFind(step.subtask);
                parents != queue.parents.cend()) {
                for (const QueueParent &parent : *parents) {
                    above = nodeOf(parent, above);
                    m_nodes[above].row.steps.push_back(&step);
                }
            }
            add({&step, nullptr, -1, {&step}}, above);
        }
    }

    [[nodiscard]] std::vector<QueueRow> rows() const
    {
        std::vector<QueueRow> rows;
        addBelow(0, -1, rows);
        return rows;
    }

private:
    size_t add(QueueRow row, size_t above)
    {
        const size_t node = m_nodes.size();
        m_nodes.push_back({std::move(row), {}});
        m_nodes[above].below.push_back(node);
        return node;
    }

    size_t nodeOf(const QueueParent &parent, size_t above)
    {
        const std::pair key(parent.table, parent.id);
        const auto known = m_known.constFind(key);
        return known != m_known.cend()
            ? *known
            : *m_known.insert(key, add({nullptr, &parent, -1, {}}, above));
    }

    /// No deeper than there are tables of parents.
    void addBelow(size_t node, int position, std::vector<QueueRow> &rows) const
    {
        for (const size_t below : m_nodes[node].below) {
            QueueRow row = m_nodes[below].row;
            row.above = position;
            rows.push_back(std::move(row));
            addBelow(below, static_cast<int>(rows.size()) - 1, rows);
        }
    }

    std::vector<TreeRow> m_nodes;
    QHash<std::pair<QString, QString>, size_t> m_known;
};

} // namespace

std::vector<QueueRow> queueRows(const StepQueue &queue)
{
    return QueueTree(queue).rows();
}

} // namespace baton
