// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/findings/twicetold.h"

#include "models/session/draft/siblingindex.h"
#include "models/session/state/lockfile.h"
#include "models/session/value/runstatustext.h"
#include "models/session/value/sessiontexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class Comparison
{
public:
    explicit Comparison(SessionDraft &draft)
        : m_draft(draft)
        , m_twice(draft.reading().twice)
        , m_status(draft.session.summary.status)
    {
    }

    void run()
    {
        compareExit();
        compareResult();
        compareNames();
        addMissingParent(m_draft);
        if (m_draft.isStateWhole()) {
            compareParts();
            compareMinimum();
            compareWhole();
        }
        compareLock();
    }

private:
    void find(const QString &rule, const QString &message, const Evidence &evidence)
    {
        m_draft.find(rule, Severity::Warning, message, evidence);
    }

    void compareExit()
    {
        const std::optional<int> code = m_draft.state.number(m_twice.exitCode);
        const bool isGood = m_status == RunStatus::Succeeded;
        if (code && (isGood || m_status == RunStatus::Failed) && isGood != (*code == 0)) {
            find(u"session.result-differs"_s,
                 SessionTexts::tr("The state says %1, but the exit code is %2")
                     .arg(m_draft.session.summary.word)
                     .arg(*code),
                 m_draft.state.evidence(m_twice.exitCode));
        }
    }

    void compareResult()
    {
        if (m_twice.resultFile.isEmpty()) {
            return;
        }
        const StateDocument file =
            StateDocument::read(m_draft.place.path + u'/' + m_twice.resultFile, m_draft.catalog);
        if (!file.problem().isEmpty()) {
            m_draft.find(u"session.file-unreadable"_s, Severity::Error,
                         SessionTexts::tr("%1 cannot be read whole: %2")
                             .arg(m_twice.resultFile, file.problem()),
                         file.problemAt());
        }
        if (!file.isWhole()) {
            return;
        }
        const QString word = file.text(m_twice.resultStatus);
        const RunStatus status = statusCalled(m_twice.resultWords, word);
        const bool isKnown = status != RunStatus::Unknown
            && (m_status == RunStatus::Succeeded || isFailure(m_status));
        if (isKnown && isFailure(status) != isFailure(m_status)) {
            find(u"session.result-differs"_s,
                 SessionTexts::tr("The state says %1, but %2 says %3")
                     .arg(m_draft.session.summary.word, m_twice.resultFile, word),
                 file.evidence(m_twice.resultStatus));
        }
    }

    /// A session that was ended early need not have written everything.
    void compareNames()
    {
        for (const JsonPointer &pointer : m_twice.names) {
            const QString name = m_draft.state.text(pointer);
            if (!name.isEmpty() && m_status == RunStatus::Succeeded && !exists(name)) {
                find(u"session.named-file-missing"_s,
                     SessionTexts::tr("The state names the file %1, which is not there").arg(name),
                     m_draft.state.evidence(pointer));
            }
        }
    }

    /// Sessions are copied and moved: the name in the folder counts, whatever the path before it.
    [[nodiscard]] bool exists(const QString &name) const
    {
        const QDir folder(m_draft.place.path);
        return QFileInfo::exists(folder.filePath(name))
            || QFileInfo::exists(folder.filePath(name.section(u'/', -1)));
    }

    void compareParts()
    {
        if (!m_draft.state.has(m_twice.completed)) {
            return;
        }
        const int row = m_draft.phaseOf(m_twice.minimumRow);
        if (const std::optional<int> count = m_draft.state.number(m_twice.completed)) {
            compareCount(*count, row);
            return;
        }
        const QStringList listed = m_draft.state.texts(m_twice.completed);
        for (const SessionPhase &phase : m_draft.session.phases) {
            const bool isComplete = phase.status == RunStatus::Succeeded;
            if (row < 0 || phase.parent != row || listed.contains(phase.id) == isComplete) {
                continue;
            }
            const QString message = isComplete
                ? SessionTexts::tr("%1 is complete, but is not among the completed parts")
                : SessionTexts::tr("%1 is among the completed parts, but is %2");
            find(u"session.parts-differ"_s,
                 isComplete ? message.arg(phase.title)
                            : message.arg(phase.title, textOf(phase.status)),
                 m_draft.state.evidence(m_twice.completed));
        }
    }

    /// The state may count its parts without naming them.
    void compareCount(int told, int row)
    {
        const int complete = completeParts(row);
        if (row >= 0 && told != complete) {
            find(u"session.parts-differ"_s,
                 SessionTexts::tr("%1 parts are said to be complete, but %2 are")
                     .arg(told)
                     .arg(complete),
                 m_draft.state.evidence(m_twice.completed));
        }
    }

    [[nodiscard]] int completeParts(int row) const
    {
        return static_cast<int>(
            std::ranges::count_if(m_draft.session.phases, [row](const SessionPhase &phase) {
                return phase.parent == row && phase.status == RunStatus::Succeeded;
            }));
    }

    /// What is made of too few parts is no result, whatever the state says of the minimum.
    void compareWhole()
    {
        const int row = m_draft.phaseOf(m_twice.minimumRow);
        if (row < 0) {
            return;
        }
        const QString &word = m_draft.session.phases[size_t(row)].word;
        if (statusCalled(m_draft.reading().words, word) != RunStatus::Succeeded) {
            return;
        }
        const auto isPart = [row](const SessionPhase &phase) { return phase.parent == row; };
        const bool areTold = std::ranges::any_of(m_draft.session.phases, [&](const auto &phase) {
            return isPart(phase) && phase.status != RunStatus::NotReached;
        });
        if (const int complete = completeParts(row); areTold && complete < m_twice.minimum) {
            find(u"session.parts-differ"_s,
                 SessionTexts::tr("%1 is complete, but of its parts only %2 are; %3 are needed")
                     .arg(m_draft.session.phases[size_t(row)].title)
                     .arg(complete)
                     .arg(m_twice.minimum),
                 m_draft.session.phases[size_t(row)].evidence);
        }
    }

    void compareMinimum()
    {
        const QString told = m_draft.state.text(m_twice.minimumMet);
        const int row = m_draft.phaseOf(m_twice.minimumRow);
        const bool isFound =
            std::ranges::any_of(m_draft.session.findings, [this](const SessionFinding &finding) {
                return finding.evidence.pointer == m_twice.completed
                    && finding.evidence.path == m_draft.state.path()
                    && finding.rule != "session.parts-differ"_L1;
            });
        // The list of the completed ones alone may have contradicted it already.
        const bool isTruth = told == "true"_L1 || told == "false"_L1;
        if (!isTruth || row < 0 || (isFound && told == "true"_L1)) {
            return;
        }
        const int complete = completeParts(row);
        if ((told == "true"_L1) != (complete >= m_twice.minimum)) {
            find(u"session.parts-differ"_s,
                 (told == "true"_L1
                      ? SessionTexts::tr(
                            "The minimum of %1 parts is said to be met, but %2 are complete")
                      : SessionTexts::tr("The minimum of %1 parts is said to be missed, but %2 are "
                                         "complete"))
                     .arg(m_twice.minimum)
                     .arg(complete),
                 m_draft.state.evidence(m_twice.minimumMet));
        }
    }

    void compareLock()
    {
        const LockFile lock = readLock(m_draft.place.path, m_twice, m_draft.catalog);
        const QString own = m_draft.state.text(m_draft.reading().state.id);
        if (!lock.id.isEmpty() && !own.isEmpty() && lock.id != own) {
            find(u"session.lock-foreign"_s,
                 SessionTexts::tr("The lock belongs to %1, not to this session").arg(lock.id),
                 lock.evidence);
        }
    }

    SessionDraft &m_draft;
    const TwiceTold &m_twice;
    RunStatus m_status;
};

} // namespace

void addMissingParent(SessionDraft &draft)
{
    const QString &parent = draft.session.summary.parent;
    if (parent.isEmpty() || draft.reading().rows != SessionReading::Rows::Children) {
        return;
    }
    const QString beside = draft.place.path.section(u'/', 0, -2) + u'/' + parent;
    if (!QFileInfo::exists(beside) && !draft.siblings()->ids.contains(parent)) {
        draft.find(
            u"session.parent-missing"_s, Severity::Warning,
            SessionTexts::tr("The session %1, which started this one, does not lie beside it")
                .arg(parent),
            draft.state.evidence(draft.reading().state.parent));
    }
}

void addTwiceTold(SessionDraft &draft)
{
    if (draft.layout && draft.state.isThere() && !draft.state.isEmpty()) {
        Comparison(draft).run();
    }
}

} // namespace baton
