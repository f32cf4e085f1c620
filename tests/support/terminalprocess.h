// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFile>
#include <QStringList>

#include <cerrno>
#include <vector>

#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

namespace baton {

/// A program on its own terminal, as a person starts it.
class TerminalProcess
{
public:
    explicit TerminalProcess(const QStringList &words)
    {
        std::vector<QByteArray> texts;
        for (const QString &word : words) {
            texts.push_back(QFile::encodeName(word));
        }
        std::vector<char *> arguments;
        for (QByteArray &text : texts) {
            arguments.push_back(text.data());
        }
        arguments.push_back(nullptr);
        m_process = ::forkpty(&m_terminal, nullptr, nullptr, nullptr);
        if (m_process == 0) {
            ::execvp(arguments.front(), arguments.data());
            ::_exit(127);
        }
        if (m_process < 0) {
            qFatal("no terminal");
        }
    }

    ~TerminalProcess()
    {
        ::close(m_terminal);
        if (m_process > 0) {
            ::kill(m_process, SIGKILL);
            ::waitpid(m_process, nullptr, 0);
        }
    }
    Q_DISABLE_COPY_MOVE(TerminalProcess)

    /// Waits until the terminal shows @p text; false if the program ends without it.
    [[nodiscard]] bool shows(const QByteArray &text)
    {
        while (!m_shown.contains(text) && readMore()) { }
        return m_shown.contains(text);
    }

    void type(const QByteArray &text) const
    {
        if (::write(m_terminal, text.constData(), static_cast<size_t>(text.size()))
            != text.size()) {
            qFatal("the terminal takes nothing");
        }
    }

    /// True while the terminal echoes typed text.
    [[nodiscard]] bool echoes() const
    {
        termios state{};
        return ::tcgetattr(m_terminal, &state) == 0 && (state.c_lflag & ECHO) != 0;
    }

    /// The complete output so far.
    [[nodiscard]] const QByteArray &shown() const { return m_shown; }

    /// Waits for the end of the program; returns its state like waitpid().
    [[nodiscard]] int end()
    {
        while (readMore()) { }
        int state = -1;
        ::waitpid(m_process, &state, 0);
        m_process = -1;
        return state;
    }

private:
    /// False at the end.
    bool readMore()
    {
        constexpr int longest = 60'000;
        pollfd waiting{m_terminal, POLLIN, 0};
        char bytes[4096];
        const ssize_t size =
            ::poll(&waiting, 1, longest) > 0 ? ::read(m_terminal, bytes, sizeof bytes) : 0;
        if (size > 0) {
            m_shown.append(bytes, size);
        }
        return size > 0;
    }

    int m_terminal = -1;
    pid_t m_process = -1;
    QByteArray m_shown;
};

} // namespace baton
