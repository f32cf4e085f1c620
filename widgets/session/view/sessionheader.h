// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace baton {

class StatusMark;
class WrapLabel;

/// The result of the session on one line, its facts below, and its actions, which are icons only if
/// texts would take the space of the result.
class SessionHeader final : public QWidget
{
    Q_OBJECT

public:
    explicit SessionHeader(QWidget *parent = nullptr);

    void setSession(const Session &session, const QDateTime &now);
    void addButton(QAction *action);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void chooseWords();

    StatusMark *m_mark;
    WrapLabel *m_answer;
    WrapLabel *m_next; ///< next step, and who must do it
    WrapLabel *m_facts;
    WrapLabel *m_kept; ///< notice that an earlier state is shown
    QHBoxLayout *m_buttons;
    QList<QPushButton *> m_worded; ///< buttons with texts
};

} // namespace baton
