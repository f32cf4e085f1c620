// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/schema/patternformatchecks.h"

#include "models/protocol/schema/schemaquery.h"

#include <QCoreApplication>
#include <QDateTime>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int deepestCheck = 24;
constexpr int mostChecked = 50'000; ///< a recursive schema expands to many

/// @p pattern with a limit on PCRE2's backtracking, so that no pattern can block a check.
QString limited(const QString &pattern)
{
    return "(*LIMIT_MATCH=1000000)"_L1 + pattern;
}

class PatternFormatChecksTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::StringChecks)
};

} // namespace

/// Walks a schema once and collects all patterns and formats with their places.
class StringChecks::Collector
{
public:
    Collector(const Value &root, std::vector<Check> &checks, SchemaSlips &slips)
        : m_root(root)
        , m_checks(checks)
        , m_slips(slips)
    {
    }

    void collect(const Value &schema, const QStringList &path, const JsonPointer &evaluationPath,
                 int depth)
    {
        if (schema.type != ValueType::Map || depth > deepestCheck || --m_left < 0) {
            return;
        }
        addPattern(schema, path, evaluationPath);
        addFormat(schema, path, evaluationPath);
        refuseBelowChoices(schema, evaluationPath);
        if (const Value *referred = referredBy(m_root, schema)) {
            collect(*referred, path, evaluationPath.child(u"$ref"_s), depth + 1);
        }
        for (qsizetype i = 0; i < schema.keys.size(); ++i) {
            descend(schema.keys[i], schema.items[size_t(i)], path, evaluationPath, depth);
        }
    }

private:
    void descend(const QString &keyword, const Value &value, const QStringList &path,
                 const JsonPointer &evaluationPath, int depth)
    {
        const JsonPointer below = evaluationPath.child(keyword);
        if (keyword == "properties"_L1) {
            for (qsizetype i = 0; i < value.keys.size(); ++i) {
                collect(value.items[size_t(i)], path + QStringList(value.keys[i]),
                        below.child(value.keys[i]), depth + 1);
            }
        } else if (keyword == "items"_L1 || keyword == "additionalProperties"_L1) {
            collect(value, path + QStringList(u"*"_s), below, depth + 1);
        } else if (keyword == "allOf"_L1) {
            for (size_t i = 0; i < value.items.size(); ++i) {
                collect(value.items[i], path, below.child(qsizetype(i)), depth + 1);
            }
        }
    }

    void addPattern(const Value &schema, const QStringList &path, const JsonPointer &place)
    {
        const QString text = textUnder(schema, u"pattern"_s);
        if (text.isEmpty()) {
            return;
        }
        QRegularExpression pattern(limited(text), QRegularExpression::UseUnicodePropertiesOption);
        if (!pattern.isValid()) {
            report(place.child(u"pattern"_s),
                   PatternFormatChecksTexts::tr("The pattern “%1” is not valid: %2.")
                       .arg(text, pattern.errorString()));
            return;
        }
        m_checks.push_back({path, place.child(u"pattern"_s), pattern, {}});
    }

    void addFormat(const Value &schema, const QStringList &path, const JsonPointer &place)
    {
        const QString format = textUnder(schema, u"format"_s);
        if (format == "date-time"_L1) {
            m_checks.push_back({path, place.child(u"format"_s), {}, format});
        } else if (!format.isEmpty()) {
            report(place.child(u"format"_s),
                   PatternFormatChecksTexts::tr("The format “%1” is not known; use a pattern.")
                       .arg(format));
        }
    }

    void refuseBelowChoices(const Value &schema, const JsonPointer &place)
    {
        static const QStringList choices{u"if"_s,    u"then"_s, u"else"_s,     u"anyOf"_s,
                                         u"oneOf"_s, u"not"_s,  u"contains"_s, u"propertyNames"_s};
        for (const QString &choice : choices) {
            if (const Value *below = schema.find(choice); below && holdsPattern(*below)) {
                report(place.child(choice),
                       PatternFormatChecksTexts::tr("A pattern below “%1” is not checked.")
                           .arg(choice));
            }
        }
        if (schema.find(u"patternProperties"_s)) {
            report(place.child(u"patternProperties"_s),
                   PatternFormatChecksTexts::tr("“patternProperties” is not checked."));
        }
    }

    void report(const JsonPointer &place, const QString &message)
    {
        if (std::ranges::find(m_slips, message, &SchemaProblem::message) == m_slips.end()) {
            m_slips.push_back({place, message});
        }
    }

    static bool holdsPattern(const Value &value)
    {
        const Value *pattern = value.find(u"pattern"_s);
        return (pattern && pattern->type == ValueType::String)
            || std::ranges::any_of(value.items, holdsPattern);
    }

    const Value &m_root;
    std::vector<Check> &m_checks;
    SchemaSlips &m_slips;
    int m_left = mostChecked;
};

StringChecks StringChecks::of(const Value &schema, SchemaSlips &slips)
{
    StringChecks checks;
    Collector(schema, checks.m_checks, slips).collect(schema, {}, {}, 0);
    return checks;
}

void StringChecks::append(const CanonicalTree &tree, std::vector<SchemaViolation> &violations) const
{
    for (const Check &check : m_checks) {
        apply(check, tree, tree.base(), 0, {}, violations);
    }
}

void StringChecks::apply(const Check &check, const CanonicalTree &tree, NodeId id, qsizetype depth,
                         const JsonPointer &instance,
                         std::vector<SchemaViolation> &violations) const
{
    const Node &node = tree.at(tree.resolved(id));
    if (depth < check.path.size()) {
        const QString &key = check.path[depth];
        if (key != "*"_L1) {
            if (const NodeId child = tree.child(id, key); child != noNode) {
                apply(check, tree, child, depth + 1, instance.child(key), violations);
            }
            return;
        }
        for (size_t i = 0; i < node.children.size(); ++i) {
            const JsonPointer place = node.type == ValueType::Map
                ? instance.child(tree.keyOf(node.children[i]))
                : instance.child(qsizetype(i));
            apply(check, tree, node.children[i], depth + 1, place, violations);
        }
        return;
    }
    if (tree.typeOf(tree.resolved(id)) != ValueType::String) {
        return;
    }
    const bool isKept =
        check.format.isEmpty() ? check.pattern.match(node.text).hasMatch() : isDateTime(node.text);
    if (!isKept) {
        violations.push_back({check.evaluationPath.last(), instance, check.evaluationPath, {}});
    }
}

bool isDateTime(const QString &text)
{
    static const QRegularExpression shape(
        u"^(\\d{4}-\\d\\d-\\d\\d)[Tt ](\\d\\d):(\\d\\d)(?::(\\d\\d)(?:[.,]\\d+)?)?"
        "(?:\\s?[Zz]|[+-]\\d\\d(?::?\\d\\d)?)?$"_s);
    const QRegularExpressionMatch match = shape.match(text);
    return match.hasMatch() && QDate::fromString(match.captured(1), Qt::ISODate).isValid()
        && match.captured(2).toInt() < 24 && match.captured(3).toInt() < 60
        && match.captured(4).toInt() <= 60;
}

} // namespace baton
