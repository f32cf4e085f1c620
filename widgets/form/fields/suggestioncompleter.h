// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCompleter>

namespace baton {

/// Suggests texts for a line of a form. QCompleter hands the keys of its open list to the line past
/// all event filters. Here Tab takes the chosen suggestion and then moves on as it does without the
/// list. So does Enter while no suggestion is chosen.
class SuggestionCompleter : public QCompleter
{
    Q_OBJECT

public:
    using QCompleter::QCompleter;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace baton
