// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/check.h"
#include "models/check/findinglist.h"
#include "models/protocol/producedrules.h"
#include "models/findings/words.h"
#include "models/protocol/packnode.h"
#include "models/protocol/protocolpack.h"

namespace baton {

class Fixer;

/// The document that a rule looks at.
struct RuleContext
{
    const CanonicalTree &tree;
    const ProtocolPack &pack;
    const KindModel &kind;
    const FieldSchema &fields; ///< of the schema that judged it: the kind's, or the workspace's
    const CheckSettings &settings;
    const Fixer &fixer;
    const QByteArray &bytes;        ///< of the whole file
    const ProtocolCatalog &catalog; ///< that the kind is of
    const std::atomic_bool *stop = nullptr;
};

/// What a JSON Schema cannot say. A pack switches a rule on by its name and gives it the id,
/// severity, message and parameters; nothing of a protocol is in here.
class Rule
{
public:
    Rule(const PackNode &settings, const PackTexts &texts);
    virtual ~Rule() = default;
    Q_DISABLE_COPY_MOVE(Rule)

    [[nodiscard]] bool appliesTo(const Kind &kind) const;
    /// It is about @p kind in particular: of a version that nobody knows no other rule is known to
    /// hold.
    [[nodiscard]] bool mentions(const Kind &kind) const { return m_kinds.contains(kind.name); }
    /// What its findings are called, for the rules' reference.
    [[nodiscard]] virtual std::set<ProducedRule> produced() const;
    virtual void apply(const RuleContext &context, FindingList &findings) const = 0;

protected:
    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] Severity severity() const { return m_severity; }
    /// The pack's message with each {name} replaced.
    [[nodiscard]] QString message(const QHash<QString, QString> &values = {}) const;
    /// Words of the pack in the reader's language.
    [[nodiscard]] QString words(const QString &english) const { return m_texts.of(english); }

private:
    QString m_id;
    Severity m_severity;
    QStringList m_kinds;
    QString m_message;
    PackTexts m_texts;
};

/// The rule that @p settings switches on; null, with a problem reported, when there is none of that
/// name.
[[nodiscard]] std::shared_ptr<const Rule> makeRule(const PackNode &settings,
                                                   const PackTexts &texts);

/// @p text with each {name} replaced by its value.
[[nodiscard]] QString filled(QString text, const QHash<QString, QString> &values);
/// The field at @p pointer of @p root, or null; a number stands for any item.
[[nodiscard]] const FieldSchema *fieldAt(const FieldSchema &root, const JsonPointer &pointer);

} // namespace baton
