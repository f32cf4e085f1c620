// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchtypes.h"

#include "models/search/searchtranslations.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using EntryTypes = QList<IndexedEntry::Type>;

/// The types of entries that can pass a filter. A query without words is about the first ones.
struct FilteredTypes
{
    EntryTypes about;
    EntryTypes others;
};

EntryTypes typesNamed(const QStringList &names)
{
    EntryTypes types;
    for (const QString &name : names) {
        if (const qsizetype type = fixedValuesOf(SearchFilter::In).indexOf(name); type >= 0) {
            types.append(static_cast<IndexedEntry::Type>(type));
        }
    }
    return types;
}

EntryTypes allTypes()
{
    return typesNamed(fixedValuesOf(SearchFilter::In));
}

/// Those that can have @p outcome, a value of "is:".
FilteredTypes typesWith(const QString &outcome)
{
    using enum IndexedEntry::Type;
    if (outcome == "valid"_L1 || outcome == "invalid"_L1) {
        return {{Handoff}, {}};
    }
    if (outcome == "passed"_L1 || outcome == "not-evaluated"_L1) {
        return {{Gate}, {}};
    }
    if (outcome == "warning"_L1 || outcome == "note"_L1) {
        return {{Finding}, {}};
    }
    if (outcome == "error"_L1) {
        return {{Finding}, {LogLine, Cause}};
    }
    if (outcome == "flawed"_L1 || outcome.endsWith("structured"_L1)) {
        return {{Session}, {}};
    }
    if (outcome == "skipped"_L1) {
        return {{Gate}, {Session, Error, Phase, Step}};
    }
    return {{Session}, {Error, Phase, Step, outcome == "failed"_L1 ? Gate : Session}};
}

FilteredTypes typesOf(SearchFilter filter, const QStringList &values)
{
    using enum IndexedEntry::Type;
    FilteredTypes types;
    switch (filter) {
    case SearchFilter::Rule: // other entries pass by their session
        return {{Finding}, allTypes()};
    case SearchFilter::Gate:
        return {{Gate}, allTypes()};
    case SearchFilter::Error:
        return {{Error}, allTypes()};
    case SearchFilter::Cause:
        return {{Cause}, allTypes()};
    case SearchFilter::Agent:
        return {{Handoff, Step}, {Session, Phase, Finding, Review}};
    case SearchFilter::From:
        return {{Handoff}, {Session, Phase, Finding, Review, Step}};
    case SearchFilter::To:
    case SearchFilter::Kind:
        return {{Handoff}, {Finding}};
    case SearchFilter::Phase:
        return {{Handoff, Phase, Step}, {Finding, Gate, Error, Cause}};
    case SearchFilter::In:
        return {{}, typesNamed(values)};
    case SearchFilter::Is:
        for (const QString &outcome : values) {
            const FilteredTypes some = typesWith(outcome);
            types.about += some.about;
            types.others += some.others;
        }
        return types;
    default: // of the session
        return {{}, allTypes()};
    }
}

bool canPass(IndexedEntry::Type type, SearchFilter filter, const QStringList &values)
{
    const FilteredTypes types = typesOf(filter, values);
    return types.about.contains(type) || types.others.contains(type);
}

EntryTypes passing(EntryTypes types, const IndexQuery &query)
{
    types.removeIf([&query](IndexedEntry::Type type) {
        return std::ranges::any_of(query.filters, [type](const auto &filter) {
            return !canPass(type, filter.first, filter.second);
        });
    });
    return types;
}

/// What words are searched in: phases and first causes repeat what other entries say.
EntryTypes typesWithWords()
{
    EntryTypes types = allTypes();
    types.removeAll(IndexedEntry::Type::Phase);
    types.removeAll(IndexedEntry::Type::Cause);
    return types;
}

/// What the filters are about: the first of these groups that has some decides.
EntryTypes typesOfFilters(const IndexQuery &query)
{
    using enum SearchFilter;
    static const QList<QList<SearchFilter>> groups{
        {Rule, Gate, Error, Cause}, {Kind, From, To}, {Agent}, {Phase}, {Is}};
    for (const QList<SearchFilter> &group : groups) {
        EntryTypes types = allTypes();
        types.removeIf([&](IndexedEntry::Type type) {
            return std::ranges::none_of(group, [&](SearchFilter filter) {
                return query.filters.contains(filter)
                    && typesOf(filter, query.valuesOf(filter)).about.contains(type);
            });
        });
        if (!types.isEmpty()) {
            return types;
        }
    }
    return {IndexedEntry::Type::Session};
}

} // namespace

QList<IndexedEntry::Type> searchedTypes(const IndexQuery &query)
{
    if (query.filters.contains(SearchFilter::In)) {
        return passing(allTypes(), query);
    }
    const EntryTypes about =
        query.terms.empty() ? passing(typesOfFilters(query), query) : EntryTypes();
    return about.isEmpty() ? passing(typesWithWords(), query) : about;
}

QString noTypesText(const IndexQuery &query)
{
    QStringList parts;
    for (const auto &[filter, values] : query.filters) {
        QStringList allowed;
        for (const IndexedEntry::Type type : allTypes()) {
            allowed += canPass(type, filter, values) ? QStringList(nameOf(type)) : QStringList();
        }
        if (allowed.size() < allTypes().size()) {
            parts.append(SearchTranslations::tr("“%1:” allows %2")
                             .arg(nameOf(filter), allowed.join(u", "_s)));
        }
    }
    return SearchTranslations::tr("Nothing can pass all filters: %1.").arg(parts.join(u"; "_s));
}

} // namespace baton
