// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/appcontext.h"
#include "widgets/style/theme.h"

#include <QSize>
#include <QWidget>

#include <memory>

namespace baton {

class MainWindow;

/// A picture of the window, of a document or session in it, or of a dialog.
struct WindowShot
{
    QString name;
    QSize size;
    Theme::Mode mode;
    enum class Content {
        Sample,
        Broken,
        Long,
        CfdSession,
        CfdTimeLine,
        CfdLogs,
        SwarmSession,
        SwarmTimeLine,
        Batch,
        OrionSession,
        SessionList,
        Comparison,
        Search,
        Statistics,
        Matrix,
        Queue,
        QueueFiltered,
        Completion,
        Conflict,
        QueueFile,
        QueueServer,
        MaskedReport,
        Log,
        Transcript,
        LongTranscript,
        EmptyTranscript,
        NewHandoffDialog,
        ManyTabs
    } content;
};

[[nodiscard]] const std::vector<WindowShot> &windowShots();

/// Brings @p window to the state of @p shot; false if that takes too long.
bool bring(const WindowShot &shot, MainWindow &window);
/// The widget for the picture: @p window, the dialog for a new handoff, or the dialog about secrets
/// in a report.
[[nodiscard]] std::unique_ptr<QWidget> dialogOf(const WindowShot &shot, MainWindow &window,
                                                const AppContext &context);

} // namespace baton
