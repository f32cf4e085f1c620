// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/common/status.h"

#include <QWidget>

class QHBoxLayout;

namespace baton {

/// The 28 px line above a part of the session view: its title and, at the right, what sums it up.
class SectionTitle final : public QWidget
{
    Q_OBJECT

public:
    explicit SectionTitle(const QString &title, QWidget *parent = nullptr);

    /// @p status gives the note its shape and colour; None: muted.
    void setNote(const QString &note, Status status = Status::None);
    [[nodiscard]] const QString &note() const { return m_note; }
    /// Puts @p widget at the right of the title, before the note.
    void addWidget(QWidget *widget);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void reserve();

    QString m_title;
    QString m_note;
    Status m_status = Status::None;
    QHBoxLayout *m_line;
};

} // namespace baton
