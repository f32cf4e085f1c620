// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphaccessible.h"

#include "widgets/routing/graph/selectablegraph.h"
#include "widgets/routing/scene/graphscene.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <map>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A node or an edge; the nodes come first.
class ItemAccessible final : public QAccessibleInterface
{
public:
    ItemAccessible(SelectableGraph &view, int index)
        : m_view(view)
        , m_index(index)
    {
    }

    [[nodiscard]] bool isValid() const override { return m_index < countIn(m_view); }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override { return m_view.window()->windowHandle(); }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(&m_view);
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? m_view.describe(node(), edge()) : QString();
    }
    void setText(QAccessible::Text, const QString &) override { }

    [[nodiscard]] QRect rect() const override
    {
        QRect place = m_view.nodeRect(node());
        if (edge() >= 0) {
            const QPoint middle = m_view.edgePoint(edge());
            place = QRect(middle - QPoint(12, 10), QSize(24, 20));
        }
        return {m_view.viewport()->mapToGlobal(place.topLeft()), place.size()};
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.selected = isValid()
            && (edge() >= 0 ? m_view.selectedEdge() == edge() : m_view.selectedNode() == node());
        state.focused = state.selected && m_view.hasFocus();
        state.offscreen = !m_view.viewport()->rect().intersects(
            {m_view.viewport()->mapFromGlobal(rect().topLeft()), rect().size()});
        return state;
    }

    [[nodiscard]] static int countIn(const SelectableGraph &view)
    {
        return static_cast<int>(view.graph().nodes.size() + view.graph().edges.size());
    }

private:
    [[nodiscard]] int nodes() const { return static_cast<int>(m_view.graph().nodes.size()); }
    [[nodiscard]] int node() const { return m_index < nodes() ? m_index : -1; }
    [[nodiscard]] int edge() const { return m_index < nodes() ? -1 : m_index - nodes(); }

    SelectableGraph &m_view;
    int m_index;
};

class GraphAccessible final : public QAccessibleWidget
{
public:
    explicit GraphAccessible(SelectableGraph &view)
        : QAccessibleWidget(&view, QAccessible::List)
        , m_view(view)
    {
    }
    ~GraphAccessible() override
    {
        for (const auto &[index, id] : m_items) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }
    Q_DISABLE_COPY_MOVE(GraphAccessible)

    [[nodiscard]] int childCount() const override { return ItemAccessible::countIn(m_view); }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount()) {
            return nullptr;
        }
        const auto known = m_items.find(index);
        if (known != m_items.end()) {
            return QAccessible::accessibleInterface(known->second);
        }
        auto *item = new ItemAccessible(m_view, index);
        m_items.emplace(index, QAccessible::registerAccessibleInterface(item));
        return item;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *item) const override
    {
        for (const auto &[index, id] : m_items) {
            if (QAccessible::accessibleInterface(id) == item) {
                return index;
            }
        }
        return -1;
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint place = m_view.viewport()->mapFromGlobal(QPoint(x, y));
        const auto [node, edge, group] = m_view.hitAt(place);
        return edge >= 0 ? child(static_cast<int>(m_view.graph().nodes.size()) + edge)
                         : child(node);
    }

private:
    SelectableGraph &m_view;
    mutable std::map<int, QAccessible::Id> m_items;
};

QAccessibleInterface *create(const QString &, QObject *object)
{
    auto *view = qobject_cast<SelectableGraph *>(object);
    return view ? new GraphAccessible(*view) : nullptr;
}

} // namespace

void installGraphAccessibility()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(create);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void notifyFocus(SelectableGraph &view, int node, int edge)
{
    if (!QAccessible::isActive() || (node < 0 && edge < 0)) {
        return;
    }
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(node >= 0 ? node : static_cast<int>(view.graph().nodes.size()) + edge);
    QAccessible::updateAccessibility(&event);
}

} // namespace baton
