// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"

#include <QWidget>

namespace baton {

class CountToggle;
class ProblemsModel;

/// The numbers of errors, warnings and notes; each toggles the visibility of its severity.
class SeverityCounts final : public QWidget
{
    Q_OBJECT

public:
    explicit SeverityCounts(QWidget *parent = nullptr);

    void setCounts(const ProblemsModel &problems);
    void showAll();

Q_SIGNALS:
    void shownChanged(baton::Severity severity, bool isShown);

private:
    void addToggle(Severity severity);

    QList<CountToggle *> m_toggles; ///< toggles of errors, warnings and notes
};

} // namespace baton
