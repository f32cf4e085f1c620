// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/mistakes/yamllines.h"
#include "models/formats/yaml/reading/yamlevents.h"
#include "models/text/lineindex.h"

#include <QCoreApplication>

#include <utility>
#include <vector>

namespace baton {

/// Turns a parser's fault into plain words: what is wrong, on which line, what to do, and the fix
/// where one is certain. The range covers the words concerned; nothing from its start on is read.
class YamlDiagnosis
{
    Q_DECLARE_TR_FUNCTIONS(baton::YamlDiagnosis)

public:
    /// @p events are those that could be read before the fault.
    YamlDiagnosis(const QByteArray &bytes, const YamlFault &fault,
                  const std::vector<YamlEvent> &events, const ParseLimits &limits);

    [[nodiscard]] SyntaxIssue issue();

private:
    using Explain = void (YamlDiagnosis::*)();
    struct Rule;

    [[nodiscard]] bool textOfItsOwn();
    [[nodiscard]] bool commentBesideQuote(ByteRange value);
    [[nodiscard]] TextEdits doubledBackslashes() const;
    [[nodiscard]] bool foreignSign();
    [[nodiscard]] bool otherBullet();
    [[nodiscard]] bool strayLine();
    void sayStray(const YamlLine &stray, const YamlLine *above, int width);
    [[nodiscard]] bool isReadWith(const TextEdits &edits) const;
    [[nodiscard]] bool proseAround();
    [[nodiscard]] bool proseAt(int line);
    [[nodiscard]] bool isProse(int line) const;
    [[nodiscard]] bool isEntry(int line) const;
    [[nodiscard]] bool noBreakSpace();
    void offerSpacesForAll();
    [[nodiscard]] bool lineOfTabs();
    [[nodiscard]] bool hidesBracket(qsizetype bracket);
    void tooDeep();
    void unknown();
    void tab();
    [[nodiscard]] bool tabsInIndentation();
    void offerSpaces(ByteRange indentation);
    [[nodiscard]] TextEdits spacesForTabs() const;
    [[nodiscard]] int leastBelow(int line) const;
    [[nodiscard]] int usualBelow(int line) const;
    void missingColon();
    void missingBlank(qsizetype colon);
    void colonBehind(ByteRange key, ByteRange rest);
    [[nodiscard]] bool isTextItem(ByteRange word, ByteRange rest) const;
    [[nodiscard]] bool isMarkedValue(ByteRange rest) const;
    [[nodiscard]] bool isKeyElsewhere(ByteRange word, int column = -1) const;
    void keyBelowText();
    void colonOrText();
    void longerThanItsValue();
    void openQuote();
    void textBehindQuote();
    void reservedStart();
    void secondColon();
    [[nodiscard]] bool secondColonInside(qsizetype bracket);
    [[nodiscard]] ByteRange entryValueAt(qsizetype bracket) const;
    void indentation();
    void tooDeepLine(int line);
    void openBracket();
    void missingComma();
    void extraComma();
    void wrongBracket();
    void unknownAnchor();
    void blockHeader();
    void badEscape();
    void listItemExpected();
    void keyExpected();
    void itemAmongKeys();
    void listOnKeyLine();
    void behindEnd();
    void directive();

    void setLine(int line);
    void say(const QString &message, ByteRange range);
    void sayBracket(qsizetype bracket);
    void offer(const QString &title, const TextEdits &edits);
    void offerQuotes(ByteRange value);
    [[nodiscard]] bool helps(const TextEdits &edits) const;

    [[nodiscard]] std::pair<std::vector<YamlLine>, size_t> linesAround() const;
    [[nodiscard]] TextEdits indented(const std::vector<YamlLine> &lines,
                                     const LineMove &move) const;
    [[nodiscard]] ByteRange words(int line) const;
    [[nodiscard]] ByteRange withoutComment(ByteRange range) const;
    [[nodiscard]] ByteRange valueOf(ByteRange words) const;
    [[nodiscard]] ByteRange itemAt(ByteRange value) const;
    [[nodiscard]] QByteArrayView view(ByteRange range) const;
    [[nodiscard]] QString text(ByteRange range) const;
    [[nodiscard]] int indentationOf(int line) const;
    [[nodiscard]] int lineOfWords(int line, int step) const;
    [[nodiscard]] bool isLastOfEntry(int line) const;
    [[nodiscard]] bool isCutOff();
    [[nodiscard]] QByteArray closers() const;
    [[nodiscard]] bool isWholeWith(qsizetype end, const QByteArray &behind) const;
    [[nodiscard]] bool goesOnBehind(int line, qsizetype open) const;
    [[nodiscard]] qsizetype openBracketOffset() const;
    [[nodiscard]] qsizetype openQuoteOffset() const;

    const QByteArray &m_bytes;
    const YamlFault &m_fault;
    const std::vector<YamlEvent> &m_events;
    const ParseLimits &m_limits;
    LineIndex m_lines;
    int m_line = 1;
    ByteRange m_words; ///< of the line, without blanks around
    qsizetype m_at;    ///< the fault, inside the words
    SyntaxIssue m_issue;
};

} // namespace baton
