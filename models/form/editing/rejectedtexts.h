// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/rejectedinput.h"
#include "models/values/pathmove.h"

#include <vector>

namespace baton {

/// A text typed into a field that cannot become its value.
struct RejectedText
{
    QString typed;
    QString reason;
    bool isTyping = false; ///< typing continues, so an incomplete number is not an error yet
    int history = 0;       ///< length of the undo history after the last accepted part of the text
};

/// The texts that fields show but the document does not contain, with the reasons.
class RejectedTexts
{
public:
    [[nodiscard]] bool isEmpty() const { return m_rejected.empty(); }
    /// The rejected text of the field at @p path; null: none.
    [[nodiscard]] RejectedText *find(const JsonPointer &path);
    [[nodiscard]] RejectedText at(const JsonPointer &path) const;
    [[nodiscard]] std::vector<JsonPointer> paths() const;
    /// The path of the newest rejected text; nothing if there is none.
    [[nodiscard]] std::optional<JsonPointer> newest() const;
    /// The messages at the fields of the handoff at @p place, by path.
    [[nodiscard]] RejectedInputs inputs(const HandoffId &place) const;

    /// Stores @p text as the newest one.
    void set(const JsonPointer &path, const RejectedText &text);
    /// Stores a text typed at @p path that may still become a value, unless the field was left with
    /// it.
    void reject(const JsonPointer &path, const QString &typed, const QString &reason, int history);
    /// Returns false if there was none.
    bool remove(const JsonPointer &path);
    /// Updates the entries after all undo steps behind @p history were discarded.
    void forgetSteps(int history);
    void clear() { m_rejected.clear(); }
    /// The entries that they are about move; none goes away.
    void follow(const PathMove &move);

private:
    using PathText = std::pair<JsonPointer, RejectedText>;
    std::vector<PathText> m_rejected; ///< newest last
};

} // namespace baton
