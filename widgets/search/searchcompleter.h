// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCompleter>

namespace baton {

/// The open list of a search field. Tab takes the first choice, or the chosen one; Enter takes the
/// chosen one, and without one does what it does without the list.
class SearchCompleter final : public QCompleter
{
    Q_OBJECT

public:
    using QCompleter::QCompleter;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace baton
