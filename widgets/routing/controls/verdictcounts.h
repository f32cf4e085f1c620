// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routingtexts.h"

#include <QWidget>

namespace baton {

/// Counts handoffs by verdict: "✓ 4 accepted  ✗ 1 returned". Wraps.
class VerdictCounts final : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictCounts(QWidget *parent = nullptr);

    void setCounts(const std::vector<routingtext::ActionCount> &counts);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] std::vector<QRect> places(int width) const;

    std::vector<routingtext::ActionCount> m_counts;
};

} // namespace baton
