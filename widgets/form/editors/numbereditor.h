// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/lineeditor.h"

class QAction;

namespace baton {

/// A number in its spelling, such as "1.2e-12". It can be null if the schema allows that.
class NumberEditor : public LineEditor
{
    Q_OBJECT

public:
    explicit NumberEditor(bool isWhole, QWidget *parent = nullptr);

protected:
    void showField() override;
    [[nodiscard]] Result<Value> meaningOf(const QString &typed) const override;

private:
    bool m_isWhole;
    QAction *m_toNull;
};

} // namespace baton
