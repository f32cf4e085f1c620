// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/tables/sessiontable.h"

#include <QListView>

namespace baton {

/// The gates of a session side by side, in several lines if necessary, each with its shape; Left
/// and Right move through them.
class GateStrip final : public QListView
{
    Q_OBJECT

public:
    /// Takes ownership of @p table.
    explicit GateStrip(SessionTable *table, QWidget *parent = nullptr);

    [[nodiscard]] SessionTable &table() const { return *m_table; }
    [[nodiscard]] int currentGate() const { return currentIndex().row(); }
    void setCurrentGate(int gate);
    /// The width of @p gate; on a single line all gates share the width.
    [[nodiscard]] int widthOf(const QModelIndex &gate) const;

Q_SIGNALS:
    void currentGateChanged(int gate);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

private:
    /// The width that the text of @p gate needs.
    [[nodiscard]] int ownWidth(const QModelIndex &gate) const;
    void fit();

    SessionTable *m_table;
    int m_share = 0; ///< common width, if it is enough for each
    int m_extra = 0; ///< else: the width that each gate gets in addition to its own
};

} // namespace baton
