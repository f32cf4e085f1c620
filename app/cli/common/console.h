// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QByteArray>
#include <QFile>

#include <memory>
#include <vector>

namespace baton::cli {

/// The exit code of a command. Stable and documented in docs/cli.md.
enum class ExitCode {
    Ok = 0,       ///< done, without findings of severity error
    Findings = 1, ///< findings of severity error, or "get" found no value
    Failure = 2,  ///< input or output failed, or an argument is invalid
    Rejected =
        3 ///< "check --feedback": a handoff is rejected, and the producer must not be asked again
};

/// Removes passwords of URLs from @p message, because error messages quote arguments.
[[nodiscard]] QString withoutPasswords(QString message);

/// Standard input, output and error as bytes, or their replacements. Output is buffered until
/// flush() or the destructor.
class Console
{
public:
    Console();
    enum class Reader { Person, Tool };
    /// All three must be open and outlive it.
    Console(QIODevice &in, QIODevice &out, QIODevice &error, Reader reader = Reader::Person);

    void print(const QByteArray &bytes);
    void print(const QString &text) { print(text.toUtf8()); }
    /// Writes "baton: @p message" to standard error, after all earlier output.
    void complain(const QString &message);
    /// Writes @p bytes to standard error unchanged.
    void printError(const QByteArray &bytes);
    /// Reads standard input to its end, at most @p limit bytes.
    [[nodiscard]] QByteArray readAll(qsizetype limit);
    /// Waits for input and returns the available bytes; empty at the end of input.
    [[nodiscard]] static QByteArray readArrived();
    /// True if standard output is a terminal, which cannot show binary data.
    [[nodiscard]] static bool isTerminal();
    /// True in a server, where a model called a tool and reads what is printed.
    [[nodiscard]] bool isOfTool() const { return m_isOfTool; }
    /// False if standard output did not accept everything, for example on a full device.
    [[nodiscard]] bool flush();

    /// Keeps @p value as long as this object, so that a program that is about to end need not
    /// destroy large results.
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
    bool m_isOfTool = false;
    bool m_isWhole = true;
    std::vector<std::shared_ptr<void>> m_kept;
};

} // namespace baton::cli
