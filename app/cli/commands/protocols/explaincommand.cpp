// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/common/translations.h"
#include "app/cli/output/check/rulewriter.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

void describe(Arguments &arguments)
{
    arguments.addFormats({u"text"_s, u"json"_s, u"markdown"_s});
    arguments.addValue({option::language}, u"LANGUAGE"_s,
                       CliTexts::tr("Explain in this language, for example de."));
    arguments.setPositionals(0, 1);
}

ExitCode printAll(const RuleBook &book, const QString &format, Console &console)
{
    if (format == "json"_L1) {
        console.print(rulesJson(book.rules()));
    } else {
        console.print(format == "markdown"_L1 ? rulesMarkdown(book) : ruleList(book));
    }
    return ExitCode::Ok;
}

ExitCode printUnknown(const QString &id, const RuleBook &book, Console &console)
{
    const QStringList nearest = book.nearest(id);
    console.complain(
        nearest.isEmpty()
            ? CliTexts::tr("There is no rule \"%1\". \"baton explain\" lists those that are known.")
                  .arg(id)
            : CliTexts::tr("There is no rule \"%1\". Did you mean %2?")
                  .arg(id, nearest.join(u", "_s)));
    return ExitCode::Failure;
}

} // namespace

ExitCode runExplain(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"explain [OPTION...] [RULE]"_s,
        CliTexts::tr("Explains a rule that findings name, or lists all of them: id, "
                     "severities and meaning with a tab between."));
    describe(arguments);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const QString format = arguments.format(console);
    if (format.isEmpty()) {
        return ExitCode::Failure;
    }
    const QString language = arguments.value(option::language);
    if (!language.isEmpty()) {
        if (!installTranslations(*QCoreApplication::instance(), QLocale(language))) {
            console.complain(
                CliTexts::tr("There is no translation into \"%1\", so this is English.")
                    .arg(language));
        }
    }
    Catalogs catalogs(console, language);
    const RuleBook book({catalogs.here()});
    if (arguments.positionals().isEmpty()) {
        return printAll(book, format, console);
    }
    const QString id = arguments.positionals().constFirst();
    const RuleExplanation *rule = book.find(id);
    if (rule == nullptr) {
        return printUnknown(id, book, console);
    }
    if (format == "json"_L1) {
        console.print(rulesJson({*rule}));
    } else {
        console.print(format == "markdown"_L1 ? ruleMarkdown(*rule) : ruleText(*rule));
    }
    return ExitCode::Ok;
}

} // namespace baton::cli
