// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/editor/infobar.h"

#include <QObject>
#include <QPointer>

namespace baton {

class StatusLine;
class CentralArea;

/// The messages of the window: in the status bar for a while, or in a bar above the pages until
/// dismissed. There is one such bar at a time.
class Notices : public QObject
{
    Q_OBJECT

public:
    Notices(CentralArea &area, StatusLine &status, QObject *parent);

    void showMessage(const QString &text);
    /// Removes the message @p text early, because it is no longer true.
    void withdrawMessage(const QString &text);
    void complain(const QString &title, const QString &reason);
    /// Shows @p bar instead of the previous one.
    void show(InfoBar *bar);
    /// Shows @p path, or the folder of a file, in the desktop's file manager; shows a message if
    /// there is none.
    void revealInFileManager(const QString &path);
    /// Shows that typed values could not be written into the file, until hideRejectedInput().
    void showRejectedInput(const QString &title, const QString &reason);
    void hideRejectedInput();

private:
    CentralArea &m_centralArea;
    StatusLine &m_status;
    QPointer<InfoBar> m_shown;
    QPointer<InfoBar> m_rejectedInputBar; ///< bar about rejected input; null: not shown
};

} // namespace baton
