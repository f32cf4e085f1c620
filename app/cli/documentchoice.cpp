// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/documentchoice.h"

#include "app/cli/catalogs.h"
#include "app/cli/inputformat.h"
#include "app/cli/text.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

void addDocumentOption(Arguments &arguments)
{
    arguments.addValue({u"document"_s}, u"N"_s,
                       Text::tr("The Nth document of the file (default 1)."));
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
    // Only the places in XML depend on what the protocols say.
    const bool mayBeXml = format == Format::Xml || format == Format::Markdown;
    Editing editing(*bytes, format, std::max(0, *number - 1),
                    mayBeXml ? Catalogs(console).of(path) : Catalogs::Catalog());
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
