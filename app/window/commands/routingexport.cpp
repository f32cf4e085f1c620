// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/commands/routingexport.h"

#include "app/dialogs/dialogs.h"
#include "models/disk/filestore.h"
#include "models/routing/graph/graphexporttext.h"
#include "models/routing/graph/maskedgraph.h"
#include "models/routing/graph/replay.h"
#include "widgets/routing/controls/replaybar.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/painting/graphexport.h"
#include "widgets/routing/view/routingview.h"

#include <QDir>
#include <QtConcurrentRun>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString endingOf(RoutingExport::Format format)
{
    switch (format) {
    case RoutingExport::Format::Svg:
        return u"svg"_s;
    case RoutingExport::Format::Png:
        return u"png"_s;
    case RoutingExport::Format::Pdf:
        return u"pdf"_s;
    case RoutingExport::Format::Dot:
        return u"dot"_s;
    case RoutingExport::Format::Mermaid:
        break;
    }
    return u"mmd"_s;
}

/// What is written, with what it needs: the view may be gone meanwhile.
struct Job
{
    std::shared_ptr<const RoutingGraph> graph;
    std::optional<GraphLayout> layout; ///< as it is shown; nothing: it is still to be made
    graphexport::Options options;
    RoutingExport::Format format;
};

Result<QByteArray> bytesOf(const Job &job)
{
    if (job.format == RoutingExport::Format::Dot) {
        return toDot(*job.graph);
    }
    if (job.format == RoutingExport::Format::Mermaid) {
        return toMermaid(*job.graph);
    }
    return job.layout ? graphexport::picture(*job.graph, *job.layout, job.options)
                      : graphexport::picture(*job.graph, job.options);
}

/// Replayed and laid out as it is shown, and only then without secrets: what is found by the texts
/// of the graph is found in the one that is shown.
Job jobOf(const RoutingView &view, RoutingExport::Format format, double scale)
{
    using Format = graphexport::Format;
    Job job{view.graph(), {}, {}, format};
    job.options.format = format == RoutingExport::Format::Png ? Format::Png
        : format == RoutingExport::Format::Pdf                ? Format::Pdf
                                                              : Format::Svg;
    job.options.scale = scale;
    if (!view.replay().isAtEnd()) {
        job.options.replay = replayed(*job.graph, view.replay().count());
    }
    if (view.graphView().isLaidOut() && view.graphView().graph() == *job.graph) {
        job.layout = view.graphView().graphLayout();
    }
    job.graph = std::make_shared<const RoutingGraph>(maskedGraph(*job.graph, Masking::inUse()));
    return job;
}

} // namespace

RoutingExport::RoutingExport(Dialogs &dialogs, QWidget *window)
    : QObject(window)
    , m_dialogs(dialogs)
    , m_window(window)
{
}

void RoutingExport::write(const RoutingView &view, Format format, double scale,
                          const QString &folder)
{
    const Job job = jobOf(view, format, scale);
    const QString suggestion =
        QDir(folder).filePath(u"routing-%1.%2"_s.arg(view.title(), endingOf(format)));
    const QString path = m_dialogs.fileToSave(m_window, suggestion);
    if (path.isEmpty()) {
        return;
    }
    QtConcurrent::run([job, path] {
        const Result<QByteArray> bytes = bytesOf(job);
        return bytes ? FileStore::save(path, bytes.value()) : Outcome(bytes.failure());
    }).then(this, [this, path](const Outcome &outcome) {
        if (outcome) {
            Q_EMIT written(path);
        } else {
            Q_EMIT failed(tr("The graph was not written."), outcome.error());
        }
    });
}

} // namespace baton
