// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QByteArray>
#include <QFile>

#include <memory>
#include <vector>

namespace baton::cli {

/// The exit code of a command. Documented in docs/cli.md and stable.
enum class ExitCode {
    Ok = 0,       ///< done, without findings of severity error
    Findings = 1, ///< findings of severity error, or "get" found no value
    Failure = 2,  ///< input or output failed, or an argument is invalid
    Refused =
        3 ///< "check --feedback": a handoff is refused, and the producer is not to be asked again
};

/// @p message without the passwords of addresses, because complaints quote arguments as they were
/// given.
[[nodiscard]] QString withoutPasswords(QString message);

/// Standard input, output and error as bytes, or what stands for them. Output is buffered until
/// flush() or the end.
class Console
{
public:
    Console();
    /// All three are open and outlive it.
    Console(QIODevice &in, QIODevice &out, QIODevice &error);

    void print(const QByteArray &bytes);
    void print(const QString &text) { print(text.toUtf8()); }
    /// Writes "baton: @p message" to standard error, after what was printed so far.
    void complain(const QString &message);
    /// Writes @p bytes to standard error as they are.
    void printError(const QByteArray &bytes);
    /// All of standard input, at most @p limit bytes.
    [[nodiscard]] QByteArray readAll(qsizetype limit);
    /// The bytes of standard input that came by now, after a wait for the first; none at its end.
    [[nodiscard]] static QByteArray readArrived();
    /// True when what is printed is seen by a reader, who can do nothing with bytes.
    [[nodiscard]] static bool isTerminal();
    /// False when standard output did not take everything, for example on a full device.
    [[nodiscard]] bool flush();

    /// Keeps @p value as long as this: what a run over many files made need not be tidied up by a
    /// program that ends.
    template <typename T>
    [[nodiscard]] T &kept(T value)
    {
        const auto owned = std::make_shared<T>(std::move(value));
        m_kept.push_back(owned);
        return *owned;
    }

private:
    std::vector<std::unique_ptr<QFile>> m_files; ///< files that the console opened itself
    QIODevice *m_in;
    QIODevice *m_out;
    QIODevice *m_error;
    bool m_isWhole = true;
    std::vector<std::shared_ptr<void>> m_kept;
};

} // namespace baton::cli
