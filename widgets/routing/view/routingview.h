// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/replay.h"
#include "models/routing/graphs/graphworker.h"
#include "widgets/routing/view/routingparts.h"

#include <QWidget>

#include <optional>

namespace baton {

class RoutingSelection;

/// The handoffs between agents: graph, sequence and replay, with a common selection.
class RoutingView final : public QWidget
{
    Q_OBJECT

public:
    explicit RoutingView(std::shared_ptr<const ProtocolCatalog> catalog, QWidget *parent = nullptr);

    /// Shows that @p title is being read.
    void setReading(const QString &title);
    /// Shows the graph of @p source; the selection is kept.
    void setSource(std::shared_ptr<const GraphSource> source);
    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    /// Null before the first.
    [[nodiscard]] const std::shared_ptr<const GraphSource> &source() const { return m_source; }
    [[nodiscard]] QString title() const;
    /// The displayed graph; null before the first.
    [[nodiscard]] const std::shared_ptr<const RoutingGraph> &graph() const { return m_built.shown; }
    /// The current moment of the replay; nullopt at its end.
    [[nodiscard]] const std::optional<ReplayState> &moment() const { return m_moment; }
    /// True if no requested graph is still being read or built.
    [[nodiscard]] bool isCurrent() const { return !m_isReading && !m_work->isBuilding(); }
    [[nodiscard]] bool isSequenceShown() const { return m_isSequence; }
    /// In a narrow view they are closed until they are requested: the graph needs the room.
    [[nodiscard]] bool areDetailsVisible() const { return m_parts.areDetailsVisible(); }
    [[nodiscard]] bool isReplayVisible() const { return m_parts.isReplayVisible(); }
    [[nodiscard]] bool isFilterVisible() const { return m_parts.isFilterVisible(); }
    [[nodiscard]] GraphView &graphView() const { return *m_ui.graph; }
    [[nodiscard]] ReplayBar &replay() const { return *m_ui.replay; }
    /// The parts in the order of F6.
    [[nodiscard]] QList<QWidget *> panes() const;
    /// The sizes and visibility of the parts, for the next view.
    [[nodiscard]] QByteArray saveParts() const { return m_parts.save(); }
    void restoreParts(const QByteArray &parts) { m_parts.restore(parts); }
    /// The header with the menu of exports.
    [[nodiscard]] RoutingHeader &header() const { return *m_ui.header; }

    /// Selects a handoff of the session in the folder @p session if it is in the graph, without a
    /// signal.
    bool selectHandoff(const QString &session, int handoff);

public Q_SLOTS:
    void setKind(baton::GraphKind kind);
    void setSequence(bool isOn);
    void openFind();
    void setDetailsVisible(bool isOn) { m_parts.setDetailsVisible(isOn); }
    void setReplayVisible(bool isOn) { m_parts.setReplayVisible(isOn); }
    void setFilterVisible(bool isOn) { m_parts.setFilterVisible(isOn); }

Q_SIGNALS:
    void evidenceActivated(const baton::Evidence &evidence);
    void compareRequested(const baton::SessionHandoff &before, const baton::SessionHandoff &after);
    /// Show the session at @p path.
    void sessionActivated(const QString &path);
    /// A handoff was selected; if its session is shown, select it there.
    void handoffSelected(const QString &session, int handoff);
    /// Show the handoff in its session.
    void handoffRequested(const QString &session, int handoff);
    /// The user cancelled reading.
    void readingCancelled();
    /// Another graph is shown.
    void shown();
    /// The replay moved to another moment.
    void replayMoved();
    /// A part of the view was opened or closed.
    void partsChanged();
    /// Show @p text in the status bar.
    void messageRequested(const QString &text);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectParts();
    void connectGraph();
    void connectPane();
    void take(const BuiltGraph &built);
    void applyFilter();
    void showState();
    void selectCrossing(int position, bool tells);
    void showReplay(int count);
    void activateNode(int node);
    void activateEdge(int edge);
    void compare(int before, int after);
    void find();
    void stepFind(int by);
    void noteNode(int node);
    [[nodiscard]] const Transfer &crossing(int position) const;

    GraphWorker *m_work;
    std::shared_ptr<const GraphSource> m_source;
    BuiltGraph m_built;
    std::optional<ReplayState> m_moment;
    QString m_readingTitle;
    bool m_isReading = false;
    bool m_isSequence = false;
    RoutingViewUi m_ui;
    RoutingParts m_parts;
    RoutingSelection *m_selection;
};

} // namespace baton
