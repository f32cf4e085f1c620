// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace baton {

/// The 28 px header of a pane or dock: title, summary, buttons at the right, and a line below. The
/// title is semi-bold while the pane has the focus.
class PaneHeader : public QWidget
{
    Q_OBJECT

public:
    explicit PaneHeader(const QString &title, QWidget *parent = nullptr);

    [[nodiscard]] const QString &title() const { return m_title; }
    void setTitle(const QString &title);
    /// Makes the title semi-bold and text-coloured while the focus is in @p pane, else normal and
    /// muted.
    void followFocus(const QWidget &pane);
    [[nodiscard]] bool isActive() const { return m_isActive; }

    /// Adds @p widget after the title.
    void addSummary(QWidget *widget);
    /// Adds @p widget at the right, before the buttons.
    void addWidget(QWidget *widget);
    /// Adds a flat button for @p action at the right.
    QToolButton *addAction(QAction *action);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void reserveTitle();
    [[nodiscard]] int wholeTitle() const;
    [[nodiscard]] int leastTitle() const;
    /// The width of the layout's @p size without the title.
    [[nodiscard]] int widthBeside(const QSize &size) const;

    QString m_title;
    bool m_isActive = true;
    QHBoxLayout *m_summary;
    QHBoxLayout *m_widgets;
    QHBoxLayout *m_buttons;
};

} // namespace baton
