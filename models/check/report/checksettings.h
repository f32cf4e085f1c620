// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/unsavedparts.h"
#include "models/values/jsonpointer.h"

#include <vector>

namespace baton {

/// One handoff of a file, by what stays while the file is edited.
struct HandoffId
{
    int document = 0; ///< position in ParsedText::documents
    QString root;     ///< the root key that it stands under, where each is a handoff of its own

    friend bool operator==(const HandoffId &, const HandoffId &) = default;
};

/// The choices that the reader made for one handoff in its header.
struct HandoffChoice
{
    HandoffId place;
    QString kind;    ///< kind id; empty: recognise
    int attempt = 0; ///< 0: as the document or its session tell

    friend bool operator==(const HandoffChoice &, const HandoffChoice &) = default;
};

using HandoffChoices = std::vector<HandoffChoice>;

/// The choices that the reader made in the header of the file.
struct CheckSettings
{
    QString
        filePath; ///< absolute; resolves relative paths and finds the session's state; may be empty
    QString kindOverride;    ///< of every handoff: kind id; empty: recognise
    int attemptOverride = 0; ///< of every handoff; 0: as the document or its session tell
    HandoffChoices choices;  ///< of single ones, before the two above
    qint64 memoryMb = 0;     ///< memory of the machine that runs the work; 0: not known
    QString
        schemaFile; ///< an XML Schema to judge XML kinds by; empty: the workspace's or their own
    UnsavedParts unsaved;
    bool touchesDisk = true;     ///< false: checksums and neighbours are not looked at
    bool isFindingsOnly = false; ///< gates, verdicts and what may follow are not asked for

    /// The choices for the handoff at @p place.
    [[nodiscard]] HandoffChoice choiceFor(const HandoffId &place) const;

    friend bool operator==(const CheckSettings &, const CheckSettings &) = default;
};

} // namespace baton
