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

/// The keys that a document of a kind must have, and must not have.
struct KindShape
{
    std::vector<JsonPointer> has;
    std::vector<JsonPointer> hasAny;
    std::vector<JsonPointer> lacks;
    QStringList only; ///< only keys that the root may have; empty: any
    int any = 1;      ///< minimum number of pointers of hasAny that must exist
    std::vector<std::pair<JsonPointer, QString>> where; ///< texts that these pointers must have
    QRegularExpression textLike; ///< pattern for a document that is a text, not a map

    /// The number of pointers that fit below @p from; 0 when @p tree holds no such document there.
    [[nodiscard]] int matches(const Tree &tree, const JsonPointer &from = {}) const;
    /// The facts of them that lead somewhere below @p from.
    [[nodiscard]] std::vector<RecognitionFact> factsIn(const Tree &tree,
                                                       const JsonPointer &from) const;
    [[nodiscard]] int depth() const;
};

struct Wrapper;

/// One kind with the data for its check.
struct KindModel
{
    /// The place of a kind in a document, and how well it fits there.
    struct Match
    {
        JsonPointer base;
        int fit = 0; ///< number of fitting pointers; 0: no match
        int depth = 0;
        std::vector<RecognitionFact> facts; ///< facts that show the kind
        std::vector<RecognitionFact>
            doubts;           ///< facts that outweigh those for the kind, although its shape fits
        bool isGuess = false; ///< a single fact distinguishes the kind from other dialects
    };

    /// The best place of this kind in @p tree, also if @p tree was declared to be of this kind.
    [[nodiscard]] Match placeIn(const Tree &tree) const;
    /// True when @p key at the root of a document is enough to know this kind.
    [[nodiscard]] bool isRootKey(const QString &key) const;
    [[nodiscard]] const Wrapper *wrapperAt(const JsonPointer &base) const;

    Kind kind;
    int line = 1;                  ///< line of its declaration in protocol.yaml
    std::vector<KindShape> shapes; ///< shapes of documents; one has to fit
    std::vector<RecognitionRule>
        evidence;            ///< weighed in documents with a fitting shape: the sum has to
                             ///< speak for the kind. Empty: the shape is enough
    KnownVersions newerThan; ///< the kind of documents of a newer, unknown version
    bool isJudged = true;    ///< false: the protocol does not say what the receiver does with it
    std::vector<Wrapper> wrappers;
    QStringList roots;              ///< root keys, the kind's own name first
    QRegularExpression rootPattern; ///< any root key that it may be under
    QString producer;               ///< agent that writes it; empty: several may
    QString consumer;               ///< agent that receives it if the document names none
    JsonPointer block;              ///< pointer to the kind's own fields
    FileNamePattern fileName;       ///< "phase{phase}-math-analysis.yaml"
    Value schema;                   ///< self-contained, with annotations
    std::shared_ptr<const JsonSchema>
        jsonSchema; ///< for an XML kind a schema that requires nothing
    StringChecks strings;
    std::shared_ptr<const XsdSchema> xsd; ///< for XML kinds only
    SchemaLookup schemaPlaces;
    MarkdownRules markdown;
};

/// A place inside another map where a kind may be, with the fields around it.
struct Wrapper
{
    JsonPointer at;
    KindShape shape;
    KindModel around; ///< only schema and fields are used; no schema: not checked
};

/// The way to find the attempt of a document.
struct AttemptPolicy
{
    int max = 0; ///< largest number of attempts; 0: the protocol does not count them
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
    QStringList kinds; ///< names of kinds; empty: all
    std::vector<JsonPointer> pointers;
    std::shared_ptr<const JsonSchema> schema;
    bool isFirst = false;         ///< applies even if the document has errors
    bool needsFailedGate = false; ///< applies only if the document itself fails a gate
    bool asksForValue = false;    ///< depends on the value, not only on its type
    std::vector<OutcomeStep>
        steps; ///< steps for attempts 1, 2, …; the last applies to all later ones
};

/// The number or value of a criterion that counts.
enum class Measure {
    Value,
    Magnitude,
    RequiredFields,
    Outside ///< no document states it
};

struct Criterion
{
    QString id;
    QString title;
    QString of;         ///< kind of the document to evaluate; empty: the document itself
    QString unlessKind; ///< kind of documents that the criterion does not apply to
    JsonPointer pointer;
    Measure measure = Measure::Value;
    bool isCount = false; ///< the number of a list's entries is compared
    JsonPointer countPointer;
    QString countValue;
    QRegularExpression countPattern;
    QString percentOf; ///< setting that the value is a percentage of: "memory"; empty: none
    QString unit;
    QString mode;            ///< mode of the session in which the criterion applies; empty: any
    QStringList unlessFound; ///< ids of rules; a finding of one fails the criterion
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
    QStringList aliases; ///< other names of the agent
};

/// A pair of agents that may hand over. "*" is any agent of the protocol but the one at the other
/// end.
struct Route
{
    QString from;
    QString to;
    QStringList kinds; ///< names of kinds; empty: all
};

/// The outcome of any error, for a protocol that neither asks again nor has defaults.
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
    QString head;   ///< line before the list of sentences
    QString choice; ///< for a value that is not allowed; empty: `invalid` is used
    QString foot;   ///< line after the list of sentences
    QString empty;  ///< for a required field without content; empty: `required` is used
};

/// The places in a document of the facts that every protocol has; a root pointer means nowhere.
struct Routing
{
    QRegularExpression root; ///< captures "producer" and "consumer" in the root key; empty: unused
    JsonPointer producer;
    JsonPointer consumer;
    JsonPointer time;
    JsonPointer status;
    JsonPointer task;
    JsonPointer phase;
    JsonPointer toPhase;
    JsonPointer session;             ///< session that the document starts
    JsonPointer dependsOn;           ///< sessions to wait for, separated by commas
    JsonPointer notifies;            ///< agents to notify of the session's end, separated by commas
    JsonPointer previous;            ///< previous agent in a chain
    JsonPointer next;                ///< next agent in a chain
    JsonPointer position;            ///< position in a chain: "Step 2 of 3"
    JsonPointer step;                ///< number of the step in a queue
    JsonPointer passesOn;            ///< facts for the next step
    QHash<QString, RunStatus> words; ///< meaning of the words of `status`, for steps
    QStringList findings;            ///< ids of the rules about routes
    JsonPointer maxRetries = {};     ///< number of restarts that are allowed
};

/// One protocol, as its folder describes it. Immutable once read.
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
    std::vector<Route> routes; ///< routes, including those of chains and root keys
    QMap<int, QString> phases;
    QStringList hiddenFolders; ///< names of hidden folders with documents
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
    std::vector<TargetMark> targets; ///< targets of the statistics
    QueueFormat queue;               ///< steps in a database
    std::optional<Severity>
        spelling; ///< severity of a value that differs from an allowed one in case only
    QString synonymMessage;
    QString aliasMessage;
    bool isWhole = true; ///< false: the folder has errors
    PackTexts texts;

    [[nodiscard]] SessionLayouts sessionLayouts() const;
    /// The agent that goes by @p name, in any case or by an alias; null when none does.
    [[nodiscard]] const Agent *agentCalled(const QString &name) const;
    /// True when documents called @p kind may go from agent @p from to agent @p to. False for
    /// agents that it does not know.
    [[nodiscard]] bool hasRoute(const QString &from, const QString &to, const QString &kind) const;
};

} // namespace baton
