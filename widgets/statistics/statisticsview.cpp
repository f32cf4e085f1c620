// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/statistics/statisticsview.h"

#include "models/database/databaseconnection.h"
#include "models/index/entries/indexedsession.h"
#include "models/masking/masking.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/statistics/shortenedtable.h"
#include "models/statistics/statisticsnumber.h"
#include "widgets/common/emptystate.h"
#include "widgets/layouts/flowlayout.h"
#include "widgets/search/indexbutton.h"
#include "widgets/statistics/chartcolumns.h"
#include "widgets/statistics/chartlayout.h"
#include "widgets/statistics/matrixchart.h"
#include "widgets/statistics/statisticschart.h"
#include "widgets/statistics/targetlist.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"
#include "widgets/text/wraplabel.h"

#include <QBuffer>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QSvgGenerator>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int widthOfSheet = 1200;
constexpr int widthInReport = 640; ///< of a page on paper

/// The calendar day of the user; the index counts days of UTC.
QDate today()
{
    return QDateTime::currentDateTimeUtc().date();
}

/// @p sheet after its layout, although it is not shown.
std::unique_ptr<QWidget> laidOut(std::unique_ptr<QWidget> sheet)
{
    sheet->resize(widthOfSheet, sheet->layout()->heightForWidth(widthOfSheet));
    sheet->layout()->setGeometry(sheet->rect());
    return sheet;
}

/// The image of @p widget at twice its size.
QImage sharpImage(QWidget &widget)
{
    QImage image(widget.size() * 2, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(2);
    image.fill(Theme::color(Role::Surface));
    widget.render(&image);
    return image;
}

void addChart(QMap<QString, QImage> &charts, QWidget &&chart)
{
    chart.resize(widthInReport,
                 chart.hasHeightForWidth() ? chart.heightForWidth(widthInReport)
                                           : chart.sizeHint().height());
    charts.insert(chart.objectName(), sharpImage(chart));
}

/// Masks what was read of sessions. Nothing can mask it in a picture.
void maskNames(Statistics &statistics, SessionMatrix &matrix)
{
    const Masking masking = Masking::inUse();
    for (StatisticsTable &table : statistics.tables) {
        for (StatisticsTable::Row &row : table.rows) {
            row.name = masking.masked(row.name);
            row.title = masking.masked(row.title);
        }
    }
    for (SessionMatrix::Phase &phase : matrix.phases) {
        phase.id = masking.masked(phase.id);
        phase.title = masking.masked(phase.title);
    }
}

} // namespace

StatisticsView::StatisticsView(const std::shared_ptr<const ProtocolCatalog> &catalog,
                               DatabaseAddress address, QWidget *parent)
    : QWidget(parent)
    , m_address(std::move(address))
    , m_reader(new StatisticsReader(catalog, this))
    , m_protocol(new QComboBox)
    , m_period(new QComboBox)
    , m_counts(new QLabel)
    , m_index(new IndexButton)
    , m_notice(new WrapLabel)
    , m_stack(new QStackedWidget)
    , m_charts(new QScrollArea)
    , m_empty(new EmptyState)
{
    setObjectName(u"statisticsView"_s);
    setAutoFillBackground(true);
    m_notice->setObjectName(u"statisticsNotice"_s);
    m_notice->setContentsMargins(measures::paneEdge, 0, measures::paneEdge, measures::fieldGap);
    m_notice->hide();
    m_charts->setWidgetResizable(true);
    m_charts->setFrameShape(QFrame::NoFrame);
    m_stack->addWidget(m_charts);
    m_stack->addWidget(m_empty);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addWidget(buildHead());
    rows->addWidget(m_notice);
    rows->addWidget(m_stack, 1);
    fillProtocols(*catalog);
    setFocusProxy(m_protocol);
    connect(m_reader, qOverload<const Statistics &, const SessionMatrix &>(&StatisticsReader::read),
            this, &StatisticsView::take);
    connect(m_reader, &StatisticsReader::failed, this, &StatisticsView::showProblem);
    connect(m_empty, &EmptyState::actionRequested, m_index, &IndexButton::otherRequested);
    connect(m_protocol, &QComboBox::currentIndexChanged, this, &StatisticsView::refresh);
    connect(m_period, &QComboBox::currentIndexChanged, this, &StatisticsView::refresh);
    refresh();
}

StatisticsView::~StatisticsView() = default;

QWidget *StatisticsView::buildHead()
{
    m_protocol->setObjectName(u"statisticsProtocol"_s);
    m_protocol->setAccessibleName(tr("Protocol"));
    m_period->setObjectName(u"statisticsPeriod"_s);
    m_period->setAccessibleName(tr("Period"));
    const std::pair<QString, int> periods[] = {{tr("All time"), 0},
                                               {tr("Last 7 days"), 7},
                                               {tr("Last 30 days"), 30},
                                               {tr("Last 90 days"), 90},
                                               {tr("Last 365 days"), 365}};
    for (const auto &[title, days] : periods) {
        m_period->addItem(title, days);
    }
    m_counts->setObjectName(u"statisticsCounts"_s);
    m_counts->setFont(fonts::strong());
    auto *again = new QPushButton(tr("&Read again"));
    again->setObjectName(u"statisticsReadAgain"_s);
    connect(again, &QPushButton::clicked, this, &StatisticsView::refresh);
    auto *save = new QPushButton(tr("&Export…"));
    save->setObjectName(u"statisticsExport"_s);
    save->setToolTip(tr("As a report (.html, .pdf, .md), as numbers (.csv) or as charts (.png, "
                        ".svg): the ending of the name decides"));
    connect(save, &QPushButton::clicked, this, &StatisticsView::exportRequested);
    auto *head = new QWidget;
    auto *line = new FlowLayout(head); // on several lines in a narrow window
    line->setContentsMargins(measures::paneEdge, measures::fieldGap, measures::paneEdge,
                             measures::fieldGap);
    line->setSpacing(measures::fieldGap);
    m_counts->setMinimumHeight(again->sizeHint().height()); // aligned with the controls
    for (QWidget *const control :
         {static_cast<QWidget *>(m_counts), static_cast<QWidget *>(m_index),
          static_cast<QWidget *>(m_protocol), static_cast<QWidget *>(m_period),
          static_cast<QWidget *>(again), static_cast<QWidget *>(save)}) {
        line->addWidget(control);
    }
    return head;
}

void StatisticsView::fillProtocols(const ProtocolCatalog &catalog)
{
    m_protocol->clear();
    m_protocol->addItem(tr("All protocols"), QString());
    for (const auto &pack : catalog.packs()) {
        if (!pack->sessions.empty()) {
            m_protocol->addItem(pack->title, pack->id);
        }
    }
    m_protocol->addItem(tr("Without a protocol"), orNone({}));
}

void StatisticsView::setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog)
{
    const QSignalBlocker blocker(m_protocol);
    const QString chosen = m_protocol->currentData().toString();
    m_reader->setCatalog(catalog);
    fillProtocols(*catalog);
    setProtocol(chosen);
    refresh();
}

StatisticsScope StatisticsView::scope() const
{
    StatisticsScope scope;
    scope.protocol = m_protocol->currentData().toString();
    if (const int days = m_period->currentData().toInt(); days > 0) {
        scope.after = today().addDays(1 - days);
    }
    return scope;
}

void StatisticsView::setAddress(const DatabaseAddress &address)
{
    m_address = address;
    refresh();
}

void StatisticsView::setProtocol(const QString &protocol)
{
    m_protocol->setCurrentIndex(std::max(0, m_protocol->findData(protocol)));
}

void StatisticsView::take(const Statistics &statistics, const SessionMatrix &matrix)
{
    m_statistics = statistics;
    m_matrix = matrix;
    m_counts->setText(countsText(statistics));
    showNotice(statistics.notice);
    if (statistics.sessions == 0) {
        m_empty->setAction({});
        m_empty->setSentence(
            m_protocol->currentIndex() > 0 || m_period->currentIndex() > 0
                ? tr("The index has no sessions of this protocol and period.")
                : tr("The index has no sessions yet. It learns of those of the folder that is "
                     "open; “baton index FOLDER” adds others."));
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    m_charts->setWidget(sheet().release());
    for (const auto *chart : m_charts->widget()->findChildren<StatisticsChart *>()) {
        connect(chart, &StatisticsChart::filterRequested, this, &StatisticsView::filterRequested);
    }
    for (const auto *list : m_charts->widget()->findChildren<TargetList *>()) {
        connect(list, &TargetList::filterRequested, this, &StatisticsView::filterRequested);
    }
    for (const auto *chart : m_charts->widget()->findChildren<MatrixChart *>()) {
        connect(chart, &MatrixChart::sessionRequested, this, &StatisticsView::sessionRequested);
    }
    m_stack->setCurrentWidget(m_charts);
}

/// All charts, in reading order.
std::unique_ptr<QWidget> StatisticsView::sheet() const
{
    auto sheet = std::make_unique<QWidget>();
    sheet->setAutoFillBackground(true);
    std::vector<StatisticsTable> tables;
    int widest = 0;
    for (const StatisticsTable &table : m_statistics.tables) {
        tables.push_back(shortened(table));
        widest = std::max(widest, ChartLayout::widthFor(tables.back()));
    }
    auto *columns = new ChartColumns(sheet.get(), widest);
    if (!m_matrix.sessions.empty()) {
        columns->addWidget(new MatrixChart(m_matrix));
    }
    const auto behindTimeLines = std::ranges::find_if(
        tables, [](const auto &table) { return table.chart != StatisticsTable::Chart::TimeLine; });
    for (auto table = tables.begin(); table != behindTimeLines; ++table) {
        columns->addWidget(new StatisticsChart(*table));
    }
    if (!m_statistics.targets.empty()) {
        columns->addWidget(new TargetList(m_statistics.targets));
    }
    for (auto table = behindTimeLines; table != tables.end(); ++table) {
        columns->addWidget(new StatisticsChart(*table));
    }
    return sheet;
}

void StatisticsView::showNotice(const QString &notice)
{
    m_notice->setText(notice);
    m_notice->setVisible(!notice.isEmpty());
}

void StatisticsView::showProblem(const QString &reason)
{
    m_counts->clear();
    showNotice({});
    m_empty->setSentence(reason);
    m_empty->setAction(isAboutPassword(reason) ? tr("Give the &password…") : QString());
    m_stack->setCurrentWidget(m_empty);
}

QImage StatisticsView::image() const
{
    return sharpImage(*laidOut(sheet()));
}

QMap<QString, QImage> StatisticsView::charts() const
{
    Statistics statistics = m_statistics;
    SessionMatrix matrix = m_matrix;
    maskNames(statistics, matrix);
    QMap<QString, QImage> charts;
    Theme::inLight([&] {
        for (const StatisticsTable &table : statistics.tables) {
            if (table.chart != StatisticsTable::Chart::Values) {
                addChart(charts, StatisticsChart(shortened(table)));
            }
        }
        if (!statistics.targets.empty()) {
            addChart(charts, TargetList(statistics.targets));
        }
        if (!matrix.sessions.empty()) {
            addChart(charts, MatrixChart(matrix));
        }
    });
    return charts;
}

QByteArray StatisticsView::svg() const
{
    const std::unique_ptr<QWidget> painted = laidOut(sheet());
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(painted->size());
    generator.setViewBox(painted->rect());
    generator.setTitle(tr("Statistics of sessions"));
    QPainter painter(&generator);
    painted->render(&painter);
    painter.end();
    return buffer.data();
}

} // namespace baton
