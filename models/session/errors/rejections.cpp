// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/errors/rejections.h"

#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const Tree *treeOf(const SessionBuilder &builder, size_t handoff)
{
    const auto number = static_cast<size_t>(builder.session.handoffs[handoff].at.document);
    const std::vector<SourceDocument> &documents = builder.sources[handoff]->parsed->documents;
    const bool isThere = number < documents.size() && !documents[number].tree.isEmpty();
    return isThere ? &documents[number].tree : nullptr;
}

/// "CRITICAL: path traversal" of an entry with members, else its text.
QString reasonIn(const Tree &tree, NodeId entry)
{
    static const QStringList names{u"text"_s,  u"message"_s, u"description"_s, u"finding"_s,
                                   u"issue"_s, u"title"_s,   u"summary"_s,     u"reason"_s};
    if (tree.at(entry).type != ValueType::Map) {
        return tree.at(entry).text.simplified();
    }
    const auto member = [&](const QString &name) {
        const NodeId node = tree.find(tree.pointerTo(entry).child(name));
        return node == noNode ? QString() : tree.at(node).text.simplified();
    };
    for (const QString &name : names) {
        if (const QString text = member(name); !text.isEmpty()) {
            const QString severity = member(u"severity"_s);
            return severity.isEmpty() ? text : severity + u": "_s + text;
        }
    }
    return {};
}

/// The first entry of a list of reasons that gives one; @p why itself if it is not a list.
NodeId firstReason(const Tree &tree, NodeId why)
{
    const std::vector<NodeId> &entries = tree.at(why).children;
    if (tree.at(why).type != ValueType::List) {
        return why;
    }
    const auto found = std::ranges::find_if(
        entries, [&tree](NodeId entry) { return !reasonIn(tree, entry).isEmpty(); });
    return found == entries.end() ? why : *found;
}

class Reader
{
public:
    explicit Reader(const SessionBuilder &builder)
        : m_builder(builder)
        , m_places(builder.reading().refusals)
        , m_handoffs(builder.session.handoffs)
    {
    }

    std::vector<HandoffRejection> read() const
    {
        std::vector<HandoffRejection> refusals;
        for (size_t i = 0; !m_places.at.empty() && i < m_handoffs.size(); ++i) {
            if (m_handoffs[i].phase >= 0 && isRefused(i)) {
                HandoffRejection refusal;
                refusal.handoff = i;
                refusal.status = m_handoffs[i].reported;
                refusal.said = statementOf(i);
                addReasons(refusal);
                addEnd(refusal);
                refusals.push_back(std::move(refusal));
            }
        }
        return refusals;
    }

    /// The status for the word of @p handoff, with or without a remark after it: "FAIL - see the
    /// findings".
    [[nodiscard]] RunStatus statusOf(size_t handoff) const
    {
        static const QRegularExpression remark(u" [-–—] |[:;,.(!]"_s);
        const QString said = wordOf(handoff);
        const RunStatus status = statusCalled(m_places.words, said);
        return status != RunStatus::Unknown
            ? status
            : statusCalled(m_places.words, said.section(remark, 0, 0).trimmed());
    }

private:
    [[nodiscard]] bool isRefused(size_t handoff) const
    {
        const RunStatus status = m_handoffs[handoff].reported;
        return status != RunStatus::Unknown && status != RunStatus::Succeeded;
    }

    [[nodiscard]] QString wordOf(size_t handoff) const
    {
        const NodeId node = firstOf(handoff, m_places.at);
        return node == noNode ? QString() : treeOf(m_builder, handoff)->at(node).text.simplified();
    }

    [[nodiscard]] NodeId firstOf(size_t handoff, const JsonPointers &places) const
    {
        const Tree *const tree = treeOf(m_builder, handoff);
        for (const JsonPointer &place : places) {
            const NodeId node =
                tree ? tree->find(joined(m_handoffs[handoff].at.pointer, place)) : noNode;
            const bool isSaid = node != noNode
                && (!tree->at(node).children.empty() || !tree->at(node).text.trimmed().isEmpty());
            if (isSaid) {
                return node;
            }
        }
        return noNode;
    }

    [[nodiscard]] bool isToHub(const SessionHandoff &handoff) const
    {
        return m_builder.pack && handoff.consumer == m_builder.pack->hub;
    }

    /// It judges the work of another agent; the hub only hands it on.
    [[nodiscard]] bool isAnswer(const SessionHandoff &handoff) const
    {
        return isToHub(handoff) || (m_builder.pack && handoff.producer != m_builder.pack->hub);
    }

    /// The prompt at @p later hands the failed work of @p own to the same worker again, without a
    /// result yet.
    [[nodiscard]] bool isAskedAgain(const SessionHandoff &own, size_t later) const
    {
        return m_builder.reading().isQueue && later + 1 == m_handoffs.size()
            && !isToHub(m_handoffs[later]) && m_handoffs[later].consumer == own.producer;
    }

    /// "Judge says REJECT", or, if it is not an answer, "Arena says Test_Status: FAIL".
    [[nodiscard]] QString statementOf(size_t handoff) const
    {
        const QString word = wordOf(handoff);
        const QString name =
            treeOf(m_builder, handoff)->pointerTo(firstOf(handoff, m_places.at)).tokens().last();
        return SessionTranslations::tr("%1 says %2")
            .arg(m_handoffs[handoff].producer,
                 isAnswer(m_handoffs[handoff]) ? word : name + u": "_s + word);
    }

    void addReasons(HandoffRejection &refusal) const
    {
        constexpr qsizetype most = 3;
        const SessionHandoff &handoff = m_handoffs[refusal.handoff];
        const Tree &tree = *treeOf(m_builder, refusal.handoff);
        const NodeId why = firstOf(refusal.handoff, m_places.why);
        const NodeId at =
            why == noNode ? firstOf(refusal.handoff, m_places.at) : firstReason(tree, why);
        refusal.evidence = evidenceIn(*m_builder.sources[refusal.handoff], handoff.at.path,
                                      handoff.at.document, tree.pointerTo(at));
        if (why == noNode) {
            return;
        }
        QStringList reasons;
        if (tree.at(why).type == ValueType::List) {
            for (const NodeId entry : tree.at(why).children) {
                reasons.append(reasonIn(tree, entry));
            }
        } else {
            reasons.append(reasonIn(tree, why));
        }
        reasons.removeAll(QString());
        const qsizetype left = reasons.size() - most;
        reasons = reasons.first(std::min(reasons.size(), most));
        if (left > 0) {
            reasons.append(SessionTranslations::tr("%n more", nullptr, static_cast<int>(left)));
        }
        refusal.reasons = reasons.join(u"; "_s);
    }

    [[nodiscard]] int groupOf(size_t handoff) const
    {
        const int phase = m_handoffs[handoff].phase;
        return phase < 0 ? -1 : m_builder.session.phases[size_t(phase)].parent;
    }

    void addEnd(HandoffRejection &refusal) const
    {
        const SessionHandoff &own = m_handoffs[refusal.handoff];
        const bool isJudged = isAnswer(own);
        // A failed row stays so until its judge says otherwise; a judge that only asked for more
        // may be bypassed. In a queue the other steps go on.
        const bool mayGoOn = isAtRest(refusal.status) && !m_builder.reading().isQueue;
        // A producer that hands it on says so itself.
        const HandoffRejection::State open =
            isJudged ? HandoffRejection::State::Open : HandoffRejection::State::Ignored;
        refusal.state = open;
        for (size_t i = refusal.handoff + 1; i < m_handoffs.size(); ++i) {
            const SessionHandoff &later = m_handoffs[i];
            if (refusal.status == RunStatus::Failed && isAskedAgain(own, i)) {
                refusal.state = HandoffRejection::State::Ignored;
                return;
            }
            if (later.phase < 0 || groupOf(i) != groupOf(refusal.handoff)) {
                continue;
            }
            const QString word = wordOf(i);
            const bool isPrompt = m_builder.reading().isQueue && !isToHub(later);
            if (later.phase == own.phase && !word.isEmpty() && !isPrompt) {
                // Refused once more, it is not over; a step that is tried again was freed before.
                const bool isFreed =
                    refusal.status == RunStatus::Blocked && later.reported != RunStatus::Blocked;
                const bool isOver = isFreed || !isRefused(i);
                refusal.state = isOver ? HandoffRejection::State::Repaired : open;
                refusal.repairedBy = isOver ? statementOf(i) : QString();
                if (isOver) {
                    return;
                }
            }
            if (isJudged && mayGoOn && later.producer == own.consumer) {
                const bool isAgain = later.consumer == own.producer;
                refusal.state =
                    isAgain ? HandoffRejection::State::Repaired : HandoffRejection::State::Ignored;
                refusal.repairedBy = lastNameOf(later.at.path);
            }
        }
    }

    const SessionBuilder &m_builder;
    const RefusalPointers &m_places;
    const std::vector<SessionHandoff> &m_handoffs;
};

} // namespace

void addReportedStatuses(SessionBuilder &builder)
{
    const Reader reader(builder);
    for (size_t i = 0; i < builder.session.handoffs.size(); ++i) {
        builder.session.handoffs[i].reported = reader.statusOf(i);
    }
}

std::vector<HandoffRejection> refusalsIn(const SessionBuilder &builder)
{
    return Reader(builder).read();
}

std::vector<SessionError> refusalErrors(const SessionBuilder &builder)
{
    std::vector<SessionError> errors;
    for (const HandoffRejection &refusal : refusalsIn(builder)) {
        const SessionHandoff &handoff = builder.session.handoffs[refusal.handoff];
        const bool isRepaired = refusal.state == HandoffRejection::State::Repaired;
        SessionError error;
        error.type = refusal.said;
        error.message = refusal.reasons;
        error.outcome = refusal.repairedBy;
        error.repairedBy = isRepaired ? refusal.repairedBy : QString();
        error.result = isRepaired ? RunStatus::Superseded : refusal.status;
        error.time = handoff.time;
        error.phase = handoff.phase;
        error.evidence = refusal.evidence;
        error.isOfResult = !isRepaired;
        errors.push_back(std::move(error));
    }
    return errors;
}

void settleRejections(SessionBuilder &builder)
{
    for (const HandoffRejection &refusal : refusalsIn(builder)) {
        SessionPhase &phase =
            builder.session.phases[size_t(builder.session.handoffs[refusal.handoff].phase)];
        if (refusal.state == HandoffRejection::State::Open) {
            phase.status = refusal.status;
            phase.reason =
                refusal.reasons.isEmpty() ? refusal.said : refusal.said + u": "_s + refusal.reasons;
        } else if (refusal.state == HandoffRejection::State::Ignored) {
            phase.flaw = refusal.said;
            builder.session.summary.flaw = refusal.said;
        }
    }
}

} // namespace baton
