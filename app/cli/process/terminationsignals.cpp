// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/process/terminationsignals.h"

#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace baton::cli {

namespace {

// A signal handler can do little more than write to a pipe.
std::array<int, 2> signalPipe{-1, -1};

void noteSignal(int)
{
    const char byte = 0;
    [[maybe_unused]] const ssize_t count = ::write(signalPipe[1], &byte, 1);
}

void handle(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

} // namespace

TerminationSignals::TerminationSignals(QObject *parent)
    : QObject(parent)
{
    if (::pipe2(signalPipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
        return; // without it the signals end the program as usual
    }
    auto *notifier = new QSocketNotifier(signalPipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        std::array<char, 16> bytes{};
        [[maybe_unused]] const ssize_t count = ::read(signalPipe[0], bytes.data(), bytes.size());
        Q_EMIT received();
    });
    handle(noteSignal);
}

TerminationSignals::~TerminationSignals()
{
    if (signalPipe[0] < 0) {
        return;
    }
    handle(SIG_DFL);
    for (int &end : signalPipe) {
        ::close(end);
        end = -1;
    }
}

} // namespace baton::cli
