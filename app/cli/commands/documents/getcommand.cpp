// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/assignment.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/editing/documentoption.h"
#include "app/cli/output/documents/valuejson.h"
#include "models/tree/canonicaltree.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString shown(const Value &value, bool isJson)
{
    return isJson || value.isContainer() ? jsonText(value) : value.text;
}

/// True if there is an alias at @p node or below it.
bool holdsAlias(const Tree &tree, NodeId node)
{
    return tree.at(node).style == Style::Alias
        || std::ranges::any_of(tree.at(node).children,
                               [&tree](NodeId child) { return holdsAlias(tree, child); });
}

/// @p value, whose place is @p at, with masked texts.
Value masked(const Value &value, const JsonPointer &at, const std::optional<Masking> &masking)
{
    Value map = Value::map();
    map.insert(at.isRoot() ? QString() : at.last(), value);
    maskTexts({&map}, masking);
    return map.items.front();
}

} // namespace

ExitCode runGet(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"get [OPTION...] FILE POINTER"_s,
        CliTexts::tr("Prints the value at a JSON Pointer: a text or number as it is, "
                     "a list or map as JSON. Exits with 1 when there is none."));
    arguments.addFlag({option::json}, CliTexts::tr("Print every value as JSON."));
    addDocumentOption(arguments);
    addMaskOption(arguments, CliTexts::tr("Without it nothing is masked."));
    arguments.setPositionals(2, 2);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const QStringList words = arguments.positionals();
    std::optional<Masking> masking;
    if (!readMask(arguments, {words.at(0)}, masking, console)) {
        return ExitCode::Failure;
    }
    const Result<JsonPointer> pointer = pointerFrom(words.at(1));
    if (!pointer) {
        console.complain(pointer.error());
        return ExitCode::Failure;
    }
    const std::optional<EditSession> document = openDocument(words.at(0), arguments, console);
    if (!document) {
        return ExitCode::Failure;
    }
    const Tree &tree = document->tree();
    const NodeId node = CanonicalTree(tree).find(*pointer);
    if (node == noNode) {
        console.complain(
            CliTexts::tr("%1: there is no value at %2.").arg(words.at(0), words.at(1)));
        return ExitCode::Findings;
    }
    if (const auto issue = document->expansionIssue(); issue && holdsAlias(tree, node)) {
        console.complain(u"%1: %2"_s.arg(words.at(0), issue->message));
        return ExitCode::Failure;
    }
    const bool isJson = arguments.isSet(option::json);
    console.print(shown(masked(tree.toReceivedValue(node), *pointer, masking), isJson) + u'\n');
    return ExitCode::Ok;
}

} // namespace baton::cli
