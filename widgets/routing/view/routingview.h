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

/// The handoffs between agents: the graph or the sequence, the selection in it, and its replay. The
/// selection is the same in all of them.
class RoutingView final : public QWidget
{
    Q_OBJECT

public:
    explicit RoutingView(std::shared_ptr<const ProtocolCatalog> catalog, QWidget *parent = nullptr);

    /// Shows that @p title is being read.
    void setReading(const QString &title);
    /// Takes over what the graph is made of; what is selected stays.
    void setSource(std::shared_ptr<const GraphSource> source);
    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    /// Null before the first.
    [[nodiscard]] const std::shared_ptr<const GraphSource> &source() const { return m_source; }
    [[nodiscard]] QString title() const;
    /// The graph that is shown; null before the first.
    [[nodiscard]] const std::shared_ptr<const RoutingGraph> &graph() const { return m_built.shown; }
    /// The moment of the replay that is shown; nothing at its end.
    [[nodiscard]] const std::optional<ReplayState> &moment() const { return m_moment; }
    /// True when nothing that was asked for is still being read or built.
    [[nodiscard]] bool isCurrent() const;
    [[nodiscard]] bool isSequenceShown() const { return m_isSequence; }
    /// In a narrow view they are closed until they are asked for: the graph needs the room.
    [[nodiscard]] bool areDetailsVisible() const { return m_parts.areDetailsVisible(); }
    [[nodiscard]] bool isReplayVisible() const { return m_parts.isReplayVisible(); }
    [[nodiscard]] bool isFilterVisible() const { return m_parts.isFilterVisible(); }
    [[nodiscard]] GraphView &graphView() const { return *m_ui.graph; }
    [[nodiscard]] ReplayBar &replay() const { return *m_ui.replay; }
    /// The parts that have the keyboard one after the other.
    [[nodiscard]] QList<QWidget *> panes() const;
    /// The sizes and visibility of the parts, for the next view.
    [[nodiscard]] QByteArray saveParts() const { return m_parts.save(); }
    void restoreParts(const QByteArray &parts) { m_parts.restore(parts); }
    /// The line and the menu of exports.
    [[nodiscard]] RoutingHeader &header() const { return *m_ui.header; }

    /// Selects a handoff of the session in the folder @p session, when it is in the graph. Does not
    /// tell.
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
    /// The session at @p path is to be shown.
    void sessionActivated(const QString &path);
    /// A handoff was selected; also wanted in its session when that is shown.
    void handoffSelected(const QString &session, int handoff);
    /// The handoff is to be shown in its session.
    void handoffRequested(const QString &session, int handoff);
    /// The reader does not want to wait for what is being read.
    void readingCancelled();
    /// Another graph is shown.
    void shown();
    /// The graph is shown as it stood at another moment.
    void replayMoved();
    /// A part of the tab was opened or closed.
    void partsChanged();
    /// @p text is to be shown in the status bar.
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
