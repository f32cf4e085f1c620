// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/xsd/xsddocument.h"
#include "models/protocol/xsd/xsdschema.h"

#include <QSet>

struct _xmlSchema;

namespace baton {

/// Validates a document until it finds nothing new. The validator ignores all further children
/// after the first mistake in an element, so the mistake is corrected in its copy of the document
/// before it validates again.
class XsdValidation
{
public:
    XsdValidation(_xmlSchema *schema, const QString &targetNamespace, const FieldSchema &fields,
                  QByteArrayView xml, const Tree &tree);

    [[nodiscard]] XsdResult judge();

    /// A message of the validator.
    struct Message
    {
        int code = 0;
        _xmlNode *element = nullptr;
        QString attribute;
        QString text;
    };

private:
    [[nodiscard]] std::vector<Message> validate();
    void fitNamespace();
    void fitElements();
    void addValue(const Message &message);
    void addMissingAttribute(const Message &message);

    void correct(const Message &message);
    void correctMissing(_xmlNode *parent, _xmlNode *next, const QStringList &expected);
    void correctUnexpected(_xmlNode *element, const QStringList &expected);
    bool correctOrder(_xmlNode *parent);

    [[nodiscard]] const FieldSchema *fieldOf(const _xmlNode *element) const;
    [[nodiscard]] qsizetype rankOf(const FieldSchema &parent, const _xmlNode *element) const;
    XsdViolation &add(XsdViolation::Kind kind, const _xmlNode *element, const QString &name,
                      const QString &detail = {});

    _xmlSchema *m_schema;
    const QString &m_namespace;
    const FieldSchema &m_fields;
    XsdDocument m_instance;
    XsdResult m_judgement;
    QSet<std::pair<const _xmlNode *, QString>> m_seen; ///< elements and attributes with a violation
};

} // namespace baton
