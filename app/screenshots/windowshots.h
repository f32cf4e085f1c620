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

/// One picture of the window, a document or a session in it, or a dialog.
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

/// Brings @p window to what @p shot shows; false when that takes too long.
bool bring(const WindowShot &shot, MainWindow &window);
/// The widget to show of @p window: itself, the dialog for a new handoff, or the question what a
/// report may tell.
[[nodiscard]] std::unique_ptr<QWidget> dialogOf(const WindowShot &shot, MainWindow &window,
                                                const AppContext &context);

} // namespace baton
