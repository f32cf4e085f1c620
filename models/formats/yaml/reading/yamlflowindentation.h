// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlworkaround.h"

#include <QCoreApplication>

namespace baton {

/// Lines inside brackets or quotes that are not indented deeper than the key that the value belongs
/// to, most often a closing bracket in the column of its key. YAML forbids that, but PyYAML,
/// go-yaml, js-yaml and yaml-cpp read it.
class YamlFlowIndentation
{
    Q_DECLARE_TR_FUNCTIONS(baton::YamlFlowIndentation)

public:
    /// @p events of @p bytes are whole, or end where yaml-cpp gave up too: then only closing
    /// brackets are certain to be what they seem.
    YamlFlowIndentation(const QByteArray &bytes, const std::vector<YamlEvent> &events,
                        bool isWhole);

    /// The blanks that are missing.
    [[nodiscard]] const Insertions &missing() const { return m_missing; }
    /// One for each value before @p cut that has such lines, with the fix that indents them.
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
