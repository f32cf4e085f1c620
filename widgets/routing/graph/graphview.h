// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphfilter.h"
#include "models/routing/graph/graphlayout.h"
#include "models/routing/graph/replay.h"
#include "models/routing/graph/routinggraph.h"

#include <QAbstractScrollArea>

#include <memory>
#include <optional>

class QPainter;

namespace baton {

class GraphScene;

/// Draws a graph: nodes as cards, handoffs as edges between them. It lays the graph out itself,
/// away from the UI thread; nodes keep their places when little is added, and have them again when
/// what was shown before is shown again.
///
/// Nodes and edges are named by their position in the graph, -1 is none. What is selected stays
/// selected by node ids when another graph is set.
class GraphView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit GraphView(QWidget *parent = nullptr);
    ~GraphView() override;

    /// The places of nodes: the former ones if little is new, or those of a layout of this graph
    /// alone.
    enum class Places { Kept, Own };

    void setGraph(const RoutingGraph &graph, Places places = Places::Kept);
    /// The same without a copy.
    void shareGraph(std::shared_ptr<const RoutingGraph> given, Places places = Places::Kept);
    [[nodiscard]] const RoutingGraph &graph() const;
    /// Shows counts and verdicts of that moment; nothing: those of the graph.
    void setReplay(const std::optional<ReplayState> &replay);

    [[nodiscard]] bool isLaidOut() const;
    [[nodiscard]] const GraphLayout &graphLayout() const;
    /// True when nothing better is on its way: large graphs are painted by a thread.
    [[nodiscard]] bool isSharp() const;
    /// Why nothing is drawn, in a sentence; empty when there is nothing to say.
    [[nodiscard]] QString message() const;

    [[nodiscard]] int selectedNode() const;
    [[nodiscard]] int selectedEdge() const;
    [[nodiscard]] double zoom() const; ///< 1: a logical pixel of the layout is one of the screen
    /// The rectangle in which a node is drawn, in the viewport.
    [[nodiscard]] QRect nodeRect(int node) const;
    [[nodiscard]] QPoint edgePoint(int edge) const; ///< the middle of its label
    /// The text of a node or an edge for tooltips and screen readers.
    [[nodiscard]] QString describe(int node, int edge) const;
    /// The node at @p place in the viewport.
    [[nodiscard]] int nodeAt(QPoint place) const;
    /// The id of the group whose frame has its head there; empty when none has.
    [[nodiscard]] QString groupAt(QPoint place) const;
    [[nodiscard]] QRect frameHead(const QString &group) const;
    [[nodiscard]] int edgeAt(QPoint place) const;

    /// Marks the nodes whose title, role or id contains @p text and shows the first; an empty text
    /// ends it.
    /// @returns how many there are.
    int find(const QString &text);

public Q_SLOTS:
    void selectNode(int node);
    void selectEdge(int edge);
    void clearSelection();
    void setZoom(double zoom);
    void zoomIn();
    void zoomOut();
    /// Shows all of the graph, or as much as can be read; called again, all of it nevertheless.
    void fit();
    void findNext();
    void findPrevious();
    void cancelLayout();

Q_SIGNALS:
    /// The selection changed, by whomever.
    void nodeSelected(int node);
    void edgeSelected(int edge);
    void selectionCleared();
    /// Enter or a double click.
    void nodeActivated(int node);
    void edgeActivated(int edge);
    /// The nodes of this group are to be drawn as one: a click on the head of its frame, or
    /// Backspace at one of them.
    void collapseRequested(const QString &group);
    void zoomChanged(double zoom);
    void laidOut(const baton::GraphLayout &layout);
    /// There is no layout; message() has the reason.
    void layoutFailed(const QString &reason);
    /// The reader pressed / to search.
    void findRequested();
    /// The graph is too large, and the reader wants less of it.
    void neighbourhoodRequested(int node);
    void groupingRequested(baton::GraphFilter::Grouping grouping);

protected:
    bool viewportEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectParts();
    void keepSelection(const RoutingGraph &before);
    [[nodiscard]] bool keepsPlaces() const;
    [[nodiscard]] bool showsGraph() const;
    void layOut();
    void rememberLayout();
    [[nodiscard]] std::shared_ptr<const GraphLayout> rememberedLayout() const;
    void takeLayout(const GraphLayout &layout);
    void showReason(const QString &reason);
    void rebuild();
    void takeScene(const std::shared_ptr<const GraphScene> &scene);
    void repaintScene();
    void placeOverlays();
    void placeMinimap();
    [[nodiscard]] bool isFree(const QRect &place) const;
    void cameraMoved();
    enum class Fit { None, Readable, Whole };
    void fitAs(Fit fit);
    double fitInto(const QRectF &area);
    void tellSize(double whole);
    void offerLess();
    void showProgress();
    void stopProgress();
    void select(int node, int edge, int origin);
    void reveal();
    void reveal(const QRectF &place);
    void hover(QPoint place);
    void walk(int key);
    void activate();
    void collapse();
    void paintMarks(QPainter &painter) const;
    void paintLabelsOver(QPainter &painter, int edge) const;
    void paintFocus(QPainter &painter) const;
    void showFound(int step);

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace baton
