// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/unsavedparts.h"
#include "models/values/jsonpointer.h"

#include <vector>

namespace baton {

/// The identity of a handoff in a file, stable while the file is edited.
struct HandoffId
{
    int document = 0; ///< position in ParsedText::documents
    QString root; ///< root key of the handoff, if the document has one handoff for each root key

    friend bool operator==(const HandoffId &, const HandoffId &) = default;
};

/// The user's choices for one handoff, made in its header.
struct HandoffChoice
{
    HandoffId place;
    QString kind;    ///< kind id; empty to recognise the kind
    int attempt = 0; ///< 0 to use the attempt that the document or its session states

    friend bool operator==(const HandoffChoice &, const HandoffChoice &) = default;
};

using HandoffChoices = std::vector<HandoffChoice>;

/// Who asked for the check of a file, and can choose its kind.
enum class FileAsker {
    Editor,      ///< a person in the window
    CommandLine, ///< a person or a program, with options
    Tool,        ///< a model that calls tools
    Producer     ///< the agent that wrote the file, through a hook: it can only write it anew
};

/// The user's choices for a file, made in its header.
struct CheckSettings
{
    QString filePath; ///< absolute path, used to resolve relative paths and to find the session's
                      ///< state; may be empty
    QString kindOverride; ///< kind id for all handoffs; empty to recognise each
    int attemptOverride =
        0; ///< attempt for all handoffs; 0 to use the one that the document or its session states
    HandoffChoices choices; ///< choices for single handoffs; override the two above
    qint64 memoryMb = 0;    ///< memory of the machine that runs the work, in MB; 0 if unknown
    QString
        schemaFile; ///< XML Schema for XML kinds; empty for that of the workspace or of the kind
    UnsavedParts unsaved;
    FileAsker asker = FileAsker::CommandLine;
    bool touchesDisk = true;     ///< false: checksums and neighbouring files are not read
    bool isFindingsOnly = false; ///< gates, verdicts and possible outcomes are not computed

    /// The choices for the handoff at @p place.
    [[nodiscard]] HandoffChoice choiceFor(const HandoffId &place) const;

    friend bool operator==(const CheckSettings &, const CheckSettings &) = default;
};

} // namespace baton
