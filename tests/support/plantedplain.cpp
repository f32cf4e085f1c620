// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cfdplants.h"
#include "tests/support/plantedsessions.h"

using namespace Qt::StringLiterals;

namespace baton {

std::vector<PlantedSession> plantedPlain()
{
    const auto plain = [](const QString &name, const QList<std::pair<QString, QByteArray>> &files,
                          const QStringList &expected) {
        return PlantedSession{u"plain: "_s + name, u"notes"_s, files, plantedAt(16, 0), expected};
    };
    return {plain(u"all is well"_s,
                  {{u"notes/a.yaml"_s, "handoff:\n  from: night\n  to: day\n  notes: x\n"}},
                  {u"session unknown over, -1 s"_s}),
            plain(u"a file is cut off"_s,
                  {{u"notes/a.yaml"_s, "handoff:\n  from: night\n  to: day\n"},
                   {u"notes/b.yaml"_s, "handoff:\n  from: \"night\n"}},
                  {u"session failed over"_s, u"first cause handoff “b.yaml”"_s}),
            plain(u"examples that all tell the same time"_s,
                  {{u"notes/a.yaml"_s, cfdplants::mesh("15:10").second},
                   {u"notes/b.yaml"_s, cfdplants::review(1, "15:10", true).second},
                   {u"notes/c.yaml"_s, cfdplants::analysis(1, "15:10").second}},
                  {u"session unknown over, -1 s: 3 handoff(s) that are not of one run"_s}),
            plain(u"its handoffs tell when"_s, // and their files lie a minute after each other
                  {{u"notes/a.yaml"_s, cfdplants::mesh("15:10").second},
                   {u"notes/b.yaml"_s, cfdplants::flow("15:30", true).second}},
                  {u"session succeeded over, 1200 s"_s}),
            plain(u"no handoff at all"_s, {{u"notes/a.yaml"_s, "x: 1\n"}},
                  {u"finding session.empty"_s})};
}

} // namespace baton
