// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/statuspainting.h"

#include <QList>
#include <QWidget>

namespace baton {

/// The 28 px header of a part of the session view: its title and, at the right or below if room is
/// short, a summary.
class SectionTitle final : public QWidget
{
    Q_OBJECT

public:
    explicit SectionTitle(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// @p status sets the shape and colour of the note; None is muted.
    void setNote(const QString &note, Status status = Status::None);
    [[nodiscard]] const QString &note() const { return m_note; }
    /// Adds @p widget at the right of the title, before the note.
    void addWidget(QWidget *widget);

    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void placeControls();
    [[nodiscard]] int controlsWidth() const;
    [[nodiscard]] int markWidth() const;
    [[nodiscard]] bool isBeside(int width) const;
    void paintNote(QPainter &painter, const QRect &line) const;

    QString m_title;
    QString m_note;
    Status m_status = Status::None;
    QList<QWidget *> m_controls;
};

} // namespace baton
