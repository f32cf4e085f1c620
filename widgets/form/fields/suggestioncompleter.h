// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCompleter>

namespace baton {

/// Suggests texts for a line of a form. Tab and Enter do with the list open what they do without
/// it, once they have taken what is chosen in the list: QCompleter hands them to the line past all
/// event filters.
class SuggestionCompleter : public QCompleter
{
    Q_OBJECT

public:
    using QCompleter::QCompleter;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace baton
