// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/queue/stepqueue.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTextBrowser;

namespace baton {

class StatusMark;

/// All that is known of one step, what comes next, and what can be done with it.
class QueueStepDetails final : public QWidget
{
    Q_OBJECT

public:
    explicit QueueStepDetails(QWidget *parent = nullptr);

    void show(const QueueStep &step, const StepQueue &queue, const ProtocolPack &pack);
    /// Shows no step, and @p why.
    void showNone(const QString &why);

Q_SIGNALS:
    void promptRequested();
    void submitRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();

    QueueStep m_step;
    StepQueue m_queue;
    QString m_next;
    StatusMark *m_mark;
    QLabel *m_title;
    QTextBrowser *m_text;
    QPushButton *m_prompt;
    QPushButton *m_submit;
};

} // namespace baton
