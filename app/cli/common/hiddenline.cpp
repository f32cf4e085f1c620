// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/hiddenline.h"

#include <QFile>

#include <array>
#include <csignal>

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

constexpr std::array endingSignals{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

/// The terminal and its original state, for the signal handler.
int hidingTerminal = -1;
termios shownTerminal{};

void showAgain(int signal)
{
    ::tcsetattr(hidingTerminal, TCSAFLUSH, &shownTerminal);
    std::raise(signal); // the default handler is installed again
}

/// Disables the echo of the terminal while it exists.
class HiddenTyping
{
public:
    explicit HiddenTyping(int terminal)
    {
        if (::tcgetattr(terminal, &shownTerminal) != 0) {
            return;
        }
        hidingTerminal = terminal;
        struct sigaction action{};
        action.sa_handler = showAgain;
        action.sa_flags = SA_RESETHAND | SA_NODEFER;
        for (size_t i = 0; i < endingSignals.size(); ++i) {
            ::sigaction(endingSignals[i], &action, &m_before[i]);
        }
        termios hidden = shownTerminal;
        hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        hidden.c_cc[VSUSP] = _POSIX_VDISABLE; // the shell would get a terminal without echo
        m_isHiding = ::tcsetattr(terminal, TCSAFLUSH, &hidden) == 0;
    }

    ~HiddenTyping()
    {
        if (hidingTerminal >= 0) {
            ::tcsetattr(hidingTerminal, TCSAFLUSH, &shownTerminal);
            for (size_t i = 0; i < endingSignals.size(); ++i) {
                ::sigaction(endingSignals[i], &m_before[i], nullptr);
            }
            hidingTerminal = -1;
        }
    }
    Q_DISABLE_COPY_MOVE(HiddenTyping)

    [[nodiscard]] bool isHiding() const { return m_isHiding; }

private:
    std::array<struct sigaction, endingSignals.size()> m_before{};
    bool m_isHiding = false;
};

} // namespace

QString readHiddenLine(const QString &prompt)
{
    QFile terminal;
    const int number = ::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (number < 0
        || !terminal.open(number, QFile::ReadWrite | QFile::Unbuffered, QFile::AutoCloseHandle)) {
        return {};
    }
    QByteArray line;
    {
        const HiddenTyping hidden(number);
        if (!hidden.isHiding()) {
            return {};
        }
        terminal.write(prompt.toUtf8());
        line = terminal.readLine();
    }
    terminal.write("\n");
    while (line.endsWith('\n') || line.endsWith('\r')) {
        line.chop(1);
    }
    return QString::fromLocal8Bit(line);
}

} // namespace baton::cli
