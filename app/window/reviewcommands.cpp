// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/reviewcommands.h"

#include "models/review/reviewfile.h"
#include "widgets/session/sessionview.h"

#include <QPointer>
#include <QSettings>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace baton {

ReviewCommands::ReviewCommands(QSettings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    m_pool.setMaxThreadCount(1);
}

ReviewCommands::~ReviewCommands()
{
    m_pool.waitForDone(); // what was said is written
}

QString ReviewCommands::reviewer() const
{
    const QString chosen = m_settings.value(u"reviewer"_s).toString();
    if (!chosen.isEmpty()) {
        return chosen;
    }
    const QString user = qEnvironmentVariable("USER", qEnvironmentVariable("USERNAME"));
    return user.isEmpty() ? tr("reviewer") : user;
}

QString ReviewCommands::pathFor(const SessionView &view) const
{
    return ReviewFile::pathFor(m_workspace, view.session()->summary.place.path);
}

void ReviewCommands::attach(SessionView *view)
{
    view->setReviewer(reviewer());
    connect(view, &SessionView::reviewed, this,
            [this, view](const Review &review) { save(view, review); });
    ++m_working;
    QtConcurrent::run(&m_pool, [path = pathFor(*view)] {
        return ReviewFile::read(path);
    }).then(this, [this, target = QPointer(view)](const Result<Reviews> &reviews) {
        --m_working;
        if (!reviews) {
            Q_EMIT failed(tr("The reviews cannot be read."), reviews.error());
        } else if (target) {
            target->setReviews(*reviews);
        }
    });
}

void ReviewCommands::save(SessionView *view, const Review &review)
{
    ++m_working;
    const QString path = pathFor(*view);
    QtConcurrent::run(&m_pool, [path, review] {
        return ReviewFile::add(path, review);
    }).then(this, [this, path, target = QPointer(view)](const Result<Reviews> &reviews) {
        --m_working;
        if (!reviews) {
            Q_EMIT failed(tr("The review was not saved."), reviews.error());
            return;
        }
        if (target) {
            target->setReviews(*reviews);
        }
        Q_EMIT saved(path);
    });
}

} // namespace baton
