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

/// The details of one step, its next step, and its actions.
class QueueStepDetails final : public QWidget
{
    Q_OBJECT

public:
    explicit QueueStepDetails(QWidget *parent = nullptr);

    void show(const QueueStep &step, const StepQueue &queue, const ProtocolPack &pack);
    /// Selects @p match in the shown step, until another one is shown.
    void mark(const QString &match);
    /// Shows @p why no step is shown.
    void showNone(const QString &why);

Q_SIGNALS:
    void promptRequested();
    void submitRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();

    QString m_match;
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
