// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/check/rulewriter.h"

#include "app/cli/common/clitexts.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString exampleOf(const RuleEntry &entry)
{
    return QString::fromUtf8(entry.example.text).trimmed();
}

QString indented(const QString &text)
{
    QString result;
    for (const QString &line : text.split(u'\n')) {
        result += line.isEmpty() ? u"\n"_s : u"    "_s + line + u'\n';
    }
    return result;
}

QJsonObject ruleObject(const RuleExplanation &rule)
{
    QJsonArray severities;
    for (const Severity severity : rule.entry.severities) {
        severities.append(severityWords({severity}));
    }
    return {{u"id"_s, rule.entry.id},      {u"protocol"_s, rule.protocol},
            {u"severities"_s, severities}, {u"meaning"_s, rule.entry.meaning},
            {u"spec"_s, rule.entry.spec},  {u"example"_s, exampleOf(rule.entry)},
            {u"fix"_s, rule.entry.fix}};
}

/// A code block that no line of @p text can close.
QString fenced(const QString &text, const QString &language)
{
    QString fence = u"```"_s;
    while (text.contains(fence)) {
        fence += u'`';
    }
    return fence + language + u'\n' + text + u'\n' + fence + u'\n';
}

QString languageOf(const RuleExample &example)
{
    const QString suffix = QFileInfo(example.fileName).suffix();
    return suffix == "md"_L1 ? u"markdown"_s : suffix == "txt"_L1 ? u"text"_s : suffix;
}

} // namespace

QString ruleText(const RuleExplanation &rule)
{
    const RuleEntry &entry = rule.entry;
    QString text =
        u"%1\n%2: %3\n"_s.arg(entry.id, CliTexts::tr("Severity"), severityWords(entry.severities));
    text += u"%1: %2\n"_s.arg(CliTexts::tr("Protocol"), rule.title);
    if (!entry.spec.isEmpty()) {
        text += u"%1: %2\n"_s.arg(CliTexts::tr("Specification"), entry.spec);
    }
    text += u'\n' + entry.meaning + u'\n';
    if (!entry.fix.isEmpty()) {
        text += u"\n%1: %2\n"_s.arg(CliTexts::tr("Fix"), entry.fix);
    }
    if (!exampleOf(entry).isEmpty()) {
        text += u"\n%1:\n\n%2"_s.arg(CliTexts::tr("Example"), indented(exampleOf(entry)));
    }
    return text;
}

QString ruleList(const RuleBook &book)
{
    QString text;
    for (const RuleExplanation &rule : book.rules()) {
        text += u"%1\t%2\t%3\n"_s.arg(rule.entry.id, severityWords(rule.entry.severities),
                                      rule.entry.meaning);
    }
    return text;
}

QByteArray rulesJson(const std::vector<RuleExplanation> &rules)
{
    QJsonArray array;
    for (const RuleExplanation &rule : rules) {
        array.append(ruleObject(rule));
    }
    return QJsonDocument(QJsonObject{{u"rules"_s, array}}).toJson();
}

QString ruleMarkdown(const RuleExplanation &rule)
{
    const RuleEntry &entry = rule.entry;
    QString text = u"### %1\n\n%2"_s.arg(entry.id, severityWords(entry.severities));
    if (!entry.spec.isEmpty()) {
        text += u" · "_s + entry.spec;
    }
    text += u"\n\n"_s + entry.meaning + u'\n';
    if (!exampleOf(entry).isEmpty()) {
        text += u'\n' + fenced(exampleOf(entry), languageOf(entry.example));
    }
    return entry.fix.isEmpty() ? text + u'\n' : text + u"\nFix: %1\n\n"_s.arg(entry.fix);
}

QString rulesMarkdown(const RuleBook &book)
{
    QString text =
        u"<!-- Written by: baton explain --format markdown > docs/rules.md -->\n"
        "# Rules\n\n"
        "Every rule that a finding can name. Each example is checked by a test: it breaks "
        "the rule that it is given for. Many\nexamples are pieces, which lack other things "
        "too. `baton explain RULE` prints one of these entries; the facts come\nfrom "
        "`rules.yaml` in the folder of each protocol ([protocols.md](protocols.md)).\n"_s;
    QString protocol(u'-');
    for (const RuleExplanation &rule : book.rules()) {
        if (rule.protocol != protocol) {
            protocol = rule.protocol;
            text += u"\n## %1\n\n"_s.arg(rule.title);
        }
        text += ruleMarkdown(rule);
    }
    while (text.endsWith("\n\n"_L1)) {
        text.chop(1);
    }
    return text;
}

} // namespace baton::cli
