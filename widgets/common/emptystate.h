// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QPushButton;

namespace baton {

class WrapLabel;

/// One muted sentence that says what would be here, and a button for it if there is one; at the top
/// left, where the content would start.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    [[nodiscard]] QString sentence() const;
    void setSentence(const QString &sentence);
    /// Empty: no button.
    void setAction(const QString &title);

Q_SIGNALS:
    void actionRequested();

private:
    WrapLabel *m_sentence;
    QPushButton *m_button;
};

} // namespace baton
