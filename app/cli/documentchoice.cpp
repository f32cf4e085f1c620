// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/documentchoice.h"

#include "app/cli/catalogs.h"
#include "app/cli/inputformat.h"
#include "app/cli/text.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// Where document number @p number, from 0 on, stands in the file. Of Markdown only the handoffs
/// count, when there are any: other blocks are not spoken of anywhere else, either.
int positionOf(int number, const QByteArray &bytes, Format format, const ProtocolCatalog *catalog)
{
    if (format != Format::Markdown || !catalog) {
        return number;
    }
    const ParsedText parsed = parse(bytes, format, catalog->parseOptions());
    std::vector<int> handoffs;
    for (int i = 0; i < static_cast<int>(parsed.documents.size()); ++i) {
        if (catalog->recognise(parsed.documents[static_cast<size_t>(i)].tree)) {
            handoffs.push_back(i);
        }
    }
    const auto wanted = static_cast<size_t>(number);
    return handoffs.empty()        ? number
        : wanted < handoffs.size() ? handoffs[wanted]
                                   : static_cast<int>(parsed.documents.size());
}

} // namespace

void addDocumentOption(Arguments &arguments)
{
    arguments.addValue(
        {u"document"_s}, u"N"_s,
        Text::tr("The Nth document of the file, of Markdown the Nth handoff (default 1)."));
}

std::optional<Editing> openDocument(const QString &path, const Arguments &arguments,
                                    Console &console)
{
    const std::optional<int> number = arguments.number(u"document"_s, console);
    if (!number) {
        return std::nullopt;
    }
    const Result<QByteArray> bytes = inputBytes(path, console);
    if (!bytes) {
        console.complain(bytes.error());
        return std::nullopt;
    }
    const Format format = inputFormat(path, *bytes);
    const Catalogs::Catalog catalog = Catalogs(console).of(path);
    Editing editing(*bytes, format,
                    positionOf(std::max(0, *number - 1), *bytes, format, catalog.get()), catalog);
    if (const std::optional<SyntaxIssue> issue = editing.fatalIssue()) {
        console.complain(u"%1:%2: %3"_s.arg(
            path, QString::number(bytes->first(issue->range.begin).count('\n') + 1),
            issue->message));
        return std::nullopt;
    }
    if (!editing.hasDocument()) {
        console.complain(
            Text::tr("%1 has no document %2.").arg(path, QString::number(std::max(1, *number))));
        return std::nullopt;
    }
    return editing;
}

} // namespace baton::cli
