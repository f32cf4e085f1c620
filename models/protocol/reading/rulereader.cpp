// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/reading/rulereader.h"

#include "models/findings/keywords.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int mostRepeats = 100'000'000;

class RuleReaderTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::RuleEntry)
};

QByteArray exampleBytes(const PackNode &node, const QByteArray &text)
{
    if (node[u"hex"].exists()) {
        return QByteArray::fromHex(node[u"hex"].text().toLatin1());
    }
    return text.repeated(std::clamp(node[u"repeat"].integer(1), 1, mostRepeats));
}

RuleExample readExample(const PackNode &node)
{
    RuleExample example;
    example.fileName = node[u"file"].text(u"example.yaml"_s);
    example.text = node[u"example"].text().toUtf8();
    example.bytes = exampleBytes(node, example.text);
    example.kind = node[u"kind"].text();
    for (const PackNode &file : node[u"beside"].items()) {
        example.beside.emplace_back(file.key(), file.text().toUtf8());
    }
    return example;
}

std::vector<Severity> readSeverities(const PackNode &node)
{
    std::vector<Severity> severities;
    for (const PackNode &item : node.items()) {
        if (const std::optional<Severity> severity = severityFromKeyword(item.text())) {
            severities.push_back(*severity);
        } else {
            item.report(RuleReaderTexts::tr("“%1” is not a severity; use error, warning or note.")
                            .arg(item.text()));
        }
    }
    return severities;
}

} // namespace

std::vector<RuleEntry> readRuleEntries(const PackFolder &folder, const QString &name,
                                       const PackTexts &texts, std::vector<PackProblem> &problems,
                                       std::vector<PackProblem> *slips)
{
    const std::optional<PackFile> file =
        folder.hasEntry(name) ? readPackFile(folder, name, problems) : std::nullopt;
    if (!file) {
        return {};
    }
    std::vector<RuleEntry> entries;
    for (const PackNode &node : PackNode(&*file, 0).items()) {
        entries.push_back({node.key(), texts.of(node[u"meaning"].text()), node[u"spec"].text(),
                           texts.of(node[u"fix"].text()), readExample(node),
                           readSeverities(node[u"severity"]),
                           file->lineOf(node.node().keyRange.begin)});
    }
    if (slips) {
        file->findUnknownKeys(*slips);
    }
    return entries;
}

} // namespace baton
