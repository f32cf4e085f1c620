// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCompleter>

namespace baton {

/// Suggests texts for a line of a form. QCompleter hands the keys of its open list to the line past
/// all event filters. Here Tab takes what is chosen and goes on as it does without the list, and so
/// does Enter where the list stands at nothing.
class SuggestionCompleter : public QCompleter
{
    Q_OBJECT

public:
    using QCompleter::QCompleter;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace baton
