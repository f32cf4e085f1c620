// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/pages/transcripttabs.h"

#include "models/transcript/files/transcriptfiles.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/style/icons.h"
#include "widgets/transcript/transcriptview.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

TranscriptTabs::TranscriptTabs(PageTabs &tabs, QObject *parent)
    : QObject(parent)
    , m_tabs(tabs)
{
}

bool TranscriptTabs::isTranscript(const QString &path)
{
    const bool isJson = path.endsWith(".jsonl"_L1, Qt::CaseInsensitive)
        || path.endsWith(".json"_L1, Qt::CaseInsensitive);
    return isJson && transcriptFormatOf(path).has_value();
}

void TranscriptTabs::open(const Location &location)
{
    const QString file = QFileInfo(location.path).absoluteFilePath();
    const QString parent = location.line > 0 ? parentTranscriptOf(file) : QString();
    const QString path = parent.isEmpty() ? file : parent;
    auto *view = m_tabs.pageFor<TranscriptView>(path);
    const bool isNew = view == nullptr;
    if (isNew) {
        view = add(path);
    }
    m_tabs.setCurrentWidget(view);
    Q_EMIT opened(path);
    view->setFocus(Qt::OtherFocusReason);
    if (isNew) {
        view->open(path);
    }
    if (location.line > 0) {
        view->showLine(file, location.line);
    }
}

QStringList TranscriptTabs::openPaths() const
{
    QStringList paths;
    for (int i = 0; i < m_tabs.count(); ++i) {
        if (const auto *view = qobject_cast<const TranscriptView *>(m_tabs.widget(i))) {
            paths.append(view->path());
        }
    }
    return paths;
}

TranscriptView *TranscriptTabs::add(const QString &path)
{
    auto *view = new TranscriptView;
    const int index = m_tabs.addPage(view, QFileInfo(path).fileName());
    m_tabs.setTabIcon(index, icon(u"outline"_s, Role::Muted));
    m_tabs.setTabToolTip(index, QDir::toNativeSeparators(path));
    connect(view, &TranscriptView::messageRequested, this, &TranscriptTabs::messageRequested);
    connect(view, &TranscriptView::fileRequested, this, &TranscriptTabs::fileRequested);
    connect(view, &TranscriptView::sessionRequested, this, &TranscriptTabs::sessionRequested);
    connect(view, &TranscriptView::touchedRequested, this,
            [this, view] { Q_EMIT touchedRequested(view); });
    connect(view, &TranscriptView::transcriptRequested, this,
            [this](const QString &other) { open({other, 0, 0}); });
    return view;
}

} // namespace baton
