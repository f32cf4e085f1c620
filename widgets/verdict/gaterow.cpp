// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/verdict/gaterow.h"

#include "widgets/common/linkbutton.h"

#include <QHBoxLayout>

#include <algorithm>

namespace baton {

using namespace Qt::StringLiterals;

namespace {

/// The field that contains @p place, which may be an entry of a list.
QString fieldOf(JsonPointer place)
{
    const auto isPosition = [](const QString &token) {
        return std::ranges::all_of(token, [](QChar one) { return one.isDigit(); });
    };
    while (place.depth() > 1 && isPosition(place.last())) {
        place = place.parent();
    }
    return place.last();
}

} // namespace

GateRow::GateRow(QWidget *parent)
    : VerdictRow(parent)
    , m_link(new LinkButton({}, this))
{
    m_link->setObjectName(u"gateLink"_s);
    below()->addWidget(m_link, 1);
    connect(m_link, &LinkButton::clicked, this,
            [this] { Q_EMIT activated(CriterionResult(m_result)); });
}

void GateRow::setCriterion(const CriterionResult &result, bool isHere, bool isStale)
{
    m_result = result;
    const QString threshold =
        result.threshold.isEmpty() ? QString() : tr("Threshold: %1").arg(result.threshold);
    const bool hasLink = isHere && !isStale;
    const bool isOpen = result.state == CriterionState::NotEvaluated;
    const bool isLong = result.actual.size() > longestValue;
    QStringList second;
    if (!isStale && isLong) {
        second.append(result.actual);
    }
    if (!isStale && isOpen && !result.reason.isEmpty()) {
        second.append(tr("Not evaluated. %1", "reason").arg(result.reason));
    }
    if (!isStale && !hasLink && !threshold.isEmpty()) {
        second.append(threshold);
    }
    setStatus(isStale ? Status::NotEvaluated : statusOf(result.state));
    setText(result.title, isStale ? Role::Disabled : Role::Text);
    setSecondLine(second.join(u'\n'), Role::Muted);
    setValue(isStale || isLong ? QString() : result.actual);
    setToolTip(threshold);
    m_link->setVisible(hasLink);
    const QString field = fieldOf(result.evidence);
    m_link->setText(result.threshold.isEmpty()
                        ? field
                        : tr("%1, threshold %2", "field, threshold").arg(field, result.threshold));
    m_link->setAccessibleDescription(result.title);
    m_link->updateGeometry();
}

} // namespace baton
