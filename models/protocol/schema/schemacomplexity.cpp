// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/schema/schemacomplexity.h"

#include "models/protocol/schema/schemaquery.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int mostGuarded = 50'000;

class SchemaComplexityTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::SchemaGuard)
};

/// Expands a schema like a check does. Stops at a schema that contains itself.
class SchemaExpansion
{
public:
    explicit SchemaExpansion(const Value &root)
        : m_root(root)
    {
    }

    QString run()
    {
        enter(m_root);
        return m_reason;
    }

private:
    void enter(const Value &schema)
    {
        if (!m_reason.isEmpty() || schema.type != ValueType::Map) {
            return;
        }
        if (const auto open = m_open.constFind(&schema); open != m_open.constEnd()) {
            comeBack(schema, *open);
            return;
        }
        if (++m_count > mostGuarded) {
            m_reason = SchemaComplexityTexts::tr("The schema unfolds to more than %1 parts.")
                           .arg(mostGuarded);
            return;
        }
        m_open.insert(&schema, m_path.size());
        if (const Value *referred = referredBy(m_root, schema)) {
            enter(*referred);
        }
        for (qsizetype i = 0; i < schema.keys.size(); ++i) {
            descend(schema.keys[i], schema.items[size_t(i)]);
        }
        m_open.remove(&schema);
        m_back.remove(&schema);
    }

    void comeBack(const Value &schema, qsizetype depth)
    {
        const QString way = m_path.sliced(depth).join(u'\n');
        QSet<QString> &back = m_back[&schema];
        if (m_path.size() == depth) {
            m_reason = SchemaComplexityTexts::tr("The schema refers to itself without an end.");
        } else if (back.contains(way)) {
            m_reason =
                SchemaComplexityTexts::tr("The schema refers to itself in several ways at once.");
        }
        back.insert(way);
    }

    void descend(const QString &keyword, const Value &value)
    {
        static const QSet<QString> inPlace{u"allOf"_s, u"anyOf"_s, u"oneOf"_s, u"not"_s,
                                           u"if"_s,    u"then"_s,  u"else"_s};
        static const QSet<QString> below{u"items"_s, u"additionalProperties"_s, u"contains"_s,
                                         u"unevaluatedProperties"_s, u"propertyNames"_s};
        if (keyword == "properties"_L1) {
            for (qsizetype i = 0; i < value.keys.size(); ++i) {
                enterBelow(value.keys[i], value.items[size_t(i)]);
            }
        } else if (keyword == "prefixItems"_L1) {
            for (size_t i = 0; i < value.items.size(); ++i) {
                enterBelow(QString::number(i), value.items[i]);
            }
        } else if (keyword == "dependentSchemas"_L1
                   || (inPlace.contains(keyword) && value.type == ValueType::List)) {
            std::ranges::for_each(value.items, [this](const Value &item) { enter(item); });
        } else if (inPlace.contains(keyword)) {
            enter(value);
        } else if (below.contains(keyword)) {
            enterBelow(u"*"_s, value);
        }
    }

    void enterBelow(const QString &key, const Value &schema)
    {
        m_path.append(key);
        enter(schema);
        m_path.removeLast();
    }

    const Value &m_root;
    QHash<const Value *, qsizetype> m_open;     ///< length of m_path at their entry, by schema
    QStringList m_path;                         ///< keys on the current path
    QHash<const Value *, QSet<QString>> m_back; ///< paths that lead from each schema back to itself
    int m_count = 0;
    QString m_reason;
};

} // namespace

QString nonTerminationReason(const Value &schema)
{
    return SchemaExpansion(schema).run();
}

} // namespace baton
