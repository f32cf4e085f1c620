// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/comparison.h"

#include <QObject>
#include <QPointer>

class QBoxLayout;

namespace baton {

class InfoBar;

/// The bar above a comparison. Reports that the fields cannot be compared, or that other lines
/// differ as well.
class CompareNotice final : public QObject
{
    Q_OBJECT

public:
    /// Inserts itself as second item of @p column, which must outlive it.
    explicit CompareNotice(QBoxLayout &column);

    /// Shows why the fields of the text called @p title cannot be compared; hides the notice if @p
    /// problem is empty.
    void showProblem(const QString &title, const QString &problem);
    /// Shows how many lines differ outside of the fields, with a link to the comparison by line;
    /// hidden if there are none.
    void showBeside(const OtherLineChanges &beside, const QString &left, const QString &right);

Q_SIGNALS:
    void linesRequested();

private:
    void show(InfoBar *bar);

    QBoxLayout &m_column;
    QPointer<InfoBar> m_bar;
};

} // namespace baton
