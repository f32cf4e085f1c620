// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"

#include <QWidget>

#include <utility>

class QLabel;
class QPushButton;

namespace baton {

/// The bar below a form whose source does not parse at present: line, cause, age of the form, and a
/// link to the source.
class OutdatedFormBanner : public QWidget
{
    Q_OBJECT

public:
    explicit OutdatedFormBanner(QWidget *parent = nullptr);

    /// @p document is the document's number. @p lastValid is null if there never was a form.
    void setState(const SnapshotPtr &broken, int document, const SnapshotPtr &lastValid);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void goToLineRequested(int line);
    void fixRequested(const baton::Fix &fix);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int buttonsWidth() const;
    [[nodiscard]] bool isNarrow(int width) const;
    [[nodiscard]] int textWidth(int width) const;
    [[nodiscard]] int textHeight(int width) const;
    [[nodiscard]] std::pair<QRect, QRect> buttonPlaces(int width, int top) const;

    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_goTo;
    QPushButton *m_fix;
    int m_line = 1;
    Fix m_proposed;
};

} // namespace baton
