// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/ansitext.h"

#include "models/log/reading/ansiescape.h"

#include <algorithm>

namespace baton {

namespace {

bool isControl(char byte)
{
    return (byte >= 0 && byte < 0x20 && byte != '\t') || byte == 0x7f;
}

/// Replaces line and paragraph separators, which would start a new line.
QString decoded(QByteArrayView bytes)
{
    QString text = QString::fromUtf8(bytes);
    if (bytes.contains("\xE2\x80\xA8") || bytes.contains("\xE2\x80\xA9")) {
        text.replace(QChar::LineSeparator, QChar(0x21B5))
            .replace(QChar::ParagraphSeparator, QChar(0x00B6));
    }
    return text;
}

QChar pictureOf(char control)
{
    return control == 0x7f ? QChar(0x2421) : QChar(0x2400 + control);
}

/// The line of a terminal, with a cursor in it.
class Screen
{
public:
    explicit Screen(const AnsiStyle &style)
        : m_style(style)
    {
    }

    void write(const QString &text)
    {
        if (m_cursor > m_text.size()) {
            fillUpTo(m_cursor);
        }
        const qsizetype end = m_cursor + text.size();
        const qsizetype over = std::min(end, m_text.size()) - m_cursor;
        if (end < m_text.size() && m_text[end].isLowSurrogate()) {
            m_text[end] = u' ';
        }
        if (m_cursor > 0 && m_cursor < m_text.size() && m_text[m_cursor].isLowSurrogate()) {
            m_text[m_cursor - 1] = u' ';
        }
        m_text.replace(m_cursor, over, text);
        m_styles.resize(static_cast<size_t>(m_text.size()));
        std::fill(m_styles.begin() + m_cursor, m_styles.begin() + end, m_style);
        m_cursor = end;
    }

    void obey(const AnsiEscape &escape)
    {
        if (escape.final == 'm') {
            applySgr(escape.parameters, m_style);
        } else if (escape.final == 'K') {
            erase(escape.parameters.isEmpty() ? '0' : escape.parameters.front());
        }
    }

    void goToStart() { m_cursor = 0; }
    void goBack() { m_cursor = std::max<qsizetype>(0, m_cursor - 1); }

    [[nodiscard]] AnsiText text() const
    {
        AnsiText shown{m_text, {}};
        for (size_t i = 0; i < m_styles.size(); ++i) {
            if (m_styles[i] == AnsiStyle()) {
                continue;
            }
            const auto at = static_cast<qsizetype>(i);
            const bool continues = !shown.runs.empty() && shown.runs.back().style == m_styles[i]
                && shown.runs.back().begin + shown.runs.back().length == at;
            if (continues) {
                ++shown.runs.back().length;
            } else {
                shown.runs.push_back({at, 1, m_styles[i]});
            }
        }
        return shown;
    }

private:
    void fillUpTo(qsizetype size)
    {
        m_text.resize(size, u' ');
        m_styles.resize(static_cast<size_t>(size));
    }

    /// '0': from the cursor on, '1': up to the cursor, '2': everything.
    void erase(char what)
    {
        const qsizetype kept = what == '2' ? 0 : m_cursor;
        if (what == '1') {
            const qsizetype end = std::min(m_cursor + 1, m_text.size());
            m_text.replace(0, end, QString(end, u' '));
            std::fill_n(m_styles.begin(), end, AnsiStyle());
        } else if (kept < m_text.size()) {
            m_text.truncate(kept);
            m_styles.resize(static_cast<size_t>(kept));
        }
    }

    QString m_text;
    std::vector<AnsiStyle> m_styles; ///< of each unit
    AnsiStyle m_style;
    qsizetype m_cursor = 0;
};

} // namespace

bool isPlainText(QByteArrayView line)
{
    return std::ranges::none_of(line, isControl);
}

AnsiText ansiText(QByteArrayView line, const AnsiStyle &style)
{
    if (isPlainText(line)) {
        AnsiText shown{decoded(line), {}};
        if (style != AnsiStyle() && !shown.text.isEmpty()) {
            shown.runs.push_back({0, shown.text.size(), style});
        }
        return shown;
    }
    Screen screen(style);
    while (!line.isEmpty()) {
        const auto end = std::ranges::find_if(line, isControl);
        if (end != line.begin()) {
            const qsizetype length = end - line.begin();
            screen.write(decoded(line.first(length)));
            line = line.sliced(length);
            continue;
        }
        const char control = line.front();
        qsizetype taken = 1;
        if (control == escapeByte) {
            const AnsiEscape escape = escapeAt(line);
            screen.obey(escape);
            taken = escape.length;
        } else if (control == '\r') {
            screen.goToStart();
        } else if (control == '\b') {
            screen.goBack();
        } else {
            screen.write(pictureOf(control));
        }
        line = line.sliced(taken);
    }
    return screen.text();
}

} // namespace baton
