// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/commands/shared/output.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/indexoption.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/output/sessions/searchtext.h"
#include "models/search/indexsearch.h"
#include "models/search/searchfilter.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

constexpr int usualLimit = 50;

/// @p given with excluded words ("-mesh") and everything after "--" at the end, where they are not
/// parsed as options. The order of words does not matter.
QStringList withExcludedWordsLast(const QStringList &given)
{
    const qsizetype end = given.indexOf(u"--"_s);
    QStringList first;
    QStringList words = end < 0 ? QStringList() : given.sliced(end + 1);
    bool isValue = false; // of the previous option
    for (const QString &argument : end < 0 ? given : given.first(end)) {
        const bool isOption = !isValue && argument.startsWith("--"_L1);
        const bool isWord =
            !isValue && !isOption && argument.startsWith(u'-') && argument != "-h"_L1;
        (isWord ? words : first).append(argument);
        isValue = isOption && !argument.contains(u'=');
    }
    return words.isEmpty() ? first : first + QStringList(u"--"_s) + words;
}

/// All filters, with the values of those that accept fixed ones only.
QString filtersText()
{
    QStringList names;
    QString lines;
    for (const QString &name : searchFilterNames()) {
        names.append(name + u':');
        const QStringList values = fixedValuesOf(*searchFilterNamed(name));
        if (!values.isEmpty()) {
            lines += u"\n  %1: %2"_s.arg(name, values.join(u", "_s));
        }
    }
    return CliTexts::tr("Filters: %1").arg(names.join(u' ')) + lines;
}

void describe(Arguments &arguments)
{
    arguments.addFormats({u"text"_s, u"json"_s});
    addStoreOption(arguments);
    arguments.addValue({option::limit}, u"N"_s,
                       CliTexts::tr("How many are shown; by default %1.").arg(usualLimit));
    addMaskOption(arguments,
                  CliTexts::tr("Without it only what is masked in the index is masked."));
    arguments.setPositionals(1);
}

Result<SearchPage> found(const SessionIndex &index, const IndexQuery &query, int limit)
{
    return searchIndex(index.connection(), query, limit > 0 ? limit : usualLimit);
}

} // namespace

ExitCode runSearch(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"search [OPTION...] QUERY..."_s,
        CliTexts::tr("Searches the sessions of an index: words, \"phrases\", -excluded words, the "
                     "beginning of words*, and filters such as status:failed. The newest entries "
                     "come first.")
            + u"\n\n"_s + filtersText());
    describe(arguments);
    if (const auto code = arguments.read(withExcludedWordsLast(given), console)) {
        return *code;
    }
    Output output{arguments.format(console), {}};
    const std::optional<int> limit = arguments.number(option::limit, console);
    if (output.format.isEmpty() || !limit
        || !readMask(arguments, {u"."_s}, output.masking, console)) {
        return ExitCode::Failure;
    }
    const std::unique_ptr<SessionIndex> index =
        openIndex(arguments, SessionIndex::Access::Read, console);
    if (!index) {
        return ExitCode::Failure;
    }
    const IndexQuery query = IndexQuery::read(arguments.positionals().join(u' '));
    if (query.isEmpty() && query.remarks.isEmpty()) {
        console.complain(CliTexts::tr("There is nothing to search for."));
    }
    const Result<SearchPage> page = found(*index, query, *limit);
    if (!page) {
        console.complain(page.error());
        return ExitCode::Failure;
    }
    console.print(
        output.of([&] { return searchObject(*page, query); }, [&] { return searchText(*page); }));
    for (const QString &remark : query.remarks + page->remarks) {
        console.complain(remark);
    }
    if (page->hasMore) {
        console.complain(CliTexts::tr("There are more; --limit shows them."));
    }
    if (!page->hits.empty()) {
        return ExitCode::Ok;
    }
    return query.isWrong ? ExitCode::Failure : ExitCode::Findings;
}

} // namespace baton::cli
