// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QPushButton;

namespace baton {

class WrapLabel;

/// Shows one muted sentence that says what would be here, and optionally a button; at the top left,
/// where the content would start.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    [[nodiscard]] QString sentence() const;
    void setSentence(const QString &sentence);
    /// An empty @p title removes the button.
    void setAction(const QString &title);

Q_SIGNALS:
    void actionRequested();

private:
    WrapLabel *m_sentence;
    QPushButton *m_button;
};

} // namespace baton
