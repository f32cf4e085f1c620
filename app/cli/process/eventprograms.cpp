// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/process/eventprograms.h"

#include "app/cli/common/clitexts.h"

#include <QProcess>

namespace baton::cli {

namespace {

/// How long a program may clean up before it is killed, in milliseconds.
constexpr int grace = 5000;

} // namespace

EventPrograms::EventPrograms(QString program, QObject *parent)
    : QObject(parent)
    , m_program(std::move(program))
{
}

EventPrograms::~EventPrograms()
{
    if (m_process) {
        m_process->disconnect(this);
        m_process->terminate();
        if (!m_process->waitForFinished(grace)) {
            m_process->kill();
            m_process->waitForFinished();
        }
    }
}

void EventPrograms::run(const QByteArray &input)
{
    m_waiting.push_back(input);
    if (!m_process) {
        startNext();
    }
}

void EventPrograms::startNext()
{
    const QByteArray input = m_waiting.front();
    m_waiting.pop_front();
    m_process = new QProcess(this);
    m_process->setProcessChannelMode(QProcess::ForwardedChannels);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            finish(CliTexts::tr("Cannot start %1: %2. Check --exec.")
                       .arg(m_program, m_process->errorString()));
        }
    });
    connect(m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        const QString problem = status == QProcess::CrashExit
            ? CliTexts::tr("%1 was ended by a signal.").arg(m_program)
            : CliTexts::tr("%1 ended with the exit code %2.").arg(m_program).arg(code);
        finish(status == QProcess::CrashExit || code != 0 ? problem : QString());
    });
    m_process->start(m_program, QStringList());
    m_process->write(input);
    m_process->closeWriteChannel();
}

void EventPrograms::finish(const QString &problem)
{
    m_process->disconnect(this);
    m_process->deleteLater();
    m_process = nullptr;
    if (!problem.isEmpty()) {
        Q_EMIT failed(problem);
    }
    if (!m_waiting.empty()) {
        startNext();
    } else {
        Q_EMIT idle();
    }
}

} // namespace baton::cli
