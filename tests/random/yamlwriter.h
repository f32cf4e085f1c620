// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/random/random.h"

#include <utility>
#include <vector>

/// Writes random YAML and returns its value.
class YamlWriter
{
public:
    YamlWriter(Random &random, int size);

    QByteArray out;

    /// One document without its markers; @p isBehindMarker: "---" is on the same line.
    baton::Value root(bool isBehindMarker);
    QByteArray comment();
    /// A comment after something on the same line, or nothing; ends the line.
    void endLine();
    /// True if blank lines or a missing final line end would change the last scalar.
    [[nodiscard]] bool endsInBlockScalar() const { return m_last != Last::Other; }
    void startDocument() { m_anchors.clear(); }

private:
    enum class Last { Other, Block, KeptBlock };

    void linesBefore(int column);
    QString writeKey(const baton::Value &map);
    baton::Value map(int column, int depth, bool isFirstInline);
    baton::Value list(int column, int depth, bool isFirstInline);
    baton::Value behind(bool isDash, int column, int depth);
    baton::Value nested(bool isDash, int column, int depth, const QByteArray &properties);
    baton::Value compact(int column, int depth);

    baton::Value inlineScalar(bool isInFlow);
    baton::Value quoted(bool isInFlow);
    baton::Value longPlain(int column);
    baton::Value longQuoted(int column);
    baton::Value blockScalar(int parent, int column, bool isRoot);

    baton::Value flow(int column, int depth);
    baton::Value flowEntry(baton::Value &container, int column, int depth);
    void flowGap(bool isSpread, int column);

    QByteArray anchor(QByteArray &properties);
    void remember(const QByteArray &name, const baton::Value &value);

    Random &m_random;
    int m_left;
    int m_step;
    int m_dashStep;
    int m_commentRate;
    bool m_hasAnchors;
    int m_comments = 0;
    int m_anchorCount = 0;
    Last m_last = Last::Other;
    std::vector<std::pair<QByteArray, baton::Value>> m_anchors;
};
