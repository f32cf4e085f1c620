// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/graphtext.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/textformat.h"
#include "models/routing/graph/graphkeywords.h"
#include "models/routing/graph/groupedfindings.h"
#include "models/strings/pathstrings.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

using Rows = std::vector<QStringList>;

/// The rows in columns.
QString table(const Rows &rows)
{
    std::vector<qsizetype> widths;
    for (const QStringList &row : rows) {
        widths.resize(std::max(widths.size(), size_t(row.size())), 0);
        for (qsizetype i = 0; i < row.size(); ++i) {
            widths[size_t(i)] = std::max(widths[size_t(i)], row[i].size());
        }
    }
    QString text;
    for (const QStringList &row : rows) {
        QString line = u"  "_s;
        for (qsizetype i = 0; i < row.size(); ++i) {
            line += widths[size_t(i)] > 0 ? row[i].leftJustified(widths[size_t(i)] + 2) : QString();
        }
        while (line.endsWith(u' ')) {
            line.chop(1);
        }
        text += line + u'\n';
    }
    return text;
}

class GraphWriter
{
public:
    GraphWriter(const RoutingGraph &graph, const QString &folder, bool isByTime)
        : m_graph(graph)
        , m_folder(folder)
        , m_isByTime(isByTime)
    {
    }

    QString text()
    {
        QString text = u"%1 · %2: %3, %4, %5\n"_s.arg(
            oneLine(m_graph.title), nameOf(m_graph.kind),
            counted(int(m_graph.nodes.size()), u"node"_s, u"nodes"_s),
            counted(int(m_graph.edges.size()), u"edge"_s, u"edges"_s),
            counted(int(m_graph.crossings.size()), u"handoff"_s, u"handoffs"_s));
        Rows rows;
        for (const RoutingEdge &edge : m_graph.edges) {
            const bool isOne = m_isByTime && edge.crossings.size() == 1;
            rows.push_back(isOne ? handoffRow(edge) : routeRow(edge));
        }
        text += table(rows);
        for (const RoutingNode &node : m_graph.nodes) {
            if (!node.isKnown) {
                text +=
                    u"  ? "_s + CliTexts::tr("%1 is not known").arg(oneLine(node.title)) + u'\n';
            }
        }
        return text + findings();
    }

private:
    [[nodiscard]] QString routeOf(const RoutingEdge &edge) const
    {
        return u"%1 → %2"_s.arg(oneLine(m_graph.nodes[size_t(edge.from)].title),
                                oneLine(m_graph.nodes[size_t(edge.to)].title));
    }

    static QString kindOf(const RoutingEdge &edge)
    {
        return edge.kind == RoutingEdge::Kind::Handoff ? QString() : QString(nameOf(edge.kind));
    }

    static QString stateOf(const RoutingEdge &edge)
    {
        return edge.state == RoutingEdge::State::Taken ? QString() : QString(nameOf(edge.state));
    }

    [[nodiscard]] QStringList routeRow(const RoutingEdge &edge) const
    {
        const QString verdict = edge.worst == Action::None ? QString() : word(edge.worst);
        const QString count =
            edge.crossings.empty() ? QString() : QString::number(edge.crossings.size());
        QStringList row{routeOf(edge), kindOf(edge),  count,
                        verdict,       stateOf(edge), oneLine(edge.label)};
        if (m_isByTime) {
            row = QStringList{QString(), QString()} + row;
        }
        return row;
    }

    [[nodiscard]] QStringList handoffRow(const RoutingEdge &edge) const
    {
        const Transfer &crossing = m_graph.crossings[size_t(edge.crossings.front())];
        const QString time =
            crossing.time.isValid() ? crossing.time.toUTC().toString(Qt::ISODate) : QString();
        return {orderOf(edge),      time,
                routeOf(edge),      kindOf(edge),
                crossing.kindTitle, word(crossing.action),
                stateOf(edge),      placeOf(crossing.at)};
    }

    [[nodiscard]] QString placeOf(const Evidence &evidence) const
    {
        const QString path = oneLine(relativeTo(evidence.path, m_folder));
        return evidence.line > 0 ? u"%1:%2"_s.arg(path).arg(evidence.line) : path;
    }

    [[nodiscard]] QString findings() const
    {
        if (m_graph.findings.empty()) {
            return {};
        }
        QString text = u'\n' + CliTexts::tr("Findings") + u'\n';
        for (const GroupedFindings &equal : foldedFindings(m_graph)) {
            const RoutingFinding &finding = m_graph.findings[size_t(equal.first)];
            const QString place = placeOf(finding.evidence);
            text += u"  %1%2: %3 [%4]"_s.arg(place.isEmpty() ? QString() : place + u": "_s,
                                             word(finding.severity), finding.message.simplified(),
                                             finding.rule);
            if (equal.count > 1) {
                text += u' ' + CliTexts::tr("and %n more alike", nullptr, equal.count - 1);
            }
            text += u'\n';
        }
        return text;
    }

    const RoutingGraph &m_graph;
    QString m_folder;
    bool m_isByTime;
};

} // namespace

QString graphText(const RoutingGraph &graph, const QString &folder, bool isByTime)
{
    return GraphWriter(graph, folder, isByTime).text();
}

} // namespace baton::cli
