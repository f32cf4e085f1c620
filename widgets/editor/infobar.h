// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/statuspainting.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace baton {

class StatusMark;

/// A message with actions above other content.
class InfoBar : public QWidget
{
    Q_OBJECT

public:
    InfoBar(Status status, const QString &title, const QString &detail, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const;
    QPushButton *addButton(const QString &text, const QString &objectName);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Status m_status;
    QLabel *m_title;
    QHBoxLayout *m_buttons;
};

} // namespace baton
