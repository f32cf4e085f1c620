// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/findings/namedfiles.h"

#include "models/session/value/sessiontexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

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
        judgeAsked(m_draft.session.phases[phase], m_draft.told[phase]);
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

    static bool isFilled(const QString &path)
    {
        const QFileInfo file(path);
        return !path.isEmpty() && (file.isDir() || file.size() > 0);
    }

    void judgeHandoff(const SessionPhase &phase, const PhaseTold &told)
    {
        const QString path = told.handoff.isEmpty() ? QString() : here(told.handoff);
        if (!told.handoff.isEmpty() && !isFilled(path)) {
            const QString message = path.isEmpty()
                ? SessionTexts::tr("%1 names the handoff %2, which does not exist")
                : SessionTexts::tr("%1 names the handoff %2, which is empty");
            m_draft.find(
                u"session.handoff-missing"_s, Severity::Warning,
                message.arg(phase.title, told.handoff.section(u'/', -1)),
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
        const QString found = path.isEmpty() ? QString() : here(path);
        if (!path.isEmpty() && !isFilled(found)) {
            const QString message = found.isEmpty()
                ? SessionTexts::tr("%1 is complete, but its output %2 does not exist")
                : SessionTexts::tr("%1 is complete, but its output %2 is empty");
            m_draft.find(u"session.output-missing"_s, Severity::Warning,
                         message.arg(phase.title, path), m_draft.state.evidence(at));
        }
    }

    /// What a phase hands on, where the state says that it was asked for: by a value that would
    /// else leave out the gate.
    void judgeAsked(const SessionPhase &phase, const PhaseTold &told)
    {
        if (!told.row || phase.status != RunStatus::Succeeded || !m_draft.pack) {
            return;
        }
        for (const QString &file : told.row->files) {
            const SkipRule *const rule = ruleOf(file);
            const QString said = rule ? m_draft.state.text(rule->pointer) : QString();
            if (!said.isEmpty() && !rule->values.contains(said) && here(file).isEmpty()) {
                m_draft.find(u"session.handoff-missing"_s, Severity::Warning,
                             SessionTexts::tr("%1 is complete, but its handoff %2 does not exist")
                                 .arg(phase.title, file),
                             m_draft.state.evidence(rule->pointer));
            }
        }
    }

    /// The rule that may leave out the gate which looks at the handoff @p file; null without one.
    [[nodiscard]] const SkipRule *ruleOf(const QString &file) const
    {
        const auto isLookedAt = [&](const Gate &gate) {
            return std::ranges::any_of(m_draft.pack->kinds, [&](const KindModel &model) {
                return model.kind.isHandoff && model.fileName == file
                    && gate.kinds.contains(model.kind.name);
            });
        };
        const auto gate = std::ranges::find_if(m_draft.pack->gates, isLookedAt);
        const std::vector<SkipRule> &rules = m_draft.reading().skips;
        const auto rule = std::ranges::find_if(rules, [&](const SkipRule &candidate) {
            return gate != m_draft.pack->gates.end() && candidate.gates.contains(gate->id);
        });
        return rule == rules.end() ? nullptr : &*rule;
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
