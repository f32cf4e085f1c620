// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/unknowntext.h"

#include "models/check/markdown/markdowncheck.h"
#include "models/check/recognition/nearestkind.h"
#include "models/protocol/catalog/catalog.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class UnknownTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::UnknownText)
};

/// True for a finding that explains what the text contains instead of a handoff.
bool isExplanation(const Finding &finding)
{
    static const QStringList rules{u"handoff.nearest"_s, u"text.handoff-list"_s,
                                   u"text.fence-language"_s};
    return rules.contains(finding.rule);
}

QString keysAtTop(const Tree &tree)
{
    constexpr qsizetype most = 5;
    QStringList keys;
    for (const NodeId child : tree.root().children) {
        keys.append(tree.at(child).key);
    }
    return keys.size() > most ? keys.first(most).join(u", "_s) + u", …"_s : keys.join(u", "_s);
}

/// The tree of the first document if it is a map; else null.
const Tree *mapIn(const ParsedText &parsed)
{
    const Tree *tree = parsed.documents.empty() ? nullptr : &parsed.documents.front().tree;
    return tree && !tree->isEmpty() && tree->root().type == ValueType::Map ? tree : nullptr;
}

/// True of a file that is one JSON text, in which more JSON may be.
bool isEncodedTwice(const ParsedText &parsed)
{
    if (parsed.format == Format::Markdown || parsed.documents.size() != 1) {
        return false;
    }
    const SourceDocument &document = parsed.documents.front();
    return document.format == Format::Json && !document.tree.isEmpty()
        && document.tree.root().type == ValueType::String;
}

/// What @p asker can do if a file is meant as a handoff.
QString adviceFor(FileAsker asker)
{
    switch (asker) {
    case FileAsker::Editor:
        return UnknownTexts::tr(
            "If it is meant for one, choose its kind at the left of the status bar.");
    case FileAsker::CommandLine:
        return UnknownTexts::tr("If it is meant for one, give its kind with --kind KIND. \"baton "
                                "kinds\" lists them.");
    case FileAsker::Tool:
        return UnknownTexts::tr("If it is meant for one, give its kind as \"kind\". The tool "
                                "\"kinds\" lists them.");
    case FileAsker::Producer:
        break; // the verdict has the text for it
    }
    return {};
}

QStringList explanationFor(const ParsedText &parsed, const ProtocolCatalog &catalog,
                           FileAsker asker)
{
    const QString advice = adviceFor(asker);
    if (parsed.format == Format::Markdown) {
        return {UnknownTexts::tr(
                    "No fenced block of this file holds a handoff of a kind that is known."),
                advice};
    }
    const QString content = contentInstead(parsed);
    if (isEncodedTwice(parsed)) {
        return {content};
    }
    const Tree *tree = mapIn(parsed);
    if (!tree) {
        return {UnknownTexts::tr("Nothing in this file is a handoff of a kind that is known."),
                advice};
    }
    const auto nearest = nearestKind(*tree, catalog);
    if (!nearest) {
        return {content, advice};
    }
    return {content,
            UnknownTexts::tr("The nearest is %1, which has %2 too and lacks %3.")
                .arg(nearest->kind->id, nearest->keys.join(u", "_s),
                     nearest->absent.isEmpty() ? nearest->root : nearest->absent.join(u", "_s)),
            advice};
}

} // namespace

bool isUnknown(const Report &report, const QString &path, const ProtocolCatalog &catalog)
{
    const auto isKnown = [](const DocumentReport &document) {
        return !document.kind.isEmpty() || document.count(Severity::Error) > 0
            || document.count(Severity::Warning) > 0;
    };
    return !report.documents.empty() && !catalog.mayBeState(path)
        && std::ranges::none_of(report.documents, isKnown);
}

QString contentInstead(const ParsedText &parsed)
{
    if (isEncodedTwice(parsed)) {
        return UnknownTexts::tr(
            "The whole file is one quoted string: JSON was encoded twice. Replace it by the "
            "decoded text.");
    }
    const Tree *tree = mapIn(parsed);
    return tree ? UnknownTexts::tr("No kind is known by these root keys: %1.").arg(keysAtTop(*tree))
                : QString();
}

void rejectUnknown(Report &report, const ParsedText &parsed, const ProtocolCatalog &catalog,
                   Severity severity, FileAsker asker)
{
    bool isExplained = false;
    for (DocumentReport &document : report.documents) {
        for (Finding &finding : document.findings) {
            if (isExplanation(finding)) {
                finding.severity = severity;
                isExplained = true;
            }
        }
    }
    if (isExplained) {
        return;
    }
    Finding finding;
    finding.rule = u"handoff.none"_s;
    finding.severity = severity;
    finding.message = explanationFor(parsed, catalog, asker).join(u' ').trimmed();
    finding.expected = UnknownTexts::tr("a handoff");
    finding.start = {1, 1};
    finding.end = {1, 1};
    insertFinding(report.documents.front(), std::move(finding));
}

} // namespace baton
