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

/// The reason in an entry, such as "CRITICAL: path traversal" if it has members; else its text.
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

/// The first entry of a list of reasons that has a text; @p why if it is not a list.
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
        , m_places(builder.reading().rejections)
        , m_handoffs(builder.session.handoffs)
    {
    }

    std::vector<HandoffRejection> read() const
    {
        std::vector<HandoffRejection> rejections;
        for (size_t i = 0; !m_places.at.empty() && i < m_handoffs.size(); ++i) {
            if (m_handoffs[i].phase >= 0 && isRejected(i)) {
                HandoffRejection rejection;
                rejection.handoff = i;
                rejection.status = m_handoffs[i].reported;
                rejection.said = statementOf(i);
                addReasons(rejection);
                addEnd(rejection);
                rejections.push_back(std::move(rejection));
            }
        }
        return rejections;
    }

    /// The status for the word of @p handoff, which may be followed by a remark: "FAIL - see the
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
    [[nodiscard]] bool isRejected(size_t handoff) const
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

    /// True if the handoff judges the work of another agent. The hub only passes on.
    [[nodiscard]] bool isAnswer(const SessionHandoff &handoff) const
    {
        return isToHub(handoff) || (m_builder.pack && handoff.producer != m_builder.pack->hub);
    }

    /// True if the prompt @p later gives the failed work of @p own to the same worker again, and
    /// there is no result yet.
    [[nodiscard]] bool isAskedAgain(const SessionHandoff &own, size_t later) const
    {
        return m_builder.reading().isQueue && later + 1 == m_handoffs.size()
            && !isToHub(m_handoffs[later]) && m_handoffs[later].consumer == own.producer;
    }

    /// A statement such as "Judge says REJECT" or, if it is not an answer, "Arena says Test_Status:
    /// FAIL".
    [[nodiscard]] QString statementOf(size_t handoff) const
    {
        const QString word = wordOf(handoff);
        const QString name =
            treeOf(m_builder, handoff)->pointerTo(firstOf(handoff, m_places.at)).tokens().last();
        return SessionTranslations::tr("%1 says %2")
            .arg(m_handoffs[handoff].producer,
                 isAnswer(m_handoffs[handoff]) ? word : name + u": "_s + word);
    }

    void addReasons(HandoffRejection &rejection) const
    {
        constexpr qsizetype most = 3;
        const SessionHandoff &handoff = m_handoffs[rejection.handoff];
        const Tree &tree = *treeOf(m_builder, rejection.handoff);
        const NodeId why = firstOf(rejection.handoff, m_places.why);
        const NodeId at =
            why == noNode ? firstOf(rejection.handoff, m_places.at) : firstReason(tree, why);
        rejection.evidence = evidenceIn(*m_builder.sources[rejection.handoff], handoff.at.path,
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
        rejection.reasons = reasons.join(u"; "_s);
    }

    [[nodiscard]] int groupOf(size_t handoff) const
    {
        const int phase = m_handoffs[handoff].phase;
        return phase < 0 ? -1 : m_builder.session.phases[size_t(phase)].parent;
    }

    void addEnd(HandoffRejection &rejection) const
    {
        const SessionHandoff &own = m_handoffs[rejection.handoff];
        const bool isJudged = isAnswer(own);
        // A failed row stays so until its judge says otherwise; a judge that only asked for more
        // may be bypassed. In a queue the other steps go on.
        const bool mayGoOn = isAtRest(rejection.status) && !m_builder.reading().isQueue;
        // A producer that hands it on says so itself.
        const HandoffRejection::State open =
            isJudged ? HandoffRejection::State::Open : HandoffRejection::State::Ignored;
        rejection.state = open;
        for (size_t i = rejection.handoff + 1; i < m_handoffs.size(); ++i) {
            const SessionHandoff &later = m_handoffs[i];
            if (rejection.status == RunStatus::Failed && isAskedAgain(own, i)) {
                rejection.state = HandoffRejection::State::Ignored;
                return;
            }
            if (later.phase < 0 || groupOf(i) != groupOf(rejection.handoff)) {
                continue;
            }
            const QString word = wordOf(i);
            const bool isPrompt = m_builder.reading().isQueue && !isToHub(later);
            if (later.phase == own.phase && !word.isEmpty() && !isPrompt) {
                // Rejected once more, it is not over; a step that is tried again was freed before.
                const bool isFreed =
                    rejection.status == RunStatus::Blocked && later.reported != RunStatus::Blocked;
                const bool isOver = isFreed || !isRejected(i);
                rejection.state = isOver ? HandoffRejection::State::Repaired : open;
                rejection.repairedBy = isOver ? statementOf(i) : QString();
                if (isOver) {
                    return;
                }
            }
            if (isJudged && mayGoOn && later.producer == own.consumer) {
                const bool isAgain = later.consumer == own.producer;
                rejection.state =
                    isAgain ? HandoffRejection::State::Repaired : HandoffRejection::State::Ignored;
                rejection.repairedBy = lastNameOf(later.at.path);
            }
        }
    }

    const SessionBuilder &m_builder;
    const RejectionPointers &m_places;
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

std::vector<HandoffRejection> rejectionsIn(const SessionBuilder &builder)
{
    return Reader(builder).read();
}

std::vector<SessionError> rejectionErrors(const SessionBuilder &builder)
{
    std::vector<SessionError> errors;
    for (const HandoffRejection &rejection : rejectionsIn(builder)) {
        const SessionHandoff &handoff = builder.session.handoffs[rejection.handoff];
        const bool isRepaired = rejection.state == HandoffRejection::State::Repaired;
        SessionError error;
        error.type = rejection.said;
        error.message = rejection.reasons;
        error.outcome = rejection.repairedBy;
        error.repairedBy = isRepaired ? rejection.repairedBy : QString();
        error.result = isRepaired ? RunStatus::Superseded : rejection.status;
        error.time = handoff.time;
        error.phase = handoff.phase;
        error.evidence = rejection.evidence;
        error.isOfResult = !isRepaired;
        errors.push_back(std::move(error));
    }
    return errors;
}

void settleRejections(SessionBuilder &builder)
{
    for (const HandoffRejection &rejection : rejectionsIn(builder)) {
        SessionPhase &phase =
            builder.session.phases[size_t(builder.session.handoffs[rejection.handoff].phase)];
        if (rejection.state == HandoffRejection::State::Open) {
            phase.status = rejection.status;
            phase.reason = rejection.reasons.isEmpty()
                ? rejection.said
                : rejection.said + u": "_s + rejection.reasons;
        } else if (rejection.state == HandoffRejection::State::Ignored) {
            phase.flaw = rejection.said;
            builder.session.summary.flaw = rejection.said;
        }
    }
}

} // namespace baton
