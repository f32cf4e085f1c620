// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/editing/documentoption.h"

#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/inputformat.h"
#include "app/cli/common/optionnames.h"
#include "models/parsing/parse.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// The positions of the documents that count in the file. In Markdown these are only the handoffs,
/// if there are any: no other output mentions other blocks.
std::vector<int> positionsOf(const QByteArray &bytes, Format format, const ProtocolCatalog *catalog)
{
    const ParsedText parsed =
        parse(bytes, format, catalog ? catalog->parseOptions() : ParseOptions());
    std::vector<int> all;
    std::vector<int> handoffs;
    for (int i = 0; i < static_cast<int>(parsed.documents.size()); ++i) {
        all.push_back(i);
        if (format == Format::Markdown && catalog
            && catalog->recognise(parsed.documents[static_cast<size_t>(i)].tree)) {
            handoffs.push_back(i);
        }
    }
    return handoffs.empty() ? all : handoffs;
}

} // namespace

void addDocumentOption(Arguments &arguments)
{
    arguments.addValue(
        {option::document}, u"N"_s,
        CliTexts::tr(
            "Number of the document in the file, or of the handoff in Markdown (default 1)."));
}

QString noSuchDocument(const QString &path, int number, qsizetype count)
{
    //: a file, a number, how many documents the file has
    return CliTexts::tr("%1 has no document %2; it has %3.")
        .arg(path, QString::number(std::max(1, number)), QString::number(count));
}

std::optional<EditSession> openDocument(const QString &path, const Arguments &arguments,
                                        Console &console)
{
    const std::optional<int> number = arguments.number(option::document, console);
    return number ? openDocument(path, *number, console) : std::nullopt;
}

std::optional<EditSession> openDocument(const QString &path, int number, Console &console)
{
    const Result<QByteArray> bytes = inputBytes(path, console);
    if (!bytes) {
        console.complain(bytes.error());
        return std::nullopt;
    }
    const Catalogs::Catalog catalog = Catalogs(console).of(path);
    const Format format = inputFormat(path, *bytes, catalog->parseOptions());
    const int wanted = std::max(0, number - 1);
    int position = wanted; // only Markdown needs to be parsed twice
    if (format == Format::Markdown) {
        const std::vector<int> positions = positionsOf(*bytes, format, catalog.get());
        position = wanted < std::ssize(positions) ? positions[size_t(wanted)]
                                                  : std::numeric_limits<int>::max();
    }
    EditSession editing(*bytes, format, position, catalog);
    const std::optional<SyntaxIssue> issue = editing.fatalIssue();
    const bool mayStandBehind = issue && format == Format::Yaml
        && bytes->indexOf("\n---", std::max<qsizetype>(issue->range.begin - 1, 0)) >= 0;
    if (!editing.hasDocument() && !mayStandBehind) {
        console.complain(
            noSuchDocument(path, number, std::ssize(positionsOf(*bytes, format, catalog.get()))));
        return std::nullopt;
    }
    if (issue) {
        console.complain(u"%1:%2: %3"_s.arg(
            path, QString::number(bytes->first(issue->range.begin).count('\n') + 1),
            issue->message));
        return std::nullopt;
    }
    return editing;
}

} // namespace baton::cli
