// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/sessiontable.h"

#include <QListView>

namespace baton {

/// The gates of a session side by side, each with its shape; Left and Right walk.
class GateStrip final : public QListView
{
    Q_OBJECT

public:
    /// Takes @p table over.
    explicit GateStrip(SessionTable *table, QWidget *parent = nullptr);

    [[nodiscard]] SessionTable &table() const { return *m_table; }
    [[nodiscard]] int currentGate() const { return currentIndex().row(); }
    void setCurrentGate(int gate);
    /// What one gate takes when all share the room.
    [[nodiscard]] int share() const;

Q_SIGNALS:
    void currentGateChanged(int gate);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

private:
    SessionTable *m_table;
};

} // namespace baton
