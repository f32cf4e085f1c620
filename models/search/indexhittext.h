// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "models/search/indexhit.h"

namespace baton {

/// The status of the entry, as other views show it.
[[nodiscard]] Status statusOf(const IndexHit &hit);
/// "Handoff", "Error line of a log"
[[nodiscard]] QString typeText(IndexedEntry::Type type);
/// "Error without a type": the text for the name of an entry of @p type if @p name was given by
/// Baton; empty if the name is already a text.
[[nodiscard]] QString textOfName(IndexedEntry::Type type, const QString &name);
/// "Handoff · cfd-flow → cfd-bioreactor · phase 2 · Wing study", "Step · Tara · blocked · queue.db"
[[nodiscard]] QString whereText(const IndexHit &hit);
/// The file of the hit; the folder of its session if it has none.
[[nodiscard]] QString pathOf(const IndexHit &hit);

/// The machine that the path of @p hit is of, its origin; empty if that is this machine, or the
/// path is the URL of a database, which is the same on all.
[[nodiscard]] QString otherMachineOf(const IndexHit &hit);

} // namespace baton
