// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/codeactions.h"

#include "models/check/file/certainfixes.h"
#include "models/editing/plan/planedit.h"
#include "models/editor/snapshot/snapshot.h"
#include "models/languageserver/diagnostics.h"
#include "models/languageserver/serveddocument.h"
#include "models/values/textedit.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

const QLatin1StringView fixAllKind = "source.fixAll.baton"_L1;

namespace {

/// The edits of @p fix, of a finding of @p snapshot, in that text; a fix with a plan is planned
/// now.
Result<TextEdits> editsOf(const Fix &fix, const Snapshot &snapshot)
{
    return fix.plan ? planEdit(snapshot.bytes, snapshot.parsed, fix.plan->document, fix.plan->edit)
                    : Result<TextEdits>(fix.edits);
}

constexpr QLatin1StringView quickFixKind = "quickfix"_L1;

/// The place of a fix in the report of a document.
struct FixPlace
{
    int document = 0;
    int finding = 0;
    int part = 0;
    int fix = 0;
};

/// True when the client, which named @p only, wants actions of @p kind or of one above it; the
/// empty kind is above all.
bool isWanted(const QJsonArray &only, const QString &kind)
{
    return only.isEmpty() || std::ranges::any_of(only, [&kind](const QJsonValue &value) {
               const QString asked = value.toString();
               return asked.isEmpty() || kind == asked || kind.startsWith(asked + u'.');
           });
}

QJsonObject workspaceEdit(const ServedDocument &document, const TextEdits &edits,
                          const ClientAbilities &client)
{
    const QJsonArray made = document.positions().editsOf(edits);
    if (!client.versionsEdits) {
        return {{u"changes"_s, QJsonObject{{document.uri(), made}}}};
    }
    const QJsonObject text{{u"uri"_s, document.uri()}, {u"version"_s, document.version()}};
    return {{u"documentChanges"_s,
             QJsonArray{QJsonObject{{u"textDocument"_s, text}, {u"edits"_s, made}}}}};
}

QString titleOf(const Fix &fix, const Finding &finding)
{
    const JsonPointer field = finding.fieldPath();
    return field.isRoot() ? fix.title : u"%1: %2"_s.arg(fix.title, field.last());
}

/// The data from which resolvedAction() finds the edits.
QJsonObject dataOf(const ServedDocument &document, const FixPlace &place)
{
    return {{u"uri"_s, document.uri()},      {u"version"_s, document.version()},
            {u"document"_s, place.document}, {u"finding"_s, place.finding},
            {u"part"_s, place.part},         {u"fix"_s, place.fix}};
}

template <typename Items>
auto itemAt(const Items &items, const QJsonValue &index)
{
    const int at = index.toInt(-1);
    return at >= 0 && at < std::ssize(items) ? &items[size_t(at)] : nullptr;
}

const Finding *findingAt(const Report &report, const QJsonObject &data)
{
    const auto *document = itemAt(report.documents, data.value("document"_L1));
    const auto *finding = document ? itemAt(document->findings, data.value("finding"_L1)) : nullptr;
    return finding ? itemAt(finding->each(), data.value("part"_L1)) : nullptr;
}

TextEdits certainFixesOf(const ServedDocument &document)
{
    return withCertainFixes(document.snapshot()->bytes, document.editor().format(),
                            document.catalog(), document.editor().settings())
        .edits;
}

/// Adds one action for @p fix of @p finding, unless it is known that it cannot be made.
void addFix(const Fix &fix, const Finding &finding, const FixPlace &place,
            const ServedDocument &document, const ClientAbilities &client, QJsonArray &actions)
{
    QJsonObject action{{u"title"_s, titleOf(fix, finding)},
                       {u"kind"_s, QString(quickFixKind)},
                       {u"isPreferred"_s, fix.isCertain},
                       {u"diagnostics"_s, QJsonArray{diagnosticOf(finding, document.positions())}}};
    if (fix.plan && client.resolvesEdits) {
        action.insert(u"data"_s, dataOf(document, place));
    } else if (const Result<TextEdits> edits = editsOf(fix, *document.snapshot())) {
        action.insert(u"edit"_s, workspaceEdit(document, *edits, client));
    } else {
        return;
    }
    actions.append(action);
}

void addFixesAt(ByteRange range, const ServedDocument &document, const ClientAbilities &client,
                QJsonArray &actions)
{
    const auto &reports = document.report().documents;
    for (int d = 0; d < std::ssize(reports); ++d) {
        const auto &findings = reports[size_t(d)].findings;
        for (int f = 0; f < std::ssize(findings); ++f) {
            const auto parts = findings[size_t(f)].each();
            for (int p = 0; p < std::ssize(parts); ++p) {
                const Finding &part = parts[size_t(p)];
                const bool isThere =
                    range.touches(part.range.begin) || part.range.touches(range.begin);
                for (int i = 0; isThere && i < std::ssize(part.fixes); ++i) {
                    addFix(part.fixes[size_t(i)], part, {d, f, p, i}, document, client, actions);
                }
            }
        }
    }
}

void addFixAll(const ServedDocument &document, const ClientAbilities &client, QJsonArray &actions)
{
    QJsonObject action{{u"title"_s, u"Fix all that is certain"_s},
                       {u"kind"_s, QString(fixAllKind)}};
    if (client.resolvesEdits) {
        action.insert(u"data"_s,
                      QJsonObject{{u"uri"_s, document.uri()}, {u"version"_s, document.version()}});
    } else if (const TextEdits edits = certainFixesOf(document); !edits.empty()) {
        action.insert(u"edit"_s, workspaceEdit(document, edits, client));
    } else {
        return;
    }
    actions.append(action);
}

} // namespace

QJsonArray codeActionsOf(const ServedDocument &document, const QJsonObject &params,
                         const ClientAbilities &client)
{
    const QJsonArray only = params.value("context"_L1).toObject().value("only"_L1).toArray();
    QJsonArray actions;
    if (isWanted(only, quickFixKind)) {
        addFixesAt(document.positions().rangeFrom(params.value("range"_L1).toObject()), document,
                   client, actions);
    }
    const bool hasCertain = certainFixCount(document.report()) > 0;
    if (hasCertain && isWanted(only, fixAllKind)) {
        addFixAll(document, client, actions);
    }
    return actions;
}

rpc::Answer resolvedAction(const ServedDocument &document, QJsonObject action,
                           const ClientAbilities &client)
{
    const QJsonObject data = action.value("data"_L1).toObject();
    if (data.value("version"_L1).toInt() != document.version()) {
        return rpc::Error(rpc::Code::ContentModified,
                          u"The text changed since the action was offered. Ask again."_s);
    }
    if (action.value("kind"_L1).toString() == fixAllKind) {
        action.insert(u"edit"_s, workspaceEdit(document, certainFixesOf(document), client));
        return action;
    }
    const Finding *finding = findingAt(document.report(), data);
    const Fix *fix = finding ? itemAt(finding->fixes, data.value("fix"_L1)) : nullptr;
    if (!fix) {
        return rpc::Error(rpc::Code::InvalidParams, u"There is no such action."_s);
    }
    if (titleOf(*fix, *finding)
        != action.value("title"_L1).toString()) { // of another file's change
        return rpc::Error(rpc::Code::ContentModified,
                          u"The findings changed since the action was offered. Ask again."_s);
    }
    const Result<TextEdits> edits = editsOf(*fix, *document.snapshot());
    if (!edits) {
        return rpc::Error(rpc::Code::InternalError, edits.error());
    }
    action.insert(u"edit"_s, workspaceEdit(document, *edits, client));
    return action;
}

} // namespace baton
