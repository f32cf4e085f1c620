// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/reading/ruleregistry.h"

#include "models/protocol/source/packnode.h"
#include "models/strings/spellingmatch.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QHash<QString, RuleRegistry::Maker> &makers()
{
    static QHash<QString, RuleRegistry::Maker> all;
    return all;
}

} // namespace

void RuleRegistry::add(const QString &name, Maker maker)
{
    makers().insert(name, maker);
}

std::shared_ptr<const Rule> RuleRegistry::make(const PackNode &settings, const PackTexts &texts)
{
    const QString name = settings.requiredText(u"rule");
    if (const Maker maker = makers().value(name)) {
        return maker(settings, texts);
    }
    QStringList known = makers().keys();
    known.sort();
    const std::optional<Nearest> meant = closestMatch(name, known);
    settings[u"rule"].report(
        meant ? QCoreApplication::translate("baton::Rule", "There is no rule “%1”; was “%2” meant?")
                    .arg(name, meant->text)
              : QCoreApplication::translate(
                    "baton::Rule", "There is no rule “%1”; docs/protocols.md lists the known ones.")
                    .arg(name));
    return nullptr;
}

} // namespace baton
