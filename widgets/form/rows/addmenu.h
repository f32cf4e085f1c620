// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/formrow.h"

#include <QMenu>

namespace baton {

/// The menu of a button that adds a field or an entry. The choice takes effect within its key press
/// or click, when the menu has closed and returned the focus, so that the next key finds the new
/// field.
class AddMenu : public QMenu
{
    Q_OBJECT

public:
    explicit AddMenu(QWidget *parent);

    void setChoices(const std::vector<AddChoice> &choices);

Q_SIGNALS:
    /// The field or entry at @p path is to be added.
    void chosen(const baton::JsonPointer &path);
};

} // namespace baton
