// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessioncompare/comparedhandoffs.h"

#include "models/compare/comparison.h"
#include "models/disk/filestore.h"
#include "models/editor/snapshot/snapshot.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/value/runstatustext.h"
#include "models/sessioncompare/comparedpairs.h"
#include "models/sessioncompare/differingtext.h"
#include "models/sessioncompare/sessioncomparetranslations.h"
#include "models/strings/joinedparts.h"
#include "models/values/sessiontime.h"

#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Topic = ComparedRow::Topic;
using Key = std::tuple<QString, QString, QString>; ///< of the phase, kind and producer

/// The maximum number of rows of one handoff: nobody reads more.
constexpr size_t mostFields = 200;
constexpr qsizetype longestValue = 60;

/// A handoff and the key by which it is paired.
struct Counting
{
    Key key;
    const SessionHandoff *handoff;
    bool isOneOfSeveral = false; ///< its session has others of the same key
};

/// Those that no later one took the place of.
std::vector<Counting> countingIn(const Session &session, const std::atomic_bool *stop)
{
    std::vector<Counting> counting;
    for (const SessionHandoff &handoff : session.handoffs) {
        if (stop && *stop) {
            return {};
        }
        if (!handoff.isSuperseded) {
            const QString phase = handoff.phase < 0
                ? QString()
                : comparedKey(session.phases[size_t(handoff.phase)], session);
            counting.push_back({{phase, handoff.kind, handoff.producer}, &handoff});
        }
    }
    std::map<Key, int> counts;
    for (const Counting &one : counting) {
        ++counts[one.key];
    }
    for (Counting &one : counting) {
        one.isOneOfSeveral = counts.at(one.key) > 1;
    }
    return counting;
}

/// "Review of hub"; one of several with its receiver.
QString titleOf(const Counting &one)
{
    const auto &[kind, producer, consumer] =
        std::tie(one.handoff->kindTitle, one.handoff->producer, one.handoff->consumer);
    return producer.isEmpty() ? kind
        : one.isOneOfSeveral && !consumer.isEmpty()
        //: "Review of hub to writer"
        ? SessionCompareTranslations::tr("%1 of %2 to %3").arg(kind, producer, consumer)
        : SessionCompareTranslations::tr("%1 of %2").arg(kind, producer);
}

QString handoffText(const SessionHandoff *handoff)
{
    if (!handoff) {
        return {};
    }
    const int errors = handoff->report.count(Severity::Error);
    const QString verdict = handoff->report.verdict.headline;
    const QString counted =
        errors > 0 ? SessionCompareTranslations::tr("%n errors", nullptr, errors) : QString();
    const QString text = joinedParts({verdict, counted}, u", ");
    return text.isEmpty() ? textOf(handoff->reported) : text; // a completion in a queue
}

ComparedText textOf(const SessionHandoff &handoff, const ProtocolCatalog &catalog)
{
    const Result<QByteArray> read = handoff.kept.isEmpty() ? FileStore::read(handoff.at.path)
                                                           : Result<QByteArray>(handoff.kept);
    const QByteArray bytes = read ? *read : QByteArray();
    CheckSettings settings;
    settings.touchesDisk = false;
    const SnapshotPtr snapshot =
        analyse(bytes, 1, formatOf(handoff.at.path, bytes), catalog, settings);
    const QString root = handoff.report.root;
    return {snapshot, handoff.at.document, root.isEmpty() ? std::nullopt : std::optional(root)};
}

QString valueText(const Value &value)
{
    if (value.isContainer()) {
        const auto count = static_cast<int>(value.items.size());
        return SessionCompareTranslations::tr("%n entries", nullptr, count);
    }
    return value.text.simplified();
}

/// The part of @p value that differs from @p other, not longer than is read.
QString shownValue(const QString &value, const QString &other)
{
    const QString text = value.size() > longestValue ? fromDifference(value, other) : value;
    return text.size() > longestValue ? text.first(longestValue) + u'…' : text;
}

/// The fields in which @p left and @p right differ.
std::vector<ComparedRow> fieldsOf(const SessionHandoff &left, const SessionHandoff &right,
                                  const ProtocolCatalog &catalog)
{
    const Comparison compared =
        compareTexts(textOf(left, catalog), textOf(right, catalog), catalog);
    std::vector<ComparedRow> rows;
    if (!compared.problem.isEmpty()) {
        return rows;
    }
    for (const DiffPath &path : differencesIn(compared.diff)) {
        const FieldDiff &entry = entryAt(compared.diff, path);
        const auto valueAt = [&](Side side) {
            return entry.side(side).isThere()
                ? valueText(valueOn(compared.diff, path, side, compared.value(side)))
                : QString();
        };
        const Side named = entry.left.isThere() ? Side::Left : Side::Right;
        ComparedRow row;
        row.topic = Topic::Field;
        row.title = pointerOn(compared.diff, path, named).toString();
        row.left = valueAt(Side::Left);
        row.right = valueAt(Side::Right);
        row.leftAt = left.at;
        row.rightAt = right.at;
        row.leftPhase = left.phase;
        row.rightPhase = right.phase;
        // Each session has its own times. An entry that moved alone has no other value.
        const bool isTime = sessionTime(row.left).isValid() && sessionTime(row.right).isValid();
        if (row.differs() && !isTime) {
            const QString whole = row.left;
            row.left = shownValue(row.left, row.right);
            row.right = shownValue(row.right, whole);
            rows.push_back(std::move(row));
        }
    }
    if (const auto more = static_cast<int>(rows.size() - mostFields); rows.size() > mostFields) {
        rows.resize(mostFields);
        ComparedRow &rest = rows.emplace_back(rows.back());
        rest.title = SessionCompareTranslations::tr("%n more", nullptr, more);
        rest.left = rest.right = u"…"_s;
        rest.fields = more;
    }
    return rows;
}

} // namespace

std::vector<ComparedRow> comparedHandoffs(const Session &left, const Session &right,
                                          const ProtocolCatalog &catalog,
                                          const std::atomic_bool *stop)
{
    const auto routeOf = [](const Counting &one) {
        return std::pair(one.key, one.handoff->consumer);
    };
    const auto keyOf = [](const Counting &one) { return one.key; };
    // Sessions that were given to other agents have the same kinds of handoffs.
    const auto looseKeyOf = [](const Counting &one) {
        return std::pair(std::get<0>(one.key), std::get<1>(one.key));
    };
    const std::vector<Counting> ofLeft = countingIn(left, stop);
    const std::vector<Counting> ofRight = countingIn(right, stop);
    std::vector<ComparedRow> rows;
    for (const auto &[one, other] : aligned(ofLeft, ofRight, routeOf, keyOf, looseKeyOf)) {
        if (stop && *stop) {
            break;
        }
        const SessionHandoff *a = one ? one->handoff : nullptr;
        const SessionHandoff *b = other ? other->handoff : nullptr;
        std::vector<ComparedRow> fields =
            a && b ? fieldsOf(*a, *b, catalog) : std::vector<ComparedRow>();
        ComparedRow row;
        row.topic = Topic::Handoff;
        row.title = titleOf(one ? *one : *other);
        row.left = handoffText(a);
        row.right = handoffText(b);
        row.leftMark = a ? statusOf(a->report.verdict.action) : Status::None;
        row.rightMark = b ? statusOf(b->report.verdict.action) : Status::None;
        row.leftAt = a ? a->at : Evidence();
        row.rightAt = b ? b->at : Evidence();
        row.leftPhase = a ? a->phase : -1;
        row.rightPhase = b ? b->phase : -1;
        row.fields = static_cast<int>(fields.size());
        rows.push_back(std::move(row));
        std::ranges::move(fields, std::back_inserter(rows));
    }
    return rows;
}

} // namespace baton
