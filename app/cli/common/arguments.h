// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"

#include <QCommandLineParser>

#include <optional>

namespace baton::cli {

/// The options and arguments of one command, with its help.
class Arguments
{
public:
    /// @p synopsis follows "baton " in the usage line.
    Arguments(const QString &synopsis, const QString &description);

    /// The long name is the first of @p names, as in the help.
    void addFlag(const QStringList &names, const QString &description);
    void addValue(const QStringList &names, const QString &valueName, const QString &description);
    /// Adds the option --format with the values @p formats; the first is the default.
    void addFormats(const QStringList &formats);
    void setPositionals(qsizetype least, qsizetype most = -1);

    /// Parses @p arguments. Returns an exit code if the command is done: help or an error was
    /// printed.
    [[nodiscard]] std::optional<ExitCode> read(const QStringList &arguments, Console &console);

    [[nodiscard]] bool isSet(const QString &name) const { return m_parser.isSet(name); }
    [[nodiscard]] QString value(const QString &name) const { return m_parser.value(name); }
    [[nodiscard]] QStringList values(const QString &name) const { return m_parser.values(name); }
    [[nodiscard]] QStringList positionals() const { return m_parser.positionalArguments(); }
    /// The value of an integer option, @p least or more; 0 if it is not given, nullopt after an
    /// error message.
    [[nodiscard]] std::optional<int> number(const QString &name, Console &console,
                                            int least = 1) const;
    /// The value of --format; empty after an error message.
    [[nodiscard]] QString format(Console &console) const;

private:
    [[nodiscard]] QString help() const;

    QString m_synopsis;
    QString m_description;
    QCommandLineParser m_parser;
    QList<QCommandLineOption> m_options;
    QStringList m_formats;
    qsizetype m_least = 0;
    qsizetype m_most = -1;
};

} // namespace baton::cli
