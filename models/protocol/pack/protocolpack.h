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

/// The keys that documents of a kind must have and must not have.
struct KindShape
{
    std::vector<JsonPointer> has;
    std::vector<JsonPointer> hasAny;
    std::vector<JsonPointer> lacks;
    QStringList only; ///< the only keys that the root may have; empty for any
    int any = 1;      ///< minimum number of existing pointers in hasAny
    std::vector<std::pair<JsonPointer, QString>> where; ///< texts required at these pointers
    QRegularExpression textLike; ///< pattern for a document that is a text instead of a map

    /// The number of matching pointers below @p from; 0 if @p tree has no such document there.
    [[nodiscard]] int matches(const Tree &tree, const JsonPointer &from = {}) const;
    /// The facts for its pointers that exist below @p from.
    [[nodiscard]] std::vector<RecognitionFact> factsIn(const Tree &tree,
                                                       const JsonPointer &from) const;
    [[nodiscard]] int depth() const;
};

struct Wrapper;

/// A kind with the data for checking it.
struct KindModel
{
    /// The place of a kind in a document, and how well it matches.
    struct Match
    {
        JsonPointer base;
        int fit = 0; ///< number of matching pointers; 0 if it does not match
        int depth = 0;
        std::vector<RecognitionFact> facts; ///< facts that show the kind
        std::vector<RecognitionFact>
            doubts; ///< facts that outweigh those for the kind, although its shape matches
        bool isGuess = false; ///< a single fact distinguishes the kind from other dialects
    };

    /// The best place of this kind in @p tree. Also works for a document that was declared to be of
    /// this kind.
    [[nodiscard]] Match placeIn(const Tree &tree) const;
    /// True if the root key @p key is sufficient to recognise this kind.
    [[nodiscard]] bool isRootKey(const QString &key) const;
    [[nodiscard]] const Wrapper *wrapperAt(const JsonPointer &base) const;

    Kind kind;
    int line = 1;                          ///< line of the declaration in protocol.yaml
    std::vector<KindShape> shapes;         ///< possible shapes; one must match
    std::vector<RecognitionRule> evidence; ///< evidence in documents with a matching shape; its sum
                                           ///< must be positive. Empty if the shape is sufficient
    KnownVersions newerThan; ///< set for the kind of documents with a newer, unknown version
    bool isJudged = true;    ///< false if the protocol does not define the receiver's actions
    std::vector<Wrapper> wrappers;
    QStringList roots;              ///< root keys; the kind's own name is first
    QRegularExpression rootPattern; ///< pattern for further root keys
    QString producer;               ///< agent that writes it; empty if there are several
    QString consumer;               ///< agent that receives it if the document names none
    JsonPointer block;              ///< pointer to the kind's own fields
    FileNamePattern fileName;       ///< such as "phase{phase}-math-analysis.yaml"
    Value schema;                   ///< self-contained, with annotations
    std::shared_ptr<const JsonSchema>
        jsonSchema; ///< for an XML kind, a schema without requirements
    StringChecks strings;
    std::shared_ptr<const XsdSchema> xsd; ///< for XML kinds only
    SchemaLookup schemaPlaces;
    MarkdownRules markdown;
};

/// A place in another map that may contain a kind, with the fields around it.
struct Wrapper
{
    JsonPointer at;
    KindShape shape;
    KindModel around; ///< only its schema and fields are used; not checked without a schema
};

/// How to determine the attempt of a document.
struct AttemptPolicy
{
    int max = 0; ///< maximum number of attempts; 0 if the protocol does not count them
    JsonPointer pointer;
    QRegularExpression pattern;
};

/// The outcome of an attempt with a document that the receiver can use.
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
    QStringList kinds; ///< names of kinds; empty for all
    std::vector<JsonPointer> pointers;
    std::shared_ptr<const JsonSchema> schema;
    bool isFirst = false;         ///< applies even to documents with errors
    bool needsFailedGate = false; ///< applies only if the document itself fails a gate
    bool asksForValue = false;    ///< depends on the value and not only on its type
    std::vector<OutcomeStep>
        steps; ///< steps for attempts 1, 2, …; the last one applies to all later attempts
};

/// What a criterion measures.
enum class Measure {
    Value,
    Magnitude,
    RequiredFields,
    Outside ///< not stated in any document
};

struct Criterion
{
    QString id;
    QString title;
    QString of;         ///< kind of the document to evaluate; empty for the document itself
    QString unlessKind; ///< the criterion does not apply to this kind
    JsonPointer pointer;
    Measure measure = Measure::Value;
    bool isCount = false; ///< compares the number of entries of a list
    JsonPointer countPointer;
    QString countValue;
    QRegularExpression countPattern;
    QString
        percentOf; ///< setting of which the value is a percentage, such as "memory"; empty for none
    QString unit;
    QString mode;            ///< session mode in which the criterion applies; empty for any
    QStringList unlessFound; ///< ids of rules; a finding of one of them fails the criterion
    /// Pointer to the reason of a failure. For counted entries, relative to each entry.
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
    int phase = -1; ///< -1 for any
    QStringList kinds;
    std::vector<Criterion> criteria;
};

struct Agent
{
    QString id;
    QString role;
    QStringList aliases; ///< further names of the agent
};

/// A pair of agents that may hand over. "*" matches any agent of the protocol except the other one.
struct Route
{
    QString from;
    QString to;
    QStringList kinds; ///< names of kinds; empty for all
};

/// The outcome of any error, for a protocol that neither re-invokes producers nor has defaults.
struct ErrorPolicy
{
    Action action = Action::Block;
    QString headline;
    QString condition;
    QString consequence;
};

/// Agents that usually hand over in this order.
struct Chain
{
    QString id;
    QString title;
    QStringList steps; ///< ids of agents
};

/// The texts for agents; never translated.
struct FeedbackTexts
{
    QString required;
    QString invalid;
    QString unreadable;
    QString head;   ///< line before the list of sentences
    QString choice; ///< for a value that is not allowed; if empty, `invalid` is used
    QString foot;   ///< line after the list of sentences
    QString empty;  ///< for a required field without content; if empty, `required` is used
};

/// The places of general facts in a document. A root pointer means that the fact is not stated.
struct Routing
{
    QRegularExpression
        root; ///< captures "producer" and "consumer" in the root key; empty if unused
    JsonPointer producer;
    JsonPointer consumer;
    JsonPointer time;
    JsonPointer status;
    JsonPointer task;
    JsonPointer phase;
    JsonPointer toPhase;
    JsonPointer session;   ///< session that the document starts
    JsonPointer dependsOn; ///< sessions to wait for, separated by commas
    JsonPointer notifies;  ///< agents to notify when the session ends, separated by commas
    JsonPointer previous;  ///< previous agent in a chain
    JsonPointer next;      ///< next agent in a chain
    JsonPointer position;  ///< position in a chain, such as "Step 2 of 3"
    JsonPointer step;      ///< number of the step in a queue
    JsonPointer passesOn;  ///< facts for the next step
    QHash<QString, RunStatus> words; ///< meaning of the words in `status`, for steps
    QStringList findings;            ///< ids of the rules about routes
    JsonPointer maxRetries = {};     ///< number of allowed restarts
};

/// A protocol as described by its folder. Immutable after reading.
class ProtocolPack
{
public:
    QString id;
    QString title;
    QString shortTitle; ///< short title for narrow places
    QString version;
    QString hub;
    QString folder;
    std::vector<Agent> agents;
    Routing routing;
    std::vector<Route> routes; ///< all routes, including those of chains and root keys
    QMap<int, QString> phases;
    QStringList hiddenFolders; ///< names of hidden folders that contain documents
    std::vector<KindModel> kinds;
    AttemptPolicy attempts;
    FeedbackTexts feedback;
    std::optional<ErrorPolicy> errors;
    std::vector<std::shared_ptr<const Rule>> rules;
    std::vector<JsonPointer> compared; ///< pointers whose values rules compare within a folder
    std::vector<OutcomeRule> outcomes;
    std::vector<Gate> gates;
    std::vector<ExplanationRule> explanations;
    std::vector<Chain> chains;
    std::vector<SessionLayout> sessions;
    std::vector<TargetMark> targets; ///< targets of the statistics
    QueueFormat queue;               ///< steps in a database
    std::optional<Severity>
        spelling; ///< severity of a value that differs only in case from an allowed one
    QString synonymMessage;
    QString aliasMessage;
    bool isWhole = true; ///< false if the folder has errors
    PackTexts texts;

    [[nodiscard]] SessionLayouts sessionLayouts() const;
    /// The agent with the id or alias @p name, in any case; null if there is none.
    [[nodiscard]] const Agent *agentCalled(const QString &name) const;
    /// True if documents of kind @p kind may go from agent @p from to agent @p to. False for
    /// unknown agents.
    [[nodiscard]] bool hasRoute(const QString &from, const QString &to, const QString &kind) const;
};

} // namespace baton
