// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlworkaround.h"

#include <QCoreApplication>

namespace baton {

/// Finds lines inside brackets or quotes that are not indented more than their key, most often a
/// closing bracket at the column of the key. YAML forbids this, but PyYAML, go-yaml, js-yaml and
/// yaml-cpp accept it.
class YamlFlowIndentation
{
    Q_DECLARE_TR_FUNCTIONS(baton::YamlFlowIndentation)

public:
    /// @p isWhole is false if @p events of @p bytes end at a fault of yaml-cpp; only closing
    /// brackets are certain then.
    YamlFlowIndentation(const QByteArray &bytes, const std::vector<YamlEvent> &events,
                        bool isWhole);

    /// The insertions of the missing blanks.
    [[nodiscard]] const Insertions &missing() const { return m_missing; }
    /// One issue for each value before @p cut that has such lines. The fix indents them.
    [[nodiscard]] std::vector<SyntaxIssue> issues(qsizetype cut, int numberOfFirstLine) const;

private:
    struct Value
    {
        ByteRange range;
        qsizetype firstLine =
            0; ///< offset of the first word on the first line with too little indentation
        size_t begin = 0; ///< first index in m_missing
        size_t end = 0;
    };

    void visit(const Tree &tree, NodeId id, qsizetype column);
    void addValue(ByteRange range, qsizetype column, bool isQuoted);
    [[nodiscard]] QString message(const Value &value, int line, int firstLine) const;

    const QByteArray &m_bytes;
    bool m_isWhole;
    Insertions m_missing;
    std::vector<Value> m_values;
};

} // namespace baton
