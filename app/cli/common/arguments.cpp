// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/arguments.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/common/textformat.h"
#include "models/check/report/schemamessages.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString spelling(const QCommandLineOption &option)
{
    QStringList dashed;
    for (const QString &name : option.names()) {
        dashed.append((name.size() == 1 ? u"-"_s : u"--"_s) + name);
    }
    const QString names = dashed.join(u", "_s);
    return option.valueName().isEmpty() ? names : names + u' ' + option.valueName();
}

} // namespace

Arguments::Arguments(const QString &synopsis, const QString &description)
    : m_synopsis(synopsis)
    , m_description(description)
{
    addFlag({option::help, u"h"_s}, CliTexts::tr("Print this help."));
}

void Arguments::addFlag(const QStringList &names, const QString &description)
{
    addValue(names, {}, description);
}

void Arguments::addValue(const QStringList &names, const QString &valueName,
                         const QString &description)
{
    m_options.append(QCommandLineOption(names, description, valueName));
    m_parser.addOption(m_options.constLast());
}

void Arguments::addFormats(const QStringList &formats)
{
    m_formats = formats;
    QStringList said = formats;
    //: the value that an option has where it is not given
    said.first() = CliTexts::tr("%1 (default)").arg(said.first());
    addValue({option::format}, u"FORMAT"_s, alternatives(said) + u'.');
}

void Arguments::setPositionals(qsizetype least, qsizetype most)
{
    m_least = least;
    m_most = most;
}

std::optional<ExitCode> Arguments::read(const QStringList &arguments, Console &console)
{
    const bool isParsed = m_parser.parse(QStringList{u"baton"_s} + arguments);
    // Not by isSet(), which would treat "-dash.yaml" as a request for help. After "--" there are no
    // options.
    const qsizetype end = arguments.indexOf(u"--"_s);
    const QStringList options = end < 0 ? arguments : arguments.first(end);
    if (options.contains(option::given(option::help)) || options.contains(u"-h"_s)) {
        console.print(help());
        return ExitCode::Ok;
    }
    const qsizetype count = positionals().size();
    if (isParsed && count >= m_least && (m_most < 0 || count <= m_most)) {
        return std::nullopt;
    }
    const QString problem = !isParsed ? m_parser.errorText()
        : count < m_least             ? CliTexts::tr("An argument is missing.")
                                      : CliTexts::tr("Too many arguments.");
    console.complain(u"%1\n%2 baton %3"_s.arg(problem, CliTexts::tr("Usage:"), m_synopsis));
    return ExitCode::Failure;
}

std::optional<int> Arguments::number(const QString &name, Console &console, int least) const
{
    if (!isSet(name)) {
        return 0;
    }
    bool isNumber = false;
    const int number = value(name).toInt(&isNumber);
    if (isNumber && number >= least) {
        return number;
    }
    console.complain(CliTexts::tr("--%1 needs a whole number from %2 up, not \"%3\".")
                         .arg(name, QString::number(least), value(name)));
    return std::nullopt;
}

QString Arguments::format(Console &console) const
{
    const QString format = isSet(option::format) ? value(option::format) : m_formats.first();
    if (m_formats.contains(format)) {
        return format;
    }
    console.complain(
        CliTexts::tr("There is no format \"%1\". Use %2.").arg(format, alternatives(m_formats)));
    return {};
}

QString Arguments::help() const
{
    QString text = u"%1 baton %2\n\n%3\n\n%4\n"_s.arg(CliTexts::tr("Usage:"), m_synopsis,
                                                      m_description, CliTexts::tr("Options:"));
    QList<std::pair<QString, QString>> rows;
    for (const QCommandLineOption &option : m_options) {
        rows.append({spelling(option), option.description()});
    }
    return text + columnsText(rows);
}

} // namespace baton::cli
