// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/rule.h"

#include "models/findings/keywords.h"
#include "models/protocol/source/packnode.h"
#include "models/strings/placeholderformat.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

Severity severityOf(const PackNode &settings)
{
    const QString name = settings[u"severity"].text(u"error"_s);
    if (const std::optional<Severity> severity = severityFromKeyword(name)) {
        return *severity;
    }
    settings[u"severity"].report(
        QCoreApplication::translate("baton::Rule",
                                    "“%1” is not a severity; use error, warning or note.")
            .arg(name));
    return Severity::Error;
}

} // namespace

Rule::Rule(const PackNode &settings, const PackTexts &texts)
    : m_id(settings.requiredText(u"id"))
    , m_severity(severityOf(settings))
    , m_kinds(settings[u"kinds"].texts())
    , m_message(settings.requiredText(u"message"))
    , m_texts(texts)
    , m_produced{{m_id, m_severity, m_message}}
{
}

bool Rule::appliesTo(const Kind &kind) const
{
    return m_kinds.isEmpty() || m_kinds.contains(kind.name);
}

SideRule Rule::also(const PackNode &node)
{
    return node.exists() ? also(node, m_severity) : SideRule();
}

SideRule Rule::also(const PackNode &node, Severity severity)
{
    SideRule side{node.requiredText(u"id"), node.requiredText(u"message")};
    m_produced.insert({side.id, severity, side.message});
    return side;
}

std::optional<Finding> Rule::inProse(const QString &) const
{
    return std::nullopt;
}

QString Rule::message(const QHash<QString, QString> &values) const
{
    return filled(words(m_message), values);
}

} // namespace baton
