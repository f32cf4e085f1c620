// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDockWidget>

#include <optional>

namespace baton {

class PaneHeader;

/// A dock whose title is a PaneHeader with float and close at the right. Where programs may not
/// place their windows, as on Wayland, the desktop moves it by its title while it floats.
class Dock : public QDockWidget
{
    Q_OBJECT

public:
    Dock(const QString &title, const QString &objectName, QWidget *content,
         QWidget *parent = nullptr);

    [[nodiscard]] PaneHeader &header() { return *m_header; }

protected:
    bool event(QEvent *event) override;
    [[nodiscard]] virtual bool isMovedByDesktop() const;
    virtual void startSystemMove();

private:
    bool isTaken(const QMouseEvent &event);

    PaneHeader *m_header;
    std::optional<QPoint>
        m_pressed; ///< position of a mouse press that may become a drag of the window
};

} // namespace baton
