// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPushButton>

namespace baton {

struct DatabaseAddress;

/// Shows which index of sessions is asked, and has a menu to choose another.
class IndexButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit IndexButton(QWidget *parent = nullptr);

    void setAddress(const DatabaseAddress &address);

Q_SIGNALS:
    /// The reader wants the index of this machine.
    void localRequested();
    /// The reader wants to name another one.
    void otherRequested();
};

} // namespace baton
