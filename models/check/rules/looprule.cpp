// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/routecycle.h"
#include "models/check/folder/siblinghandoffs.h"
#include "models/check/report/rulecontext.h"
#include "models/disk/checkeddisk.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"
#include "models/strings/pathstrings.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule loop: at most `most` handoffs in the folder may go from the producer to the consumer and
/// come back, on any route. A handoff to oneself comes back directly. Handoffs with another value
/// at the first present pointer of `same` belong to another run and do not count. The order is by
/// the time in the document, else that of the file. Each cycle is reported for one of its routes:
/// the most frequent one, then that of the hub.
class LoopRule final : public Rule
{
public:
    LoopRule(const PackNode &settings, const PackTexts &texts);
    [[nodiscard]] std::vector<JsonPointer> compared() const override { return m_same; }
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    void add(const RuleContext &context, FindingList &findings, const QString &way,
             int round) const;

    std::vector<JsonPointer> m_same;
    int m_most;
};

/// The handoffs of a folder, by run.
class FolderRuns
{
public:
    FolderRuns(const ProtocolPack &pack, const std::vector<JsonPointer> &same,
               const std::vector<FolderHandoff> &all)
        : m_positions(positionsIn(pack.compared, same))
        , m_all(all)
    {
    }

    /// The run of @p own. All runs if it may belong to any of them.
    [[nodiscard]] QStringList runsOf(const FolderHandoff &own) const;
    /// True if @p handoff belongs to @p run or may belong to it.
    [[nodiscard]] bool isOf(const FolderHandoff &handoff, const QString &run) const
    {
        const QString &named = runOf(handoff);
        return run.isEmpty() || named.isEmpty() || named == run;
    }

    /// The number of handoffs on the route of @p own up to and including @p own.
    [[nodiscard]] int roundOf(const FolderHandoff &own, const QString &run) const;

private:
    /// The run that @p handoff names; empty if it names none.
    [[nodiscard]] const QString &runOf(const FolderHandoff &handoff) const
    {
        static const QString none;
        const auto told = std::ranges::find_if(m_positions, [&handoff](size_t position) {
            return !handoff.values[qsizetype(position)].isEmpty();
        });
        return told == m_positions.end() ? none : handoff.values[qsizetype(*told)];
    }

    std::vector<size_t>
        m_positions; ///< positions of the values that name the run; the first present one counts
    const std::vector<FolderHandoff> &m_all;
};

/// True if @p other is @p own or before it in the order of the replay: by time, then by file.
bool isUntil(const FolderHandoff &other, const FolderHandoff &own)
{
    return std::tuple(other.time.toMSecsSinceEpoch(), other.file, other.begin)
        <= std::tuple(own.time.toMSecsSinceEpoch(), own.file, own.begin);
}

int FolderRuns::roundOf(const FolderHandoff &own, const QString &run) const
{
    const auto isOne = [&](const FolderHandoff &other) {
        return isOf(other, run) && other.from == own.from && other.to == own.to
            && isUntil(other, own);
    };
    return static_cast<int>(std::ranges::count_if(m_all, isOne));
}

QStringList FolderRuns::runsOf(const FolderHandoff &own) const
{
    if (!runOf(own).isEmpty()) {
        return {runOf(own)};
    }
    QStringList runs;
    for (const FolderHandoff &other : m_all) {
        if (!runOf(other).isEmpty() && !runs.contains(runOf(other))) {
            runs.append(runOf(other));
        }
    }
    return runs.isEmpty() ? QStringList{QString()} : runs;
}

LoopRule::LoopRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_same(settings[u"same"].pointers())
    , m_most(settings[u"most"].integer(1))
{
}

void LoopRule::apply(const RuleContext &context, FindingList &findings) const
{
    const QString &path = context.settings.filePath;
    if (!context.settings.touchesDisk || path.isEmpty()) {
        return;
    }
    FolderHandoff own = folderHandoff(context.pack, context.kind, context.tree);
    own.file = lastNameOf(path);
    own.time = own.time.isValid() ? own.time
                                  : CheckedDisk::at(path, CheckedDisk::Noted::No).lastModified();
    if (own.from.isEmpty() || own.to.isEmpty()) {
        return;
    }
    const auto all = handoffsIn({parentOf(path)}, context.pack);
    const FolderRuns runs(context.pack, m_same, *all);
    for (const QString &run : runs.runsOf(own)) {
        const int round = runs.roundOf(own, run);
        if (round <= m_most) {
            continue; // the usual case
        }
        RouteCycle ways(context.pack.hub);
        for (const FolderHandoff &other : *all) {
            if (runs.isOf(other, run) && !other.from.isEmpty() && !other.to.isEmpty()) {
                ways.add({other.from, other.to});
            }
        }
        if (const QStringList way = ways.through({own.from, own.to}, m_most); !way.isEmpty()) {
            add(context, findings, way.join(u" → "_s), round);
            return;
        }
    }
}

void LoopRule::add(const RuleContext &context, FindingList &findings, const QString &way,
                   int round) const
{
    PendingFinding &judged = findings.add(context.tree.base(), id(), severity(),
                                          message({{u"actual"_s, way},
                                                   {u"number"_s, QString::number(round)},
                                                   {u"expected"_s, QString::number(m_most)}}));
    judged.finding.actual = way;
    judged.isAboutKey = true;
}

const RegisteredRule<LoopRule> loopRule(u"loop"_s);

} // namespace

} // namespace baton
