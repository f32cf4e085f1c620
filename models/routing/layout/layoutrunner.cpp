// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/layoutrunner.h"

#include "models/routing/graph/chainlayout.h"
#include "models/routing/layout/columnlayout.h"
#include "models/routing/layout/graphvizlayout.h"
#include "models/routing/layout/layoutmessage.h"
#include "models/routing/layout/layoutprocess.h"

#include <QProcess>
#include <QtConcurrent>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace baton {

namespace {

constexpr size_t mostNodesHere = 150;
constexpr size_t mostEdgesHere = 600;
constexpr size_t mostOfAChain = 3000;

QString layoutProgram;

Result<GraphLayout> laidOutHere(const LayoutRequest &request,
                                const std::vector<std::optional<QPointF>> &kept)
{
    if (!kept.empty() && layoutRefusal(request).isEmpty()) {
        if (std::optional<GraphLayout> layout = ColumnLayout(request).kept(kept)) {
            return *std::move(layout);
        }
    }
    return layOut(request);
}

/// True if the layout takes less time than starting a process. The places of a chain are simple.
bool isSmall(const LayoutRequest &request)
{
    const bool isLong =
        request.nodes.size() > mostNodesHere || request.edges.size() > mostEdgesHere;
    return !isLong || (request.edges.size() <= mostOfAChain && chainLayout(request));
}

} // namespace

LayoutRunner::LayoutRunner(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_deadline.setSingleShot(true);
    m_deadline.setInterval(60s);
    m_progress.setInterval(250ms);
    connect(&m_progress, &QTimer::timeout, this, &LayoutRunner::creep);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        fail(
            tr("The layout took longer than %n s. Show the neighbourhood of one node, or group the "
               "nodes.",
               nullptr, static_cast<int>(m_deadline.interval() / 1000)));
    });
}

LayoutRunner::~LayoutRunner()
{
    drop();
    for (QProcess *process : findChildren<QProcess *>()) {
        process->waitForFinished();
    }
}

void LayoutRunner::setProgram(const QString &path)
{
    layoutProgram = path;
}

int LayoutRunner::limit() const
{
    return m_deadline.isActive() ? m_deadline.interval() / 1000 : 0;
}

void LayoutRunner::start(const LayoutRequest &request, std::vector<std::optional<QPointF>> kept)
{
    drop();
    m_isRunning = true;
    m_hasPreview = false;
    Q_EMIT started();
    const bool isKept =
        std::ranges::any_of(kept, [](const auto &place) { return place.has_value(); });
    if (layoutProgram.isEmpty() || !layoutRefusal(request).isEmpty() || isSmall(request)) {
        runHere(request, std::move(kept));
    } else if (isKept) {
        // Places only new nodes, which is fast; otherwise the process is used.
        const auto work = [request, kept = std::move(kept)] {
            return ColumnLayout(request).kept(kept);
        };
        QtConcurrent::run(&m_pool, work)
            .then(this, [this, request, run = m_run](const std::optional<GraphLayout> &layout) {
                if (run != m_run) {
                    return;
                }
                if (layout) {
                    take(*layout);
                } else {
                    runInProcess(request);
                }
            });
    } else {
        runInProcess(request);
    }
}

void LayoutRunner::cancel()
{
    if (m_isRunning) {
        drop();
        Q_EMIT cancelled();
    }
}

/// Kills the process without waiting for its end. A thread continues, and its result is ignored.
void LayoutRunner::drop()
{
    ++m_run;
    m_isRunning = false;
    m_deadline.stop();
    m_progress.stop();
    m_share = 0;
    m_answers.clear();
    m_unread = 0;
    m_hasEnded = false;
    if (QProcess *process = m_process.data()) {
        m_process.clear();
        process->disconnect(this);
        if (process->state() == QProcess::NotRunning) {
            process->deleteLater();
        } else {
            connect(process, &QProcess::finished, process, &QObject::deleteLater);
            process->kill();
        }
    }
}

void LayoutRunner::runHere(const LayoutRequest &request, std::vector<std::optional<QPointF>> kept)
{
    QtConcurrent::run(&m_pool, laidOutHere, request, std::move(kept))
        .then(this, [this, run = m_run](const Result<GraphLayout> &layout) {
            if (run == m_run) {
                take(layout);
            }
        });
}

void LayoutRunner::runInProcess(const LayoutRequest &request)
{
    auto *process = new QProcess(this);
    m_process = process;
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    connect(process, &QProcess::readyReadStandardOutput, this, &LayoutRunner::readAnswers);
    connect(process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            fail(tr("The layout process could not be started: %1").arg(m_process->errorString()));
        }
    });
    connect(process, &QProcess::finished, this, [this] {
        readAnswers();
        m_hasEnded = true;
        failUnanswered();
    });
    process->start(layoutProgram, {QLatin1StringView(layoutArgument)});
    if (process->state() != QProcess::NotRunning) {
        process->write(layoutmessage::request(request));
        process->closeWriteChannel();
        m_deadline.start();
        m_nextShare = layoutshares::read;
        m_progress.start();
    }
}

void LayoutRunner::readAnswers()
{
    m_answers += m_process->readAllStandardOutput();
    while (const std::optional<QByteArray> written = layoutmessage::takeWritten(m_answers)) {
        if (const std::optional<double> share = layoutmessage::readProgress(*written)) {
            takeShare(*share);
            continue;
        }
        ++m_unread;
        QtConcurrent::run(&m_pool, layoutmessage::readAnswer, *written)
            .then(this, [this, run = m_run](const Result<GraphLayout> &layout) {
                if (run == m_run) {
                    --m_unread;
                    take(layout);
                    failUnanswered();
                }
            });
    }
}

void LayoutRunner::takeShare(double share)
{
    const std::array parts{layoutshares::previewed, layoutshares::placed};
    const auto next = std::ranges::find_if(parts, [share](double part) { return part > share; });
    m_nextShare = next == parts.end() ? 1 : *next;
    m_share = std::max(m_share, share);
    Q_EMIT progressed(m_share);
}

void LayoutRunner::creep()
{
    constexpr double part = 0.03; // share of the remaining part until the next report
    m_share += std::max(0.0, m_nextShare - m_share) * part;
    Q_EMIT progressed(m_share);
}

void LayoutRunner::failUnanswered()
{
    if (m_isRunning && m_hasEnded && m_unread == 0) {
        fail(tr("The layout process ended without an answer. Show the neighbourhood of one node, "
                "or group the nodes."));
    }
}

void LayoutRunner::take(const Result<GraphLayout> &layout)
{
    if (!layout) {
        fail(layout.error());
    } else if (layout->isPreview) {
        m_hasPreview = true;
        Q_EMIT previewed(*layout);
    } else {
        drop();
        Q_EMIT finished(*layout);
    }
}

void LayoutRunner::fail(const QString &reason)
{
    drop();
    Q_EMIT failed(reason);
}

} // namespace baton
