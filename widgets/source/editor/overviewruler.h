// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/scrollbarpainting.h"

#include <QScrollBar>

#include <array>
#include <vector>

namespace baton {

class SourceEdit;
struct SourceMark;

/// The scroll bar of the source, with a mark for each finding. A click on a mark shows the finding.
class OverviewRuler : public QScrollBar
{
    Q_OBJECT

public:
    static constexpr int markHeight = 3;

    explicit OverviewRuler(SourceEdit &edit);

    [[nodiscard]] QSize sizeHint() const override { return {ruler::thickness, 64}; }
    /// The rectangle of the mark of byte @p offset.
    [[nodiscard]] QRect areaOf(qsizetype offset) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    /// The values that the positions of the marks depend on.
    struct Measured
    {
        quint64 marks = 0;
        int revision = -1;
        int lines = 0;
        int lineHeight = 0;
        int height = 0;

        friend bool operator==(const Measured &, const Measured &) = default;
    };

    [[nodiscard]] const SourceMark *markAt(QPoint place) const;
    [[nodiscard]] qsizetype nextBelow(const QRect &area) const;
    void measure();

    SourceEdit &m_edit;
    Measured m_measured;
    std::array<std::vector<int>, 3> m_tops; ///< tops of the marks by severity, without duplicates
};

} // namespace baton
