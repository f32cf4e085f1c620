// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/verdict/gatesections.h"

#include "models/findings/gateresult.h"
#include "models/findings/status.h"
#include "widgets/verdict/gaterow.h"
#include "widgets/verdict/sectionrows.h"

namespace baton {

using namespace Qt::StringLiterals;

namespace {

/// True if the criterion is about the document itself, not another one of the session.
bool isHere(const CriterionResult &result, const Snapshot &now, int document)
{
    const auto number = static_cast<size_t>(document);
    if (result.evidence.isRoot() || number >= now.parsed.documents.size()) {
        return false;
    }
    const Tree &tree = now.parsed.documents[number].tree;
    const NodeId node = tree.isEmpty() ? noNode : tree.find(result.evidence);
    return node != noNode
        && (tree.at(node).range == result.range || tree.at(node).keyRange == result.range);
}

} // namespace

GateSections::GateSections(QWidget *content)
    : QObject(content)
    , m_content(content)
{
}

void GateSections::addSection()
{
    auto *section = new VerdictSection({}, m_content);
    section->setObjectName(u"verdictGate"_s + QString::number(m_sections.size()));
    section->body()->setSpacing(6);
    section->hide();
    // Sections are inserted before the stretch at the end of the column.
    auto *column = static_cast<QBoxLayout *>(m_content->layout());
    column->insertWidget(column->count() - 1, section);
    m_sections.append(section);
    m_rows.append(QList<GateRow *>());
}

void GateSections::show(const Verdict &verdict, const Snapshot &now, int number, bool isStale)
{
    while (m_sections.size() < static_cast<qsizetype>(verdict.gates.size())) {
        addSection();
    }
    for (qsizetype i = static_cast<qsizetype>(verdict.gates.size()); i < m_sections.size(); ++i) {
        m_sections[i]->hide();
    }
    qsizetype position = 0;
    for (const GateResult &gate : verdict.gates) {
        VerdictSection *const section = m_sections[position];
        QList<GateRow *> &rows = m_rows[position++];
        const auto total = static_cast<int>(gate.criteria.size());
        section->setHeading(tr("Gate %1", "id of a quality gate").arg(gate.id));
        section->setToolTip(gate.title);
        section->setRemark(isStale ? textOf(CriterionState::NotEvaluated)
                                   : tr("%1 of %n passed", nullptr, total).arg(gate.passedCount()));
        fit(rows, section, gate.criteria.size(), [this](GateRow *row) {
            connect(row, &GateRow::activated, this, [this](const CriterionResult &result) {
                Finding place;
                place.path = result.evidence;
                place.range = result.range;
                Q_EMIT activated(place);
            });
        });
        for (qsizetype i = 0; i < total; ++i) {
            const CriterionResult &result = gate.criteria[static_cast<size_t>(i)];
            rows[i]->setCriterion(result, isHere(result, now, number), isStale);
        }
    }
}

} // namespace baton
