// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/fixes/fixplanner.h"
#include "models/check/report/checkinput.h"
#include "models/check/report/findinglist.h"
#include "models/check/xsd/xsdcontext.h"
#include "models/check/xsd/xsdmisspelt.h"

#include <map>

namespace baton {

/// Turns the XML Schema violations of a document into findings with rule, severity, message and
/// fixes.
class XsdFindings
{
public:
    XsdFindings(const CanonicalTree &tree, const XsdContext &use, FixPlanner &fixer,
                FindingList &findings);

    /// Adds all findings. @p document is the range of the document in the file.
    void add(const CheckInput &input, ByteRange document);

private:
    void addNamespace(const XsdResult &judgement);
    void addViolation(const XsdViolation &violation);
    void addMissing(const XsdViolation &violation);
    void addOrder(const XsdViolation &violation);
    void addPlace(const XsdViolation &violation);
    void addValue(const XsdViolation &violation);
    void addUnexpected(const XsdViolation &violation);
    void addUnknown(const FieldsOfNodes &fields);
    void reportOnce(const QString &key, const QString &message);
    void addText(const XsdViolation &violation);
    [[nodiscard]] QString messageAbout(const XsdViolation &violation, const QString &actual) const;
    void addBlanks(const QByteArray &bytes, NodeId node, const FieldSchema &field);
    PendingFinding &addAt(NodeId node, const QString &rule, Severity severity,
                          const QString &message);

    [[nodiscard]] QString nameAt(const XsdViolation &violation) const;

    const CanonicalTree &m_tree;
    const XsdContext &m_use;
    FixPlanner &m_fixer;
    FindingList &m_findings;
    XsdMisspelt m_misspelt;
    QByteArrayView m_bytes; ///< text of the file

    /// The finding about all attributes or elements with the same unknown name.
    struct ReportedName
    {
        size_t finding = 0;
        int count = 0;
    };
    std::map<QString, ReportedName> m_told; ///< reported names, by key
};

} // namespace baton
