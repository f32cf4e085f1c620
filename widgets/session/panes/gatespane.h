// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"
#include "widgets/session/tables/paneheights.h"

#include <QWidget>

#include <memory>

namespace baton {

class GateStrip;
class SectionTitle;
class SessionTableView;
class WrapLabel;

/// The gates of a session, the criteria of the selected one, and the next step.
class GatesPane final : public QWidget
{
    Q_OBJECT

public:
    explicit GatesPane(QWidget *parent = nullptr);

    void setSession(const std::shared_ptr<const Session> &session);
    [[nodiscard]] bool hasGates() const { return m_session && !m_session->gates.empty(); }
    void setCurrentGate(int gate);
    [[nodiscard]] int currentGate() const;
    [[nodiscard]] SessionTableView &criteria() const { return *m_criteria; }
    /// The heights; the smallest one has room for @p fewest criteria.
    [[nodiscard]] PaneHeights heights(int width, int fewest) const;

Q_SIGNALS:
    /// The preferred height changed.
    void heightsChanged();
    void evidenceActivated(const baton::Evidence &evidence);
    void currentGateChanged(int gate);

private:
    void showGate();

    std::shared_ptr<const Session> m_session;
    SectionTitle *m_title;
    GateStrip *m_strip;
    SessionTableView *m_criteria;
    WrapLabel *m_next;
    QString m_shownGate;
};

} // namespace baton
