// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/rows/headerrow.h"

namespace baton {

/// The header of a section: chevron, title, summary, counts, a bar, "n of m", and a check mark if
/// it is complete and valid.
class SectionRow : public HeaderRow
{
    Q_OBJECT

public:
    using HeaderRow::HeaderRow;

protected:
    [[nodiscard]] QRect headRect() const override;
    [[nodiscard]] QString title() const override { return row().field.label; }
    [[nodiscard]] std::vector<FieldFinding> issues() const override;
    [[nodiscard]] int issueLeft(const RowGeometry &geometry) const override
    {
        return geometry.label;
    }
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] bool isAllWell() const;
    int paintCompletion(QPainter &painter, int right, const QRect &line) const;
};

} // namespace baton
