// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#include <deque>

class QProcess;

namespace baton::cli {

/// Runs a program for each event, one after the other, with the event on standard input. The
/// program inherits Baton's output.
class EventPrograms : public QObject
{
    Q_OBJECT

public:
    /// @p program is a path or the name of a program in PATH; it is run without a shell.
    explicit EventPrograms(QString program, QObject *parent = nullptr);
    /// Drops pending events, asks the running program to end, and kills it after five seconds.
    ~EventPrograms() override;

    void run(const QByteArray &input);
    [[nodiscard]] bool isIdle() const { return m_process == nullptr && m_waiting.empty(); }

Q_SIGNALS:
    /// The program could not be started or failed; @p problem is a sentence.
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
