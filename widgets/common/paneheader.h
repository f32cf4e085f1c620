// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace baton {

/// The 28 px line on top of a pane or dock: its title, what sums it up, its buttons at the right,
/// one line below. The title is semi-bold when the pane has the keyboard.
class PaneHeader : public QWidget
{
    Q_OBJECT

public:
    explicit PaneHeader(const QString &title, QWidget *parent = nullptr);

    [[nodiscard]] const QString &title() const { return m_title; }
    void setTitle(const QString &title);
    /// Semi-bold and in the text colour while the keyboard is in @p pane, else normal and muted.
    void followFocus(const QWidget &pane);
    [[nodiscard]] bool isActive() const { return m_isActive; }

    /// Puts @p widget behind the title.
    void addSummary(QWidget *widget);
    /// Puts @p widget at the right, before the buttons.
    void addWidget(QWidget *widget);
    /// A flat button at the right that shows @p action.
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
    /// The part of the layout's @p size that does not belong to the title.
    [[nodiscard]] int widthBeside(const QSize &size) const;

    QString m_title;
    bool m_isActive = true;
    QHBoxLayout *m_summary;
    QHBoxLayout *m_widgets;
    QHBoxLayout *m_buttons;
};

} // namespace baton
