// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/graphs/routingexport.h"

#include "app/actions/actionregistry.h"
#include "app/dialogs/dialogs.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "models/disk/filestore.h"
#include "models/routing/export/graphexporttext.h"
#include "models/routing/graph/maskedgraph.h"
#include "models/routing/graph/replay.h"
#include "models/workspace/workspace.h"
#include "widgets/routing/controls/replaybar.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/painting/graphexport.h"
#include "widgets/routing/view/routingview.h"

#include <QDir>
#include <QMenu>
#include <QtConcurrentRun>
#include <QWidget>

#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct ExportAction
{
    QLatin1StringView id;
    RoutingExport::Format format;
    double scale = 1;
};

constexpr std::array exportActions{
    ExportAction{"routing.exportSvg"_L1, RoutingExport::Format::Svg},
    ExportAction{"routing.exportPng"_L1, RoutingExport::Format::Png},
    ExportAction{"routing.exportLargePng"_L1, RoutingExport::Format::Png, 3},
    ExportAction{"routing.exportPdf"_L1, RoutingExport::Format::Pdf},
    ExportAction{"routing.exportDot"_L1, RoutingExport::Format::Dot},
    ExportAction{"routing.exportMermaid"_L1, RoutingExport::Format::Mermaid},
};

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

/// Everything that writing needs: the view may be destroyed in the meantime.
struct Job
{
    std::shared_ptr<const RoutingGraph> graph;
    std::optional<GraphLayout> layout; ///< nullopt: still to be computed
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

/// Applies replay and layout first and masks secrets last: the layout is found by the texts of the
/// displayed graph.
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

RoutingExport::RoutingExport(const WindowContext &context)
    : QObject(&context.commands)
    , m_context(context)
{
    for (const ExportAction &action : exportActions) {
        m_context.actions.connectTo(action.id, this, [this, action] {
            if (const RoutingView *view = m_context.pages.currentRouting()) {
                write(*view, action.format, action.scale);
            }
        });
    }
    connect(&m_context.pages, &Pages::changed, this, &RoutingExport::updateActions);
}

void RoutingExport::fillMenu(QMenu &menu) const
{
    for (const ExportAction &action : exportActions) {
        menu.addAction(m_context.actions.action(action.id));
    }
}

void RoutingExport::updateActions()
{
    const RoutingView *view = m_context.pages.currentRouting();
    for (const ExportAction &action : exportActions) {
        m_context.actions.setEnabled(action.id, view && view->graph() && !view->graph()->isEmpty());
    }
}

void RoutingExport::write(const RoutingView &view, Format format, double scale)
{
    const Job job = jobOf(view, format, scale);
    const QString suggestion =
        QDir(m_context.workspace.folder())
            .filePath(u"routing-%1.%2"_s.arg(view.title(), endingOf(format)));
    const QString path = m_context.app.dialogs.fileToSave(&m_context.window, suggestion);
    if (path.isEmpty()) {
        return;
    }
    QtConcurrent::run([job, path] {
        const Result<QByteArray> bytes = bytesOf(job);
        return bytes ? FileStore::save(path, bytes.value()) : Outcome(bytes.failure());
    }).then(this, [this, path](const Outcome &outcome) {
        if (outcome) {
            m_context.notices.showMessage(
                tr("The graph was written to %1.").arg(QDir::toNativeSeparators(path)));
        } else {
            m_context.notices.complain(tr("The graph was not written."), outcome.error());
        }
    });
}

} // namespace baton
