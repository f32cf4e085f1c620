// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QBoxLayout;
class QMenu;
class QToolButton;

namespace baton {

class ElidedLabel;
class SegmentSwitch;

/// The header of a routing tab: view mode, contents, zoom, find, export.
class RoutingHeader final : public QWidget
{
    Q_OBJECT

public:
    explicit RoutingHeader(QWidget *parent = nullptr);

    void setKinds(const std::vector<GraphKind> &kinds, GraphKind current);
    void setCounts(const QString &counts);
    void setZoom(double zoom);
    void setSequence(bool isOn);
    void setFilterShown(bool isOn);
    [[nodiscard]] bool isInTimeOrder() const;
    [[nodiscard]] bool showsDeclared() const;
    [[nodiscard]] QMenu &exportMenu() const { return *m_exportMenu; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user changed [Aggregated | In time order] or *Declared routes*.
    void shownChanged();
    void kindChosen(baton::GraphKind kind);
    void sequenceChosen(bool isOn);
    void filterToggled(bool isOn);
    void zoomInRequested();
    void zoomOutRequested();
    void actualSizeRequested();
    void fitRequested();
    void findRequested();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void buildSwitches();
    void buildZoom();
    void build();
    void arrange();

    SegmentSwitch *m_views;
    QComboBox *m_kinds;
    SegmentSwitch *m_order;
    QCheckBox *m_declared;
    ElidedLabel *m_counts;
    QToolButton *m_zoomOut;
    QToolButton *m_zoom;
    QToolButton *m_zoomIn;
    QToolButton *m_fit;
    QToolButton *m_filter;
    QToolButton *m_find;
    QToolButton *m_export;
    QMenu *m_exportMenu;
    QBoxLayout *m_line; ///< choices and tools, side by side or below each other
    QBoxLayout *m_choices;
    QBoxLayout *m_tools;
};

} // namespace baton
