// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/links/touched.h"

#include <QMenu>

namespace baton {

/// The handoffs and sessions that a transcript touched, but for handoffs beyond a few: opens one,
/// or leads to the call that wrote or read it.
class TouchedMenu : public QMenu
{
    Q_OBJECT

public:
    explicit TouchedMenu(const Touched &touched, QWidget *parent = nullptr);

Q_SIGNALS:
    void fileRequested(const QString &path);
    void sessionRequested(const QString &folder);
    /// The call at @p place is wanted.
    void placeRequested(const baton::EntryPlace &place);

private:
    void addHandoffs(const std::vector<TouchedHandoff> &handoffs);
    void addSessions(const QStringList &sessions);
};

} // namespace baton
