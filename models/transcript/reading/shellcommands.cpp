// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/shellcommands.h"

#include <QStringList>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Reads a text as the shell divides it, without running anything.
class ShellReading
{
public:
    explicit ShellReading(const QString &text)
        : m_text(text)
    {
    }

    std::vector<ShellCommand> read()
    {
        while (m_at < m_text.size()) {
            takeCharacter();
        }
        endCommand();
        return std::move(m_commands);
    }

private:
    enum class Next { Word, Redirection, Input, HereDocument };

    [[nodiscard]] QChar peek(qsizetype further = 0) const
    {
        return m_at + further < m_text.size() ? m_text.at(m_at + further) : QChar();
    }

    bool skip(QLatin1StringView text)
    {
        const bool isThere = QStringView(m_text).sliced(m_at).startsWith(text);
        m_at += isThere ? text.size() : 0;
        return isThere;
    }

    void takeCharacter()
    {
        const QChar c = peek();
        if (m_isInTest && m_word.text == "]]"_L1 && QStringView(u";|&()<>").contains(c)) {
            endWord();
        }
        if (m_isInTest && !c.isSpace()) {
            takeOfWord(c);
        } else if (c == u'\n' && !m_isInTest) {
            endCommand();
            ++m_at;
            skipHereDocuments();
        } else if (c.isSpace()) {
            endWord();
            ++m_at;
        } else if (c == u'#' && !m_isInWord) {
            const qsizetype end = m_text.indexOf(u'\n', m_at);
            m_at = end < 0 ? m_text.size() : end;
        } else if (c == u'<' || c == u'>' || (c == u'&' && peek(1) == u'>')) {
            takeRedirection();
        } else if (c == u'(' || c == u')') {
            takeParenthesis(c);
        } else if (c == u';' || c == u'|' || c == u'&') {
            endCommand();
            ++m_at;
        } else {
            takeOfWord(c);
        }
    }

    void takeParenthesis(QChar c)
    {
        endCommand();
        if (const qsizetype end = endOfArithmetic(); end > 0) {
            m_at = end;
            return;
        }
        m_commands.push_back(
            {c == u'(' ? ShellCommand::Kind::Opening : ShellCommand::Kind::Closing, {}, {}});
        ++m_at;
    }

    /// The end of the "((…))" that begins here; -1 if none begins here.
    [[nodiscard]] qsizetype endOfArithmetic() const
    {
        const bool isBegun = peek() == u'(' && peek(1) == u'(';
        int depth = 0;
        for (qsizetype at = m_at; isBegun && at < m_text.size(); ++at) {
            const QChar c = m_text.at(at);
            depth += c == u'(' ? 1 : c == u')' ? -1 : 0;
            if (depth == 0) {
                return m_text.at(at - 1) == u')' ? at + 1 : -1;
            }
        }
        return -1;
    }

    void takeOfWord(QChar c)
    {
        static const QString unknown = u"*?[{~"_s;
        m_isInWord = true;
        if (c == u'\'') {
            const qsizetype end = m_text.indexOf(u'\'', m_at + 1);
            const qsizetype last = end < 0 ? m_text.size() : end;
            m_word.text += QStringView(m_text).sliced(m_at + 1, last - m_at - 1);
            m_at = last + 1;
        } else if (c == u'"') {
            takeQuoted();
        } else if (c == u'\\') {
            if (peek(1) != u'\n' && !peek(1).isNull()) {
                m_word.text += peek(1);
            }
            m_at += 2;
        } else if (c == u'$' || c == u'`') {
            takeUnknown(c);
        } else {
            const bool isBrace = c == u'{' && (peek(1).isSpace() || m_at + 1 == m_text.size());
            m_word.isUnknown = m_word.isUnknown || (unknown.contains(c) && !isBrace);
            m_word.text += c;
            ++m_at;
        }
    }

    void takeQuoted()
    {
        ++m_at;
        while (m_at < m_text.size() && peek() != u'"') {
            if (peek() == u'$' || peek() == u'`') {
                takeUnknown(peek());
                continue;
            }
            m_at += peek() == u'\\' && !peek(1).isNull() ? 1 : 0;
            m_word.text += peek();
            ++m_at;
        }
        ++m_at;
    }

    /// A variable, or all of a command in the word.
    void takeUnknown(QChar c)
    {
        m_word.isUnknown = true;
        ++m_at;
        if (c == u'`') {
            const qsizetype end = m_text.indexOf(u'`', m_at);
            m_at = end < 0 ? m_text.size() : end + 1;
        } else if (peek() == u'(') {
            int depth = 0;
            do {
                depth += peek() == u'(' ? 1 : peek() == u')' ? -1 : 0;
                ++m_at;
            } while (m_at < m_text.size() && depth > 0);
        }
    }

    void takeRedirection()
    {
        const bool isNumber = !m_word.text.isEmpty()
            && std::ranges::all_of(m_word.text, [](QChar c) { return c.isDigit(); });
        if (isNumber) {
            m_word = {};
            m_isInWord = false;
        }
        endWord();
        if (skip("<<<"_L1)) {
            m_next = Next::Input;
        } else if (skip("<<"_L1)) {
            m_hasTabs = skip("-"_L1);
            m_next = Next::HereDocument;
        } else if (skip(">&"_L1)) {
            m_next = peek().isDigit() || peek() == u'-' ? Next::Input : Next::Redirection;
        } else if (skip("<"_L1)) {
            m_next = Next::Input;
        } else {
            (void)(skip("&>>"_L1) || skip("&>"_L1) || skip(">>"_L1) || skip(">|"_L1)
                   || skip(">"_L1));
            m_next = Next::Redirection;
        }
    }

    void endWord()
    {
        if (!std::exchange(m_isInWord, false)) {
            return;
        }
        ShellWord word = std::exchange(m_word, {});
        switch (std::exchange(m_next, Next::Word)) {
        case Next::Word:
            m_isInTest = m_isInTest ? word.text != "]]"_L1 : word.text == "[["_L1 && isAtName();
            m_command.words.push_back(std::move(word));
            break;
        case Next::Redirection:
            m_command.redirections.push_back(std::move(word));
            break;
        case Next::HereDocument:
            m_ends.append(word.text);
            break;
        case Next::Input:
            break;
        }
    }

    /// True if the name of a command is expected next.
    [[nodiscard]] bool isAtName() const
    {
        static const QStringList before{u"if"_s,   u"elif"_s, u"while"_s, u"until"_s, u"!"_s,
                                        u"then"_s, u"else"_s, u"do"_s,    u"{"_s,     u"time"_s};
        return std::ranges::all_of(
            m_command.words, [](const ShellWord &word) { return before.contains(word.text); });
    }

    void endCommand()
    {
        endWord();
        m_next = Next::Word;
        m_isInTest = false;
        ShellCommand command = std::exchange(m_command, {});
        if (!command.words.empty() || !command.redirections.empty()) {
            m_commands.push_back(std::move(command));
        }
    }

    /// Passes over the lines up to the end of each here-document that the last line begins.
    void skipHereDocuments()
    {
        for (const QString &end : std::exchange(m_ends, {})) {
            while (m_at < m_text.size()) {
                const qsizetype lineEnd = m_text.indexOf(u'\n', m_at);
                const qsizetype last = lineEnd < 0 ? m_text.size() : lineEnd;
                QStringView line = QStringView(m_text).sliced(m_at, last - m_at);
                m_at = std::min(last + 1, m_text.size());
                while (m_hasTabs && line.startsWith(u'\t')) {
                    line = line.sliced(1);
                }
                if (line == end) {
                    break;
                }
            }
        }
    }

    const QString &m_text;
    qsizetype m_at = 0;
    std::vector<ShellCommand> m_commands;
    ShellCommand m_command;
    ShellWord m_word;
    bool m_isInWord = false;
    bool m_isInTest = false; ///< between "[[" and "]]"
    Next m_next = Next::Word;
    QStringList m_ends; ///< of here-documents that the line begins
    bool m_hasTabs = false;
};

} // namespace

std::vector<ShellCommand> shellCommands(const QString &text)
{
    return ShellReading(text).read();
}

} // namespace baton
