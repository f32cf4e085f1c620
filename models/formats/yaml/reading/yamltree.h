// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlevents.h"
#include "models/formats/yaml/reading/yamlscanner.h"

#include <unordered_map>

namespace baton {

/// Builds trees with byte ranges from the events of a YAML text.
class YamlTreeBuilder
{
public:
    /// Content from @p cut on is ignored.
    YamlTreeBuilder(QByteArrayView bytes, const std::vector<YamlEvent> &events, qsizetype cut);

    /// All documents. Their ranges cover the text from the first byte to @p end.
    [[nodiscard]] std::vector<SourceDocument> build(qsizetype end);

private:
    struct Anchored
    {
        NodeId node = noNode;
        ValueType type = ValueType::Null;
        QString text;
    };
    using Kind = YamlEvent::Kind;

    [[nodiscard]] bool hasEvent() const { return m_next < m_events.size(); }
    [[nodiscard]] const YamlEvent &event() const { return m_events[m_next]; }
    [[nodiscard]] bool isAbsent(const YamlEvent &null, qsizetype valueStart) const;
    [[nodiscard]] bool hasProperties(const YamlEvent &event) const;

    void readDocument();
    void skipToContent();
    [[nodiscard]] qsizetype documentStart() const;

    NodeId addNode(NodeId parent);
    NodeId readNode(NodeId parent);
    NodeId addAbsentNode(NodeId parent, qsizetype at);
    void readProperties(Node &node, const YamlEvent &event);
    void readScalar(Node &node, const YamlEvent &event, qsizetype start);
    void readAlias(Node &node, const YamlEvent &event, qsizetype start);
    void readMap(NodeId id, const YamlEvent &event, qsizetype start);
    void readList(NodeId id, const YamlEvent &event, qsizetype start);
    void readEntry(NodeId map);
    [[nodiscard]] Node readKey();
    void closeContainer(NodeId id, char bracket);
    void remember(const YamlEvent &event, NodeId id);
    void endRange(Node &node, qsizetype end);
    [[nodiscard]] bool isNextNode(qsizetype start) const;
    [[nodiscard]] bool isSinglePair(const YamlEvent &event, qsizetype start) const;

    YamlScanner m_text;
    const std::vector<YamlEvent> &m_events;
    qsizetype m_cut;
    size_t m_next = 0;
    qsizetype m_position; ///< offset behind the last token
    int m_blockColumn = -1;
    bool m_isFlow = false;
    std::vector<SourceDocument> m_documents;
    Tree m_tree;
    std::unordered_map<size_t, Anchored> m_anchors;
    std::vector<size_t> m_remembered; ///< ids of the anchors, in the order of their nodes
};

} // namespace baton
