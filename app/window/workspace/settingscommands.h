// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"
#include "widgets/editor/infobar.h"

#include <QObject>
#include <QPointer>

namespace baton {

class MaskingSettings;
class ReviewCommands;
class WorkspaceChecking;

/// The settings dialog, and the effects of changed settings.
class SettingsCommands : public QObject
{
    Q_OBJECT

public:
    SettingsCommands(const WindowContext &context, ReviewCommands &reviews,
                     WorkspaceChecking &checking);

    void setWorkspace(const QString &folder);

Q_SIGNALS:
    void appearanceChanged();

private:
    void showDialog();
    void showMaskingProblems(const QStringList &problems);

    const WindowContext &m_context;
    ReviewCommands &m_reviews;
    WorkspaceChecking &m_checking;
    MaskingSettings *m_masking;
    QPointer<InfoBar> m_notice; ///< notice about masking
};

} // namespace baton
