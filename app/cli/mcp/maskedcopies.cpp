// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/mcp/maskedcopies.h"

#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/common/assignment.h"
#include "app/cli/mcp/resultsummaries.h"
#include "app/cli/output/documents/valuejson.h"
#include "models/masking/secretsfile.h"
#include "models/tree/canonicaltree.h"

#include <tuple>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// The masking of answers on @p source: the server's, with the patterns of the workspace.
Masking maskingFor(const ToolCall &call, const DocumentSource &source)
{
    Masking masking = call.context().masking;
    const QString file = secretsfile::workspaceFile(source.isFile() ? source.path : u"."_s);
    // An answer reports the problems of this file.
    std::ignore = secretsfile::takeFile(file, secretsfile::Owner::Workspace, masking);
    return masking;
}

/// True if @p mark replaces a secret in the value at @p at, seen alone or in the whole document.
bool holdsSecret(const Tree &tree, const JsonPointer &at, const Masking &masking,
                 const QString &mark)
{
    const NodeId node = CanonicalTree(tree).find(at);
    if (node == noNode) {
        return false;
    }
    Value present = Value::map();
    present.insert(at.isRoot() ? QString() : at.last(), tree.toReceivedValue(node));
    const qsizetype before = jsonText(present).count(mark);
    Value whole = tree.toReceivedValue();
    maskTexts({&whole, &present}, masking);
    return jsonText(present).count(mark) > before;
}

} // namespace

Outcome keepsSecrets(const ToolCall &call, const DocumentSource &source, const Tree &tree)
{
    const QString mark = Masking::mark();
    const auto check = [&](const JsonPointer &at, const QString &json) -> Outcome {
        if (json.contains(mark) && holdsSecret(tree, at, maskingFor(call, source), mark)) {
            return Failure{
                u"The new value of %1 has \"%2\" where the document has a secret: it "
                "comes from a masked answer, and the secret would be lost. Leave this "
                "value as it is, or set it to a text without \"%2\"."_s.arg(at.toString(), mark)};
        }
        return std::monostate();
    };
    const QJsonObject values = call.values("values"_L1);
    for (auto each = values.begin(); each != values.end(); ++each) {
        const Result<JsonPointer> at = pointerFrom(each.key());
        const Outcome outcome = at ? check(*at, compactText(*each)) : Outcome(at.failure());
        if (!outcome) {
            return outcome;
        }
    }
    for (const QString &word : call.texts("assignments"_L1)) {
        const Result<Assignment> assignment = assignmentFrom(word, false);
        const Outcome outcome = assignment ? check(assignment->at, jsonText(assignment->value))
                                           : Outcome(assignment.failure());
        if (!outcome) {
            return outcome;
        }
    }
    return std::monostate();
}

} // namespace baton::cli
