// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/findings/verdict.h"
#include "models/protocol/pack/filenamepattern.h"
#include "models/protocol/pack/kind.h"
#include "models/protocol/pack/queueformat.h"
#include "models/protocol/pack/receiverchoice.h"
#include "models/protocol/pack/recognition.h"
#include "models/protocol/pack/sessionlayout.h"
#include "models/protocol/pack/targetmark.h"
#include "models/protocol/pack/xmlkindsettings.h"
#include "models/protocol/schema/patternformatchecks.h"
#include "models/protocol/source/packtexts.h"
#include "models/protocol/xsd/xsdschema.h"

#include <QMap>
#include <QRegularExpression>

namespace baton {

class Rule;

/// The keys that a document must have, and must not have, to be taken for a kind.
struct KindShape
{
    std::vector<JsonPointer> has;
    std::vector<JsonPointer> hasAny;
    std::vector<JsonPointer> lacks;
    QStringList only; ///< the only keys that the root may have, when not empty
    int any = 1;      ///< minimum number of pointers of hasAny that must exist
    std::vector<std::pair<JsonPointer, QString>> where; ///< texts that these pointers must have
    QRegularExpression textLike; ///< for a document that is a text, not a map

    /// The number of pointers that fit below @p from; 0 when @p tree holds no such document there.
    [[nodiscard]] int matches(const Tree &tree, const JsonPointer &from = {}) const;
    /// The facts of them that lead somewhere below @p from.
    [[nodiscard]] std::vector<RecognitionFact> factsIn(const Tree &tree,
                                                       const JsonPointer &from) const;
    [[nodiscard]] int depth() const;
};

struct Wrapper;

/// One kind with what the check needs of it.
struct KindModel
{
    /// The place of a kind in a document, and how well it fits there.
    struct Match
    {
        JsonPointer base;
        int fit = 0; ///< 0: not at all
        int depth = 0;
        std::vector<RecognitionFact> facts; ///< facts that it is known by
        std::vector<RecognitionFact>
            doubts;           ///< its shape is there, but all in all these speak against it
        bool isGuess = false; ///< one single fact tells it from other dialects
    };

    /// The best place of this kind in @p tree, also of one that is told to be of this kind.
    [[nodiscard]] Match placeIn(const Tree &tree) const;
    /// True when @p key at the root of a document is enough to know this kind.
    [[nodiscard]] bool isRootKey(const QString &key) const;
    [[nodiscard]] const Wrapper *wrapperAt(const JsonPointer &base) const;

    Kind kind;
    int line = 1;                  ///< line of its declaration in protocol.yaml
    std::vector<KindShape> shapes; ///< one of them must fit
    std::vector<RecognitionRule>
        evidence;            ///< of a document that has such a shape; more must speak
                             ///< for the kind than against it. None: the shape is enough
    KnownVersions newerThan; ///< it is for documents of a version that nobody knows
    bool isJudged = true;    ///< it is known what its receiver does with it
    std::vector<Wrapper> wrappers;
    QStringList roots;              ///< root keys that it stands under, its own name first
    QRegularExpression rootPattern; ///< any root key that it may stand under
    QString producer;               ///< agent that writes it, empty when several may
    QString consumer;               ///< agent that it goes to where it does not say
    JsonPointer block;              ///< the kind's own fields
    FileNamePattern fileName;       ///< "phase{phase}-math-analysis.yaml"
    Value schema;                   ///< self-contained, with annotations
    std::shared_ptr<const JsonSchema> jsonSchema; ///< of an XML kind one that asks for nothing
    StringChecks strings;
    std::shared_ptr<const XsdSchema> xsd; ///< of an XML kind
    SchemaLookup schemaPlaces;
    MarkdownRules markdown;
};

/// A place inside of another map where a kind may stand too, with what stands around it.
struct Wrapper
{
    JsonPointer at;
    KindShape shape;
    KindModel around; ///< only its schema and fields are of use; no schema: nothing is asked of it
};

/// The way to find the attempt of a document.
struct AttemptPolicy
{
    int max = 0; ///< 0: the protocol knows no attempts
    JsonPointer pointer;
    QRegularExpression pattern;
};

/// The outcome of a document that the receiver can use, by attempt.
struct OutcomeStep
{
    Action action = Action::Accept;
    QString headline;
    QString consequence;
    std::vector<PossibleOutcome> next;
};

struct OutcomeRule
{
    QString id;
    QStringList kinds; ///< names; empty: all
    std::vector<JsonPointer> pointers;
    std::shared_ptr<const JsonSchema> schema;
    bool isFirst = false;           ///< decides even when the document has errors
    bool needsFailedGate = false;   ///< only when the document itself fails a gate
    bool asksForValue = false;      ///< more than what sort of value stands there
    std::vector<OutcomeStep> steps; ///< of attempt 1, 2 …; the last holds for all later ones
};

/// The number or value of a criterion that counts.
enum class Measure {
    Value,
    Magnitude,
    RequiredFields,
    Outside ///< nothing in a document tells
};

struct Criterion
{
    QString id;
    QString title;
    QString of;         ///< kind whose document is looked at, when not the document itself
    QString unlessKind; ///< left out for documents of this kind
    JsonPointer pointer;
    Measure measure = Measure::Value;
    bool isCount = false; ///< count the entries of a list
    JsonPointer countPointer;
    QString countValue;
    QRegularExpression countPattern;
    QString percentOf; ///< "memory": the value in percent of that setting
    QString unit;
    QString mode;            ///< evaluated only when the session's state has this mode
    QStringList unlessFound; ///< ids of rules: failed when the document has a finding of one
    /// The reason of a failure in the document; of counted entries a member of each.
    JsonPointer says;
    QString threshold;
    Value schema;
    std::shared_ptr<const JsonSchema> jsonSchema;
    CriterionState onMissing = CriterionState::NotEvaluated;
};

struct Gate
{
    QString id;
    QString title;
    int phase = -1; ///< -1: any
    QStringList kinds;
    std::vector<Criterion> criteria;
};

struct Agent
{
    QString id;
    QString role;
    QStringList aliases; ///< other names that it goes by
};

/// A pair of agents that may hand over. "*" is any agent of the protocol but the one at the other
/// end.
struct Route
{
    QString from;
    QString to;
    QStringList kinds; ///< names; empty: all
};

/// The outcome of any error, where a protocol neither asks again nor has defaults.
struct ErrorPolicy
{
    Action action = Action::Block;
    QString headline;
    QString condition;
    QString consequence;
};

/// Agents that usually hand to each other in this order.
struct Chain
{
    QString id;
    QString title;
    QStringList steps; ///< ids of agents
};

/// The texts for an agent; never translated.
struct FeedbackTexts
{
    QString required;
    QString invalid;
    QString unreadable;
    QString head;   ///< line before the sentences
    QString choice; ///< about a value that is none of those allowed; else `invalid`
    QString foot;   ///< line behind the sentences
    QString empty;  ///< about a required field that is there and says nothing; else `required`
};

/// The places in a document of the facts that every protocol has; a root pointer means nowhere.
struct Routing
{
    QRegularExpression root; ///< finds "producer" and "consumer" in the root key, when not empty
    JsonPointer producer;
    JsonPointer consumer;
    JsonPointer time;
    JsonPointer status;
    JsonPointer task;
    JsonPointer phase;
    JsonPointer toPhase;
    JsonPointer session;             ///< the one that the document starts
    JsonPointer dependsOn;           ///< sessions that it waits for, with commas between
    JsonPointer notifies;            ///< agents that hear of its end, with commas between
    JsonPointer previous;            ///< in a chain, the agent before
    JsonPointer next;                ///< in a chain, the agent that is expected to follow
    JsonPointer position;            ///< in a chain, the place of the document: "Step 2 of 3"
    JsonPointer step;                ///< its number in a queue
    JsonPointer passesOn;            ///< facts that the next step needs
    QHash<QString, RunStatus> words; ///< meaning of each word of `status` for a step
    QStringList findings;            ///< ids of the rules that are about who hands to whom
    JsonPointer maxRetries = {};     ///< number of restarts that are allowed
};

/// One protocol, as its folder describes it. Immutable once read.
class ProtocolPack
{
public:
    QString id;
    QString title;
    QString shortTitle; ///< for where there is little room
    QString version;
    QString hub;
    QString folder;
    std::vector<Agent> agents;
    Routing routing;
    std::vector<Route> routes; ///< with those of its chains and root keys
    QMap<int, QString> phases;
    QStringList hiddenFolders; ///< names of hidden folders that documents lie in
    std::vector<KindModel> kinds;
    AttemptPolicy attempts;
    FeedbackTexts feedback;
    std::optional<ErrorPolicy> errors;
    std::vector<std::shared_ptr<const Rule>> rules;
    std::vector<JsonPointer> compared; ///< pointers whose values the rules compare within a folder
    std::vector<OutcomeRule> outcomes;
    std::vector<Gate> gates;
    std::vector<ExplanationRule> explanations;
    std::vector<Chain> chains;
    std::vector<SessionLayout> sessions;
    std::vector<TargetMark> targets;  ///< for statistics
    QueueFormat queue;                ///< of steps in a database
    std::optional<Severity> spelling; ///< of a value that differs from an allowed one in case only
    QString synonymMessage;
    QString aliasMessage;
    bool isWhole = true; ///< nothing was wrong with its folder
    PackTexts texts;

    [[nodiscard]] SessionLayouts sessionLayouts() const;
    /// The agent that goes by @p name, in any case or by an alias; null when none does.
    [[nodiscard]] const Agent *agentCalled(const QString &name) const;
    /// True when documents called @p kind may go from agent @p from to agent @p to. False for
    /// agents that it does not know.
    [[nodiscard]] bool hasRoute(const QString &from, const QString &to, const QString &kind) const;
};

} // namespace baton
