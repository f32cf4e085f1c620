// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QObject>

class QMainWindow;

namespace baton {

class Dock;

/// In a small window the docks at the sides become narrower before form and source do, and wider
/// again when there is room.
class DockWidths : public QObject
{
    Q_OBJECT

public:
    DockWidths(QMainWindow &window, Dock &workspace, Dock &verdict);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Side
    {
        Dock *dock;
        int least;
    };

    [[nodiscard]] bool isAtSide(Dock &dock) const;
    [[nodiscard]] int wantedWidth(const Dock *dock) const;
    void share();
    void noteOwnWidth(const Dock *dock);

    QMainWindow &m_window;
    QList<Side> m_sides;
    QHash<const Dock *, int> m_wantedWidths; ///< widths of docks that were made narrower
    QHash<const Dock *, int> m_ownWidths;    ///< widths of docks while the window kept its width
    int m_sharedWidth = 0;                   ///< width of the window when widths were last shared
};

} // namespace baton
