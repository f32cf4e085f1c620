// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/session.h"
#include "models/sessionviews/phasegrid.h"

#include <QWidget>

namespace baton {

class PhaseGridView;
class SectionTitle;
class StatusLegend;

/// The phases of a session and their attempts.
class PhasesPane final : public QWidget
{
    Q_OBJECT

public:
    explicit PhasesPane(QWidget *parent = nullptr);

    void setSession(const Session &session, const QDateTime &now);
    [[nodiscard]] PhasePlace currentPlace() const;
    void setCurrentPlace(const PhasePlace &place);

Q_SIGNALS:
    void placeSelected(const baton::PhasePlace &place);
    void placeActivated(const baton::PhasePlace &place);

private:
    void showLegend(const Session &session);

    SectionTitle *m_title;
    PhaseGridView *m_grid;
    StatusLegend *m_legend;
    bool m_isFilled = false;
};

} // namespace baton
