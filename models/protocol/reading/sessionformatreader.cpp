// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/reading/sessionlayoutreader.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class SessionLayoutTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::SessionLayout)
};

/// Reads a pointer or a list of pointers.
JsonPointers pointersOf(const PackNode &node)
{
    if (!node.exists()) {
        return {};
    }
    return node.node().type == ValueType::List ? node.pointers() : JsonPointers{node.pointer()};
}

StatePointers readPlaces(const PackNode &node)
{
    return {pointersOf(node[u"id"]),          pointersOf(node[u"title"]),
            pointersOf(node[u"agent"]),       pointersOf(node[u"parent"]),
            pointersOf(node[u"status"]),      pointersOf(node[u"phase"]),
            pointersOf(node[u"resume"]),      pointersOf(node[u"started"]),
            pointersOf(node[u"updated"]),     pointersOf(node[u"ended"]),
            pointersOf(node[u"note"]),        pointersOf(node[u"tags"]),
            pointersOf(node[u"depends-on"]),  pointersOf(node[u"folder"]),
            pointersOf(node[u"max-retries"]), node[u"max-retries-default"].integer(-1)};
}

/// Reads rows and their children. Rows without id or title take those of the protocol's phases.
void readRows(PhaseTable &table, const PackNode &node, int parent, const ProtocolPack &pack)
{
    for (const PackNode &row : node.items()) {
        table.rows.push_back({row.requiredText(u"id"), pack.texts.of(row[u"title"].text()),
                              row[u"at"].pointer(), parent, row[u"files"].texts()});
        const int self = static_cast<int>(table.rows.size()) - 1;
        readRows(table, row[u"rows"], self, pack);
    }
}

void addPhases(PhaseTable &table, const PackNode &at, const ProtocolPack &pack)
{
    for (auto phase = pack.phases.cbegin(); phase != pack.phases.cend(); ++phase) {
        const QString id = QString::number(phase.key());
        const auto place = JsonPointer::parse(at.text().replace("{phase}"_L1, id));
        table.rows.push_back({id, phase.value(), place.value_or(JsonPointer()), -1, {}});
    }
}

PhaseTable readPhases(const PackNode &node, const ProtocolPack &pack)
{
    PhaseTable table;
    readRows(table, node[u"rows"], -1, pack);
    if (table.rows.empty()) {
        addPhases(table, node[u"at"], pack);
    }
    table.status = node[u"status"].pointer();
    table.started = node[u"started"].pointer();
    table.ended = node[u"ended"].pointer();
    table.error = node[u"error"].pointer();
    table.handoff = node[u"handoff"].pointer();
    table.output = node[u"output"].pointer();
    for (const PackNode &counter : node[u"retries"].items()) {
        table.retries.push_back({counter[u"at"].pointer(), counter[u"limit"].integer(0),
                                 counter[u"of-failures"].boolean(false)});
    }
    table.approval = node[u"approval"][u"at"].pointer();
    table.approvals = pointersOf(node[u"approval"][u"in"]);
    table.completed = node[u"completed"].pointer();
    table.valid = node[u"valid"].pointer();
    table.isLinear = node[u"linear"].boolean(true);
    table.invalidatesLater = node[u"invalidates-later"].boolean(false);
    for (const PackNode &row : node[u"of-status"].items()) {
        table.rowsOfStatus.insert(row.key(), row.text());
    }
    return table;
}

ErrorPointers readErrorPlaces(const PackNode &node)
{
    return {node[u"file"].text(),
            pointersOf(node[u"lists"]),
            pointersOf(node[u"type"]),
            pointersOf(node[u"message"]),
            pointersOf(node[u"time"]),
            pointersOf(node[u"phase"]),
            pointersOf(node[u"attempt"]),
            pointersOf(node[u"fix"]),
            pointersOf(node[u"outcome"]),
            node[u"mended"].pattern(QRegularExpression::MultilineOption),
            node[u"line"].pattern(QRegularExpression::MultilineOption),
            node[u"side-by-side"].boolean(false),
            node[u"escalated"].pattern()};
}

SessionFile::Role roleOf(const PackNode &node)
{
    static const QHash<QString, SessionFile::Role> roles{
        {u"state"_s, SessionFile::Role::State},   {u"lock"_s, SessionFile::Role::Lock},
        {u"log"_s, SessionFile::Role::Log},       {u"result"_s, SessionFile::Role::Result},
        {u"prompt"_s, SessionFile::Role::Prompt}, {u"text"_s, SessionFile::Role::Text}};
    const auto found = roles.constFind(node.text());
    if (found == roles.constEnd()) {
        node.report(SessionLayoutTexts::tr(
                        "“%1” is not a role of a file; use state, lock, log, result, prompt or "
                        "text.")
                        .arg(node.text()));
        return SessionFile::Role::Text;
    }
    return *found;
}

MechanismKind mechanismNamed(const PackNode &node)
{
    const QString name = node.text(u"state"_s);
    if (name == "children"_L1) {
        return MechanismKind::SessionTree;
    }
    if (name == "handoffs"_L1 || name == "steps"_L1) {
        return MechanismKind::HandoffChain;
    }
    if (name != "state"_L1) {
        node.report(SessionLayoutTexts::tr(
                        "“%1” is not a source of rows; use state, children, handoffs or steps.")
                        .arg(name));
    }
    return MechanismKind::PhaseTable;
}

DuplicateFacts readDuplicateFacts(const PackNode &node)
{
    const PackNode result = node[u"result"];
    const PackNode minimum = node[u"minimum"];
    const PackNode lock = node[u"lock"];
    return {node[u"exit-code"].pointer(),
            pointersOf(node[u"names"]),
            result[u"file"].text(),
            result[u"at"].pointer(),
            readStatusWords(result[u"words"]),
            node[u"completed"].pointer(),
            pointersOf(node[u"counted"]),
            minimum[u"at"].pointer(),
            minimum[u"row"].text(),
            minimum[u"count"].integer(0),
            minimum[u"gate"].text(),
            lock[u"file"].text(),
            lock[u"id"].pointer(),
            lock[u"time"].pointer()};
}

void readLists(SessionFormat &reading, const PackNode &node, const PackTexts &texts)
{
    reading.words = readStatusWords(node[u"words"]);
    for (const PackNode &fact : node[u"facts"].items()) {
        reading.facts.push_back({texts.of(fact.requiredText(u"title")), fact[u"at"].pointer(),
                                 fact[u"default"].text(), fact[u"of-next"].boolean(false)});
    }
    for (const PackNode &skip : node[u"skips"].items()) {
        reading.skips.push_back({skip[u"at"].pointer(), skip[u"default"].text(),
                                 skip[u"values"].texts(), skip[u"phases"].texts(),
                                 skip[u"gates"].texts(), texts.of(skip[u"reason"].text())});
    }
    for (const PackNode &places : node[u"errors"].items()) {
        reading.errors.push_back(readErrorPlaces(places));
    }
    for (const PackNode &gate : node[u"gates"].items()) {
        reading.gates.insert(gate.key(),
                             {texts.of(gate[u"passed"].text()), texts.of(gate[u"failed"].text()),
                              texts.of(gate[u"exhausted"].text()), gate[u"counter"].integer(0)});
    }
    for (const PackNode &next : node[u"next"].items()) {
        reading.next.push_back(
            {next[u"when"].texts(), next[u"kinds"].texts(), next[u"from"].texts(),
             next[u"verdict"].texts(), next[u"last"].texts(), next[u"gates"].texts(),
             next[u"phases"].texts(), next[u"at"].pointer(), next[u"values"].texts(),
             next[u"used-up"].boolean(false), texts.of(next.requiredText(u"who")),
             texts.of(next.requiredText(u"does")), texts.of(next.requiredText(u"rule"))});
    }
    for (const PackNode &file : node[u"files"].items()) {
        reading.files.push_back(
            {FileNamePattern(file.requiredText(u"pattern"), Qt::CaseInsensitive),
             roleOf(file[u"as"])});
    }
}

} // namespace

RunStatus statusCalled(const QHash<QString, RunStatus> &words, const QString &word)
{
    const auto asWritten = words.constFind(word);
    if (asWritten != words.constEnd()) {
        return *asWritten;
    }
    for (auto one = words.constBegin(); one != words.constEnd(); ++one) {
        if (one.key().compare(word, Qt::CaseInsensitive) == 0) {
            return *one;
        }
    }
    return RunStatus::Unknown;
}

RunStatus statusMeant(const QHash<QString, RunStatus> &words, const QString &word)
{
    static const QHash<QString, RunStatus> usual{
        {u"aborted"_s, RunStatus::Aborted},    {u"cancelled"_s, RunStatus::Aborted},
        {u"canceled"_s, RunStatus::Aborted},   {u"stopped"_s, RunStatus::Aborted},
        {u"timeout"_s, RunStatus::TimedOut},   {u"timed_out"_s, RunStatus::TimedOut},
        {u"timed out"_s, RunStatus::TimedOut}, {u"killed"_s, RunStatus::Killed},
        {u"terminated"_s, RunStatus::Killed},  {u"error"_s, RunStatus::Failed},
        {u"failure"_s, RunStatus::Failed},     {u"failed"_s, RunStatus::Failed}};
    const RunStatus told = statusCalled(words, word);
    return told == RunStatus::Unknown ? statusCalled(usual, word) : told;
}

RunStatus readStatus(const PackNode &node)
{
    static const QHash<QString, RunStatus> words{
        {u"pending"_s, RunStatus::Pending},        {u"running"_s, RunStatus::Running},
        {u"waiting"_s, RunStatus::Waiting},        {u"succeeded"_s, RunStatus::Succeeded},
        {u"failed"_s, RunStatus::Failed},          {u"timed-out"_s, RunStatus::TimedOut},
        {u"killed"_s, RunStatus::Killed},          {u"aborted"_s, RunStatus::Aborted},
        {u"skipped"_s, RunStatus::Skipped},        {u"superseded"_s, RunStatus::Superseded},
        {u"not-reached"_s, RunStatus::NotReached}, {u"invalidated"_s, RunStatus::Invalidated},
        {u"blocked"_s, RunStatus::Blocked}};
    const auto found = words.constFind(node.text());
    if (found == words.constEnd()) {
        node.report(SessionLayoutTexts::tr("“%1” is not a status of a session.").arg(node.text()));
        return RunStatus::Unknown;
    }
    return *found;
}

QHash<QString, RunStatus> readStatusWords(const PackNode &node)
{
    QHash<QString, RunStatus> words;
    for (const PackNode &word : node.items()) {
        words.insert(word.key(), readStatus(word));
    }
    return words;
}

SessionFormat readSessionReading(const PackNode &node, const ProtocolPack &pack)
{
    SessionFormat reading;
    reading.state = readPlaces(node[u"state"]);
    readLists(reading, node, pack.texts);
    reading.mechanism = mechanismNamed(node[u"from"]);
    reading.isQueue = node[u"from"].text() == "steps"_L1;
    reading.phases = readPhases(node[u"phases"], pack);
    if (const PackNode history = node[u"history"]; history.exists()) {
        reading.history = readErrorPlaces(history);
    }
    const PackNode escalation = node[u"escalation"];
    reading.escalation = {pack.texts.of(escalation[u"opening"].text()),
                          pack.texts.of(escalation[u"entry"].text()),
                          pack.texts.of(escalation[u"closing"].text())};
    reading.duplicates = readDuplicateFacts(node[u"twice"]);
    reading.signs = node[u"signs"].texts();
    reading.staleMinutes = node[u"stale-minutes"].integer(30);
    reading.expiryHours = node[u"expiry-hours"].integer(24);
    reading.isExpiryFinal = node[u"expiry-is-final"].boolean(false);
    reading.givesUp = pointersOf(node[u"gives-up"]);
    const PackNode refuses = node[u"refuses"];
    reading.rejections = {pointersOf(refuses[u"at"]), readStatusWords(refuses[u"words"]),
                          pointersOf(refuses[u"why"])};
    reading.joinedBy = pointersOf(node[u"joined-by"]);
    const PackNode deliverables = node[u"deliverables"];
    reading.deliverables = pointersOf(deliverables[u"at"]);
    reading.deliverableMarks = deliverables[u"root"][u"holds"].texts();
    reading.deliverableChecksum = deliverables[u"checksum"].pointer();
    reading.deliverableText = deliverables[u"text"].pointer();
    const QString required = deliverables[u"required"].text();
    reading.needsDeliverables = !required.isEmpty();
    reading.deliverableRequired = required == "all"_L1 ? QString() : required;
    return reading;
}

} // namespace baton
