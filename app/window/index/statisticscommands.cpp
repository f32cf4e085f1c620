// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/index/statisticscommands.h"

#include "app/actions/actionregistry.h"
#include "app/dialogs/dialogs.h"
#include "app/window/index/chosenindex.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/exportfolder.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "models/disk/filestore.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/report/redaction.h"
#include "models/report/reportformat.h"
#include "models/report/statisticsreport.h"
#include "models/statistics/statisticscsv.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/statistics/statisticsview.h"
#include "widgets/style/icons.h"

#include <QBuffer>
#include <QDateTime>
#include <QDir>
#include <QImage>
#include <QMap>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QByteArray pngOf(const QImage &image)
{
    QBuffer buffer;
    image.save(&buffer, "PNG");
    return buffer.data();
}

QByteArray reportOf(const Statistics &statistics, const SessionMatrix &matrix,
                    const QMap<QString, QImage> &charts, ReportFormat format)
{
    const QDateTime now = QDateTime::currentDateTime();
    QMap<QString, ReportPicture> pictures;
    for (const auto &[id, chart] : charts.asKeyValueRange()) {
        pictures.insert(id, {pngOf(chart), chart.deviceIndependentSize().toSize()});
    }
    return written(redacted(statisticsReport(statistics, matrix, now, pictures), {}), format);
}

QStringList exportFilters()
{
    return {u"CSV (*.csv)"_s,   u"PNG (*.png)"_s, u"SVG (*.svg)"_s,
            u"HTML (*.html)"_s, u"PDF (*.pdf)"_s, u"Markdown (*.md)"_s};
}

} // namespace

StatisticsCommands::StatisticsCommands(const WindowContext &context, ChosenIndex &index)
    : QObject(&context.commands)
    , m_context(context)
    , m_index(index)
{
    m_context.actions.connectTo(u"session.statistics"_s, this, &StatisticsCommands::show);
    connect(&m_context.pages, &Pages::aboutToClose, this, [this](const QWidget *page) {
        if (page == m_view) {
            m_view.clear();
        }
    });
}

void StatisticsCommands::show()
{
    if (m_view) {
        m_view->refresh();
    } else {
        add();
    }
    m_context.pages.show(m_view);
}

void StatisticsCommands::add()
{
    const CatalogWatch &protocols = m_context.protocols;
    m_view = new StatisticsView(protocols.catalog(), m_index.address());
    connect(&protocols, &CatalogWatch::changed, m_view,
            [view = m_view.data(), &protocols] { view->setCatalog(protocols.catalog()); });
    connect(&m_index, &ChosenIndex::changed, m_view, &StatisticsView::setAddress);
    m_index.connectTo(m_view->indexButton());
    connect(m_view, &StatisticsView::exportRequested, this, &StatisticsCommands::save);
    connect(m_view, &StatisticsView::filterRequested, this, &StatisticsCommands::searchRequested);
    connect(m_view, &StatisticsView::sessionRequested, this,
            [this](const QString &path, const QString &phase, const QString &origin) {
                m_index.openPlace(path, origin,
                                  [&] { m_context.opener.openSessionAt(path, phase); });
            });
    PageTabs &tabs = m_context.pages.tabs();
    tabs.setTabIcon(tabs.addPage(m_view, tr("Statistics")), icon(u"table"_s, Role::Muted));
}

/// The suffix of the chosen file decides the format.
void StatisticsCommands::save()
{
    ExportFolder folder(m_context.app.settings);
    const QString path = folder.ask(m_context.app.dialogs, &m_context.window,
                                    tr("statistics") + u".csv"_s, exportFilters());
    if (path.isEmpty() || !m_view) {
        return;
    }
    const QString ending = path.section(u'.', -1).toLower();
    const std::optional<ReportFormat> report = reportFormatOf(path);
    const bool isKnown = report || ending == "csv"_L1 || ending == "png"_L1 || ending == "svg"_L1;
    const QString failed = tr("The statistics were not saved");
    if (!isKnown) {
        m_context.notices.complain(
            failed,
            tr("“%1” does not say which format is wanted. Let its name end in .html, "
               ".pdf, .md, .csv, .png or .svg.")
                .arg(QDir::toNativeSeparators(path)));
        return;
    }
    // Painted here; the rest can run on a worker.
    const QMap<QString, QImage> charts = report ? m_view->charts() : QMap<QString, QImage>();
    const QImage image = ending == "png"_L1 ? m_view->image() : QImage();
    const QByteArray drawing = ending == "svg"_L1 ? m_view->svg() : QByteArray();
    QtConcurrent::run([path, report, charts, image, drawing, statistics = m_view->statistics(),
                       matrix = m_view->matrix()] {
        return FileStore::save(path,
                               report                ? reportOf(statistics, matrix, charts, *report)
                                   : !image.isNull() ? pngOf(image)
                                   : !drawing.isEmpty() ? drawing
                                                        : statisticsCsv(statistics, matrix));
    }).then(this, [this, path, failed](const Outcome &saved) {
        if (saved) {
            m_context.notices.showMessage(tr("Saved: %1").arg(QDir::toNativeSeparators(path)));
        } else {
            m_context.notices.complain(failed, saved.error());
        }
    });
}

} // namespace baton
