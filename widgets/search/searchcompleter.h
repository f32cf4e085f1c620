// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCompleter>

namespace baton {

/// The completion list of a search field. Tab accepts the first or the selected entry; Enter
/// accepts the selected entry, and without one works as usual.
class SearchCompleter final : public QCompleter
{
    Q_OBJECT

public:
    using QCompleter::QCompleter;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace baton
