// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#include <deque>

class QProcess;

namespace baton::cli {

/// Runs a program for each event, one after the other, with the event on its standard input. What
/// it prints goes where Baton prints.
class EventPrograms : public QObject
{
    Q_OBJECT

public:
    /// @p program is a path or a name that the shell would find; no shell is asked.
    explicit EventPrograms(QString program, QObject *parent = nullptr);
    ~EventPrograms() override;

    void run(const QByteArray &input);
    [[nodiscard]] bool isIdle() const { return m_process == nullptr && m_waiting.empty(); }
    /// Events that wait are dropped, and the program that runs is asked to end.
    void stop();

Q_SIGNALS:
    /// A sentence: the program could not be started, or failed.
    void failed(const QString &problem);
    void idle();

private:
    void startNext();
    void finish(const QString &problem);

    QString m_program;
    std::deque<QByteArray> m_waiting;
    QProcess *m_process = nullptr;
};

} // namespace baton::cli
