// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/view/routingviewui.h"

#include <QObject>

namespace baton {

/// The parts around a graph that the user opens and closes, with their sizes: details, replay,
/// filter.
class RoutingParts final : public QObject
{
    Q_OBJECT

public:
    /// @p ui must outlive it.
    explicit RoutingParts(const RoutingViewUi &ui);

    [[nodiscard]] bool areDetailsVisible() const;
    [[nodiscard]] bool isReplayVisible() const;
    [[nodiscard]] bool isFilterVisible() const;
    void setDetailsVisible(bool isOn);
    void setReplayVisible(bool isOn);
    void setFilterVisible(bool isOn);
    /// In a narrow view the details are closed until they are requested.
    void setWidth(int width);

    /// Sizes and visibility, for another view.
    [[nodiscard]] QByteArray save() const;
    void restore(const QByteArray &parts);

Q_SIGNALS:
    void changed();

private:
    const RoutingViewUi &m_ui;
    bool m_wantsDetails = true; ///< the user wants the details pane, if there is room
    bool m_isNarrow = false;
};

} // namespace baton
