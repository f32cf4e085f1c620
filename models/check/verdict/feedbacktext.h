// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/findinglist.h"
#include "models/findings/lineproblem.h"
#include "models/protocol/pack/protocolpack.h"

namespace baton {

/// The feedback to the producer of a document, in the protocol's words; never translated.
class FeedbackText
{
public:
    FeedbackText(const ProtocolPack &pack, const CanonicalTree &tree)
        : m_texts(pack.feedback)
        , m_tree(tree)
    {
    }

    /// Sets the format in which to send the document again; YAML by default.
    void setFormat(const QString &format) { m_format = format; }

    /// Sets that the document is truncated behind line @p line and lacks the fields @p missing. The
    /// feedback then asks for the whole document.
    void setCutOff(int line, const QStringList &missing, bool isGuess);
    /// The line of the truncation; 0 if there is none.
    [[nodiscard]] int cutOffLine() const { return m_cutOffLine; }

    /// One sentence for each of @p errors, without duplicates.
    [[nodiscard]] QString of(const std::vector<const PendingFinding *> &errors) const;
    /// The feedback on a document that does not parse because of @p errors.
    [[nodiscard]] QString ofUnreadable(const std::vector<LineProblem> &errors) const;

private:
    [[nodiscard]] QString ofCutOff() const;
    [[nodiscard]] QString sentenceAbout(const PendingFinding &error) const;
    [[nodiscard]] QString fieldIn(const PendingFinding &error, const QString &name) const;
    [[nodiscard]] bool isNoChoice(const PendingFinding &error) const;

    const FeedbackTexts &m_texts;
    const CanonicalTree &m_tree;
    QString m_format = QStringLiteral("YAML");
    int m_cutOffLine = 0;
    bool m_isCutOffGuess = false; ///< truncation is only a guess, because the document parses
    QStringList m_missing;
};

} // namespace baton
