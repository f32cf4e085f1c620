// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/documentqueries.h"

#include "models/check/report/rulebook.h"
#include "models/editor/completion/fieldhelp.h"
#include "models/findings/keywords.h"
#include "models/languageserver/clientabilities.h"
#include "models/languageserver/serveddocument.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Writes Markdown, or its words alone.
class HoverText
{
public:
    explicit HoverText(bool isMarkdown)
        : m_isMarkdown(isMarkdown)
    {
    }

    [[nodiscard]] QString strong(const QString &text) const
    {
        return m_isMarkdown ? u"**%1**"_s.arg(text) : text;
    }
    [[nodiscard]] QString code(const QString &text) const
    {
        return m_isMarkdown ? u"`%1`"_s.arg(text) : text;
    }
    /// @p text, which is not Markdown.
    [[nodiscard]] QString plain(QString text) const
    {
        static const QRegularExpression special(uR"(([\\*_`<>\[\]#]))"_s);
        return m_isMarkdown ? text.replace(special, uR"(\\1)"_s) : text;
    }

private:
    bool m_isMarkdown;
};

QString textOf(const FieldHelp &help, const HoverText &in)
{
    QStringList parts{in.strong(in.plain(help.title))
                      + (help.isRequired ? u" (required)"_s : QString())};
    if (!help.text.isEmpty()) {
        parts.append(in.plain(help.text));
    }
    QStringList values;
    for (const QString &value : help.values) {
        values.append(in.code(value));
    }
    if (!values.isEmpty()) {
        parts.append(u"One of "_s + values.join(u", "_s));
    }
    return parts.join(u"\n\n"_s);
}

QString textOf(const Finding &finding, const RuleBook &rules, const HoverText &in)
{
    QStringList parts{in.strong(word(finding.severity)) + u' ' + in.code(finding.rule) + u": "_s
                      + in.plain(finding.message)};
    if (const RuleExplanation *rule = rules.find(finding.rule)) {
        parts.append(in.plain(rule->entry.meaning));
        if (!rule->entry.fix.isEmpty()) {
            parts.append(u"Fix: "_s + in.plain(rule->entry.fix));
        }
    }
    return parts.join(u"\n\n"_s);
}

} // namespace

QJsonValue hoverAt(const ServedDocument &document, const QJsonObject &position,
                   const RuleBook &rules, const ClientAbilities &client)
{
    const qsizetype offset = document.positions().offsetOf(position);
    const HoverText in(client.showsMarkdown);
    QStringList parts;
    if (const std::optional<FieldHelp> help = fieldHelpAt(document.editor(), offset)) {
        parts.append(textOf(*help, in));
    }
    for (const DocumentReport &report : document.report().documents) {
        for (const Finding &finding : report.findings) {
            for (const Finding &part : finding.each()) {
                if (part.range.touches(offset)) {
                    parts.append(textOf(part, rules, in));
                }
            }
        }
    }
    if (parts.isEmpty()) {
        return QJsonValue::Null;
    }
    const QString rule = client.showsMarkdown ? u"\n\n---\n\n"_s : u"\n\n"_s;
    return QJsonObject{
        {u"contents"_s,
         QJsonObject{{u"kind"_s, client.showsMarkdown ? u"markdown"_s : u"plaintext"_s},
                     {u"value"_s, parts.join(rule)}}}};
}

} // namespace baton
