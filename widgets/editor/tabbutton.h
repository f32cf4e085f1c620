// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractButton>

namespace baton {

/// The button that closes a tab. It is a dot while the document has unsaved changes, and a cross
/// under the mouse pointer.
class TabButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit TabButton(QWidget *parent = nullptr);

    void setModified(bool isModified);
    [[nodiscard]] bool isModified() const { return m_isModified; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    bool m_isModified = false;
};

} // namespace baton
