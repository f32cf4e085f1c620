// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/clientabilities.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The value in @p object at @p path, whose names are separated by points.
QJsonValue valueAt(const QJsonObject &object, const QString &path)
{
    QJsonValue value = object;
    for (const QString &name : path.split(u'.')) {
        value = value.toObject().value(name);
    }
    return value;
}

/// The first one that the client names and Baton knows; it names its favourite first.
PositionEncoding encodingIn(const QJsonObject &capabilities)
{
    for (const QJsonValue name : valueAt(capabilities, u"general.positionEncodings"_s).toArray()) {
        if (const auto encoding = positionEncodingNamed(name.toString())) {
            return *encoding;
        }
    }
    return PositionEncoding::Utf16;
}

} // namespace

ClientAbilities ClientAbilities::from(const QJsonObject &capabilities)
{
    const auto at = [&](const QString &path) { return valueAt(capabilities, path); };
    const auto is = [&](const QString &path) { return at(path).toBool(); };
    const auto holds = [&](const QString &path, const QString &word) {
        return at(path).toArray().contains(word);
    };
    return {
        .encoding = encodingIn(capabilities),
        .pullsDiagnostics = at(u"textDocument.diagnostic"_s).isObject(),
        .refreshesDiagnostics = is(u"workspace.diagnostics.refreshSupport"_s),
        .refreshesLenses = is(u"workspace.codeLens.refreshSupport"_s),
        .watchesFiles = is(u"workspace.didChangeWatchedFiles.dynamicRegistration"_s),
        .versionsEdits = is(u"workspace.workspaceEdit.documentChanges"_s),
        .resolvesEdits = is(u"textDocument.codeAction.dataSupport"_s)
            && holds(u"textDocument.codeAction.resolveSupport.properties"_s, u"edit"_s),
        .nestsSymbols = is(u"textDocument.documentSymbol.hierarchicalDocumentSymbolSupport"_s),
        .showsMarkdown = holds(u"textDocument.hover.contentFormat"_s, u"markdown"_s),
        .takesSnippets = is(u"textDocument.completion.completionItem.snippetSupport"_s),
    };
}

} // namespace baton
