// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/snapshot/fieldtitle.h"

#include "models/protocol/pack/kind.h"

#include <QCoreApplication>

namespace baton {

namespace {

using namespace Qt::StringLiterals;

const FieldSchema *below(const FieldSchema *schema, const QString &token)
{
    if (schema == nullptr) {
        return nullptr;
    }
    return schema->items.empty() ? schema->property(token) : &schema->items.front();
}

const FieldSchema *rootOf(const Kind &kind, const JsonPointer &pointer)
{
    const auto wrapped = std::ranges::find_if(
        kind.wrapped, [&](const NestedKindFields &each) { return each.at.covers(pointer); });
    return wrapped == kind.wrapped.end() ? &kind.fields : &wrapped->fields;
}

/// True if @p token names the kind's own block: "math_analysis" for the kind "math-analysis".
bool isOwnBlock(const Kind *kind, QString token)
{
    return kind != nullptr && token.replace(u'_', u'-') == kind->name;
}

QString titleOf(const FieldSchema *schema, const FieldSchema *parent, const QString &token)
{
    bool isPosition = false;
    const qlonglong position = token.toLongLong(&isPosition);
    const bool isItem = isPosition && (parent == nullptr || !parent->items.empty());
    if (isItem) {
        return QString::number(position + 1);
    }
    return schema != nullptr && !schema->title.isEmpty() ? schema->title : token;
}

} // namespace

QString fieldTitle(const Kind *kind, const JsonPointer &pointer, const FieldSchema *own)
{
    const FieldSchema *schema = own != nullptr ? own
        : kind != nullptr                      ? rootOf(*kind, pointer)
                                               : nullptr;
    QStringList titles;
    for (qsizetype i = 0; i < pointer.depth(); ++i) {
        const QString &token = pointer.tokens().at(i);
        const FieldSchema *const parent = schema;
        schema = below(schema, token);
        const bool goesWithoutSaying = i + 1 < pointer.depth()
            && ((i == 0 && token == u"handoff") || (i == 1 && isOwnBlock(kind, token)));
        if (!goesWithoutSaying) {
            titles.append(titleOf(schema, parent, token));
        }
    }
    return titles.isEmpty() ? QCoreApplication::translate("baton::FieldTitle", "Document")
                            : titles.join(u" › ");
}

} // namespace baton
