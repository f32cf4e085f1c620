// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/links/touched.h"

#include <QMenu>

namespace baton {

/// A menu of the handoffs and sessions that a transcript touched, with a limit for handoffs: opens
/// one, or moves to the call that wrote or read it.
class TouchedMenu : public QMenu
{
    Q_OBJECT

public:
    explicit TouchedMenu(const Touched &touched, QWidget *parent = nullptr);

Q_SIGNALS:
    void fileRequested(const QString &path);
    void sessionRequested(const QString &folder);
    /// Go to the call at @p place.
    void placeRequested(const baton::EntryPlace &place);

private:
    void addHandoffs(const std::vector<TouchedHandoff> &handoffs);
    void addSessions(const QStringList &sessions);
};

} // namespace baton
