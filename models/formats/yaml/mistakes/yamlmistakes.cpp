// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamlmistakes.h"

#include "models/text/fencemessages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool tooDeep(YamlDiagnosis &yaml)
{
    yaml.issue.rule = u"text.too-deep"_s;
    return yaml.report(
        YamlDiagnosis::tr("Line %1 nests values more than %2 levels deep, which is not "
                          "read. Flatten the document."),
        {yaml.at, yaml.words.end}, QString::number(yaml.limits.depth));
}

bool markdownFence(YamlDiagnosis &yaml)
{
    std::optional<SyntaxIssue> issue =
        fenceAround(yaml.bytes, yaml.lines, yaml.line, yaml.issue.rule);
    if (issue) {
        yaml.issue = *std::move(issue);
    }
    return issue.has_value();
}

bool behindEnd(YamlDiagnosis &yaml)
{
    return yaml.report(YamlDiagnosis::tr("Line %1 does not parse: the document has ended, but more "
                                         "follows. Remove it, or start a new document with a line "
                                         "\"---\"."),
                       {yaml.at, yaml.words.end});
}

bool unknown(YamlDiagnosis &yaml)
{
    yaml.report(
        YamlDiagnosis::tr("Line %1 does not parse. Check its indentation, colons, quotes and "
                          "brackets."),
        {yaml.at, yaml.words.end});
    yaml.issue.actual = QString::fromStdString(yaml.fault.reason);
    return true;
}

} // namespace

const std::vector<YamlMistake> &yamlMistakes()
{
    static const QByteArray deep(201, '[');
    static const YamlMistake first[] = {
        {"nested too deep", YamlReason::TooDeep, deep.constData(), tooDeep},
        {"Markdown fence", anyYamlReason, "```yaml\na: 1\n```\n", markdownFence},
        {"cut off", anyYamlReason, "a: 1\nb: \"half a sen", yamlTruncation},
        {"no-break space", anyYamlReason, "a:\n  b: 1\n\xc2\xa0 c:\n    d: 1\n  e:\n    f: 1\n",
         yamlNoBreakSpace},
    };
    static constexpr YamlMistake last[] = {
        {"text behind the document", YamlReason::DocumentEnd, "[a],\n", behindEnd},
        {"comment beside quotes", anyYamlReason, "a: \"1.0\"# c\nb: 2\n", yamlCommentBesideQuote},
        {"indicator before a value", anyYamlReason, "a: ? x\nb: 1\n", yamlIndicatorAtStart},
        {"anything else", anyYamlReason, ",\n", unknown},
    };
    static const std::vector<YamlMistake> all = [] {
        std::vector<YamlMistake> mistakes;
        for (const std::span<const YamlMistake> subject :
             {std::span<const YamlMistake>(first), yamlTabMistakes(), yamlForeignMistakes(),
              yamlQuoteMistakes(), yamlIndicatorMistakes(), yamlFlowMistakes(), yamlColonMistakes(),
              yamlIndentMistakes(), std::span<const YamlMistake>(last)}) {
            mistakes.insert(mistakes.end(), subject.begin(), subject.end());
        }
        return mistakes;
    }();
    return all;
}

const YamlMistake &recogniseYamlMistake(YamlDiagnosis &yaml)
{
    return *std::ranges::find_if(yamlMistakes(), [&yaml](const YamlMistake &mistake) {
        yaml.reset();
        return mistake.reasons.testFlag(yaml.reason) && mistake.recognise(yaml);
    });
}

} // namespace baton
