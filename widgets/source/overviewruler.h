// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/common/ruler.h"

#include <QScrollBar>

namespace baton {

class SourceEdit;
struct SourceMark;

/// The scroll bar of the source, with one mark for each finding; a click on a mark goes there.
class OverviewRuler : public QScrollBar
{
    Q_OBJECT

public:
    static constexpr int markHeight = 3;

    explicit OverviewRuler(SourceEdit &edit);

    [[nodiscard]] QSize sizeHint() const override { return {ruler::thickness, 64}; }
    /// Where the mark of byte @p offset is painted.
    [[nodiscard]] QRect areaOf(qsizetype offset) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] const SourceMark *markAt(QPoint place) const;

    SourceEdit &m_edit;
};

} // namespace baton
