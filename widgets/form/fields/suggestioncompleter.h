// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCompleter>

namespace baton {

/// Suggests texts for a line of a form. QCompleter passes the keys of its open list to the line and
/// bypasses event filters, so keys are handled here: Tab accepts the selected suggestion and then
/// moves on as usual; Enter does the same if no suggestion is selected.
class SuggestionCompleter : public QCompleter
{
    Q_OBJECT

public:
    using QCompleter::QCompleter;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace baton
