// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPushButton>

namespace baton {

struct DatabaseAddress;

/// Shows the current index of sessions, with a menu to choose another.
class IndexButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit IndexButton(QWidget *parent = nullptr);

    void setAddress(const DatabaseAddress &address);

Q_SIGNALS:
    /// The user chose the index of this machine.
    void localRequested();
    /// The user wants to enter another index.
    void otherRequested();
};

} // namespace baton
