// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/touchedmenu.h"

#include "widgets/style/controlhelpers.h"
#include "widgets/style/icons.h"

#include <QFileInfo>

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t mostHandoffs = 30;

} // namespace

TouchedMenu::TouchedMenu(const Touched &touched, QWidget *parent)
    : QMenu(parent)
{
    setObjectName(u"transcriptTouchedMenu"_s);
    addHandoffs(touched.handoffs);
    if (!touched.handoffs.empty() && !touched.sessions.isEmpty()) {
        addSeparator();
    }
    addSessions(touched.sessions);
}

void TouchedMenu::addHandoffs(const std::vector<TouchedHandoff> &handoffs)
{
    const size_t listed = std::min(handoffs.size(), mostHandoffs);
    for (const TouchedHandoff &handoff : std::span(handoffs).first(listed)) {
        const TouchedFile file = handoff.file;
        QMenu *ways =
            addMenu(baton::icon(u"file"_s),
                    literalText(QFileInfo(file.path).fileName() + u" · "_s + handoff.kindTitle));
        ways->addAction(tr("Open"), this, [this, file] { Q_EMIT fileRequested(file.path); });
        ways->addAction(file.isWritten ? tr("Go to the call that wrote it")
                                       : tr("Go to the call that read it"),
                        this, [this, file] { Q_EMIT placeRequested(file.call); });
    }
    if (handoffs.size() > listed) {
        addAction(tr("%Ln more: \"baton transcript\" lists all.", "handoffs",
                     int(handoffs.size() - listed)))
            ->setEnabled(false);
    }
}

void TouchedMenu::addSessions(const QStringList &sessions)
{
    for (const QString &session : sessions) {
        addAction(baton::icon(u"session"_s), literalText(QFileInfo(session).fileName()), this,
                  [this, session] { Q_EMIT sessionRequested(session); });
    }
}

} // namespace baton
