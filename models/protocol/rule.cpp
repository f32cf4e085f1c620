// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/rule.h"

#include "models/check/rules/attemptlimitrule.h"
#include "models/check/rules/belongsrule.h"
#include "models/check/rules/chainrule.h"
#include "models/check/rules/checksumrule.h"
#include "models/check/rules/combinationrule.h"
#include "models/check/rules/countsuprule.h"
#include "models/check/rules/dependsonrule.h"
#include "models/check/rules/expectedkeyrule.h"
#include "models/check/rules/foldernamerule.h"
#include "models/check/rules/forbiddensentencerule.h"
#include "models/check/rules/forbiddentextrule.h"
#include "models/check/rules/looprule.h"
#include "models/check/rules/noticerule.h"
#include "models/check/rules/optionalmissingrule.h"
#include "models/check/rules/othersessionrule.h"
#include "models/check/rules/partofwholerule.h"
#include "models/check/rules/pathexistsrule.h"
#include "models/check/rules/pathinsiderule.h"
#include "models/check/rules/placeholderrule.h"
#include "models/check/rules/repeatedvaluerule.h"
#include "models/check/rules/rootaliasrule.h"
#include "models/check/rules/rootmissingrule.h"
#include "models/check/rules/routerule.h"
#include "models/check/rules/singlekeyrule.h"
#include "models/check/rules/textlengthrule.h"
#include "models/check/rules/timeorderrule.h"
#include "models/check/rules/uniqueinfolderrule.h"
#include "models/check/rules/unknownagentrule.h"
#include "models/core/nearesttext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Maker = std::shared_ptr<const Rule> (*)(const PackNode &, const PackTexts &);

template <typename T>
std::shared_ptr<const Rule> make(const PackNode &settings, const PackTexts &texts)
{
    return std::make_shared<const T>(settings, texts);
}

const QHash<QString, Maker> &makers()
{
    static const QHash<QString, Maker> all{
        {u"attempt-limit"_s, make<AttemptLimitRule>},
        {u"belongs"_s, make<BelongsRule>},
        {u"chain"_s, make<ChainRule>},
        {u"checksum"_s, make<ChecksumRule>},
        {u"combination"_s, make<CombinationRule>},
        {u"counts-up"_s, make<CountsUpRule>},
        {u"depends-on"_s, make<DependsOnRule>},
        {u"expected-key"_s, make<ExpectedKeyRule>},
        {u"folder-name"_s, make<FolderNameRule>},
        {u"forbidden-sentence"_s, make<ForbiddenSentenceRule>},
        {u"forbidden-text"_s, make<ForbiddenTextRule>},
        {u"loop"_s, make<LoopRule>},
        {u"notice"_s, make<NoticeRule>},
        {u"optional-missing"_s, make<OptionalMissingRule>},
        {u"other-session"_s, make<OtherSessionRule>},
        {u"part-of-whole"_s, make<PartOfWholeRule>},
        {u"path-exists"_s, make<PathExistsRule>},
        {u"path-inside"_s, make<PathInsideRule>},
        {u"placeholder"_s, make<PlaceholderRule>},
        {u"repeated-value"_s, make<RepeatedValueRule>},
        {u"root-alias"_s, make<RootAliasRule>},
        {u"root-missing"_s, make<RootMissingRule>},
        {u"route"_s, make<RouteRule>},
        {u"single-key"_s, make<SingleKeyRule>},
        {u"text-length"_s, make<TextLengthRule>},
        {u"time-order"_s, make<TimeOrderRule>},
        {u"unique-in-folder"_s, make<UniqueInFolderRule>},
        {u"unknown-agent"_s, make<UnknownAgentRule>},
    };
    return all;
}

Severity severityOf(const PackNode &settings)
{
    const QString name = settings[u"severity"].text(u"error"_s);
    if (const std::optional<Severity> severity = severityNamed(name)) {
        return *severity;
    }
    settings[u"severity"].report(
        QCoreApplication::translate("baton::Rule",
                                    "“%1” is no severity; use error, warning or note.")
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
{
}

bool Rule::appliesTo(const Kind &kind) const
{
    return m_kinds.isEmpty() || m_kinds.contains(kind.name);
}

std::set<ProducedRule> Rule::produced() const
{
    return {{m_id, m_severity, m_message}};
}

QString Rule::message(const QHash<QString, QString> &values) const
{
    return filled(words(m_message), values);
}

std::shared_ptr<const Rule> makeRule(const PackNode &settings, const PackTexts &texts)
{
    const QString name = settings.requiredText(u"rule");
    if (const Maker maker = makers().value(name)) {
        return maker(settings, texts);
    }
    QStringList known = makers().keys();
    known.sort();
    const std::optional<Nearest> meant = nearestOf(name, known);
    settings[u"rule"].report(
        meant
            ? QCoreApplication::translate("baton::Rule", "There is no rule “%1”; was “%2” meant?")
                  .arg(name, meant->text)
            : QCoreApplication::translate(
                  "baton::Rule", "There is no rule “%1”; docs/protocols.md lists those there are.")
                  .arg(name));
    return nullptr;
}

QString filled(QString text, const QHash<QString, QString> &values)
{
    for (auto it = values.begin(); it != values.end(); ++it) {
        text.replace(u'{' + it.key() + u'}', it.value());
    }
    return text;
}

const FieldSchema *fieldAt(const FieldSchema &root, const JsonPointer &pointer)
{
    const FieldSchema *field = &root;
    for (const QString &token : pointer.tokens()) {
        const FieldSchema *next = field->property(token);
        if (!next && !field->items.empty()) {
            next = &field->items.front();
        }
        if (!next) {
            return nullptr;
        }
        field = next;
    }
    return field;
}

} // namespace baton
