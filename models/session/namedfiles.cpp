// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/namedfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(baton::Session)
};

class NamedFiles
{
public:
    explicit NamedFiles(SessionDraft &draft)
        : m_draft(draft)
    {
    }

    void judge(size_t phase)
    {
        judgeHandoff(m_draft.session.phases[phase], m_draft.told[phase]);
        judgeOutput(m_draft.session.phases[phase], m_draft.told[phase]);
    }

private:
    /// The path that the state names, as it lies here.
    [[nodiscard]] QString here(QString path) const
    {
        path.replace("{session_dir}"_L1, m_draft.place.path);
        const QString name = path.section(u'/', -1);
        const QStringList places{
            QDir::isAbsolutePath(path) ? path : m_draft.place.path + u'/' + path,
            m_draft.place.path + u'/' + m_draft.layout->handoffs + u'/' + name};
        const auto found = std::ranges::find_if(
            places, [](const QString &place) { return QFileInfo::exists(place); });
        return found == places.end() ? QString() : QDir::cleanPath(*found);
    }

    void judgeHandoff(const SessionPhase &phase, const PhaseTold &told)
    {
        if (!told.handoff.isEmpty() && here(told.handoff).isEmpty()) {
            m_draft.find(
                u"session.handoff-missing"_s, Severity::Warning,
                Texts::tr("%1 names the handoff %2, which does not exist")
                    .arg(phase.title, told.handoff.section(u'/', -1)),
                m_draft.state.evidence(joined(told.row->at, m_draft.reading().phases.handoff)));
        }
    }

    void judgeOutput(const SessionPhase &phase, const PhaseTold &told)
    {
        const JsonPointer &output = m_draft.reading().phases.output;
        if (!told.isTold || output.isRoot() || phase.status != RunStatus::Succeeded) {
            return;
        }
        const JsonPointer at = joined(told.row->at, output);
        const QString path = m_draft.state.text(at);
        if (!path.isEmpty() && here(path).isEmpty()) {
            m_draft.find(u"session.output-missing"_s, Severity::Warning,
                         Texts::tr("%1 is complete, but its output %2 does not exist")
                             .arg(phase.title, path),
                         m_draft.state.evidence(at));
        }
    }

    SessionDraft &m_draft;
};

} // namespace

void findMissingFiles(SessionDraft &draft, size_t phase)
{
    NamedFiles(draft).judge(phase);
}

void addNamedFiles(SessionDraft &draft)
{
    const bool isTold = draft.reading().rows == SessionReading::Rows::State && draft.layout
        && draft.state.isThere() && QFileInfo(draft.place.path).isDir();
    for (size_t i = 0; isTold && i < draft.session.phases.size(); ++i) {
        findMissingFiles(draft, i);
    }
}

} // namespace baton
