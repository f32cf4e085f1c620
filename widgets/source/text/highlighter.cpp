// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/highlighter.h"

#include "models/parsing/parse.h"
#include "widgets/source/text/syntaxdefinitions.h"
#include "widgets/style/theme.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/FoldingRegion>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <QElapsedTimer>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using TextStyle = KSyntaxHighlighting::Theme::TextStyle;

/// Time limits for the immediate part after a keystroke, and for each later slice, in milliseconds.
constexpr qint64 budgetAtOnce = 3;
constexpr qint64 budgetOfSlice = 4;
/// Longer lines are not highlighted, because that would delay keystrokes.
constexpr qsizetype longestLine = 20'000;

/// Corrects formats whose style in the definition does not suit us.
std::optional<Role> roleByName(const QString &name)
{
    static const QHash<QString, Role> roles{
        {u"Literal/Folded Block"_s, Role::SourceString}, // YAML from here
        {u"Literal/Folded Operator"_s, Role::Text},
        {u"Attribute"_s, Role::SourceString}, // a plain scalar
        {u"List"_s, Role::SourceString},
        {u"Null"_s, Role::SourceNumber},
        {u"Boolean"_s, Role::SourceNumber},
        {u"Operator"_s, Role::Text},
        {u"Key Points Operator"_s, Role::Text},
        {u"Style_Seperator_Pair"_s, Role::Text}, // JSON, spelt like this
        {u"Style_Seperator_Array"_s, Role::Text},
        {u"Element"_s, Role::SourceKey},         // XML
        {u"Fenced Code"_s, Role::SourceComment}, // Markdown
    };
    const auto found = roles.constFind(name);
    return found == roles.cend() ? std::nullopt : std::optional(*found);
}

Role roleByStyle(TextStyle style)
{
    switch (style) {
    case TextStyle::Function:
    case TextStyle::DataType:
    case TextStyle::Variable:
        return Role::SourceKey;
    case TextStyle::String:
    case TextStyle::VerbatimString:
    case TextStyle::SpecialString:
    case TextStyle::SpecialChar:
    case TextStyle::Char:
        return Role::SourceString;
    case TextStyle::DecVal:
    case TextStyle::BaseN:
    case TextStyle::Float:
    case TextStyle::Constant:
    case TextStyle::Keyword:
        return Role::SourceNumber;
    case TextStyle::Comment:
    case TextStyle::Documentation:
    case TextStyle::Annotation:
    case TextStyle::CommentVar:
        return Role::SourceComment;
    default:
        return Role::Text;
    }
}

QTextCharFormat formatOf(Role role)
{
    QTextCharFormat format;
    format.setForeground(Theme::color(role));
    format.setFontItalic(role == Role::SourceComment);
    return format;
}

/// Marks between the documents of a YAML file: "---" and "..." followed by nothing but a comment.
bool isBareMark(QStringView line)
{
    const bool isMark = line.startsWith(u"---") || line.startsWith(u"...");
    const QStringView rest = isMark ? line.sliced(3) : line;
    return isMark && (rest.trimmed().isEmpty() || (rest[0].isSpace() && rest.trimmed()[0] == u'#'));
}

/// "---" ends all open constructs.
bool beginsDocument(QStringView line)
{
    return line.startsWith(u"---") && (line.size() == 3 || line[3].isSpace());
}

struct EngineLine : HighlightedLine
{
    KSyntaxHighlighting::State state; ///< after the line
};

} // namespace

class Highlighter::Engine : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    /// Highlights @p block; true if the state after it changed.
    bool highlight(QTextBlock &block)
    {
        auto *data = static_cast<EngineLine *>(block.userData());
        const bool isNew = !data;
        if (isNew) {
            data = new EngineLine;
            block.setUserData(data);
        }
        const auto *previous = static_cast<const EngineLine *>(block.previous().userData());
        m_text = block.text();
        const bool isYaml = definition().name() == "YAML"_L1;
        // The definition treats everything after "..." as a comment.
        const bool isAtStart = !previous || (isYaml && beginsDocument(m_text));
        const KSyntaxHighlighting::State before =
            isAtStart ? KSyntaxHighlighting::State() : previous->state;
        m_ranges.clear();
        m_line = data;
        m_line->opened.clear();
        m_line->closed.clear();
        m_line->startsInText = false;
        m_indentation = 0;
        while (m_indentation < m_text.size() && m_text[m_indentation].isSpace()) {
            ++m_indentation;
        }
        KSyntaxHighlighting::State after = before;
        if (definition().isValid() && m_text.size() <= longestLine) {
            after = highlightLine(m_text, before);
        }
        if (isYaml && isBareMark(m_text)) {
            after = KSyntaxHighlighting::State();
        }
        const bool isOther = isNew || !(after == data->state);
        data->state = after;
        return isOther;
    }

    [[nodiscard]] const QList<QTextLayout::FormatRange> &ranges() const { return m_ranges; }

    void applyTheme()
    {
        for (const Role role :
             {Role::SourceKey, Role::SourceString, Role::SourceNumber, Role::SourceComment}) {
            m_formats.insert(static_cast<int>(role), formatOf(role));
        }
    }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override
    {
        if (length == 0) {
            return;
        }
        const Role role = roleOf(format);
        if (offset <= m_indentation && offset + length > m_indentation) {
            const QChar first = m_indentation < m_text.size() ? m_text[m_indentation] : QChar();
            m_line->startsInText = role == Role::SourceComment
                || (role == Role::SourceString && first != u'"' && first != u'\'');
        }
        if (role == Role::Text || QStringView(m_text).sliced(offset, length).trimmed().isEmpty()) {
            return;
        }
        m_ranges.append({offset, length, m_formats.value(static_cast<int>(role))});
    }

    void applyFolding(int, int, KSyntaxHighlighting::FoldingRegion region) override
    {
        const int id = region.id();
        if (region.type() == KSyntaxHighlighting::FoldingRegion::Begin) {
            m_line->opened.append(id);
        } else if (m_line->opened.contains(id)) {
            m_line->opened.removeAt(m_line->opened.lastIndexOf(id));
        } else {
            m_line->closed.append(id);
        }
    }

private:
    Role roleOf(const KSyntaxHighlighting::Format &format)
    {
        const auto known = m_roles.constFind(format.id());
        if (known != m_roles.cend()) {
            return *known;
        }
        const Role role = roleByName(format.name()).value_or(roleByStyle(format.textStyle()));
        return *m_roles.insert(format.id(), role);
    }

    QHash<int, Role> m_roles; ///< by the id of a format, which is unique in the repository
    QHash<int, QTextCharFormat> m_formats;
    QList<QTextLayout::FormatRange> m_ranges;
    EngineLine *m_line = nullptr;
    QString m_text;
    qsizetype m_indentation = 0;
};

Highlighter::Highlighter(QTextDocument &view, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_engine(std::make_unique<Engine>())
{
    m_slices.setInterval(0);
    m_engine->applyTheme();
    connect(&SyntaxDefinitions::instance(), &SyntaxDefinitions::ready, this,
            &Highlighter::takeDefinition);
    connect(&m_slices, &QTimer::timeout, this, [this] { work(budgetOfSlice); });
    connect(&m_view, &QTextDocument::contentsChange, this, &Highlighter::noteEdit);
    connect(&m_view, &QTextDocument::contentsChanged, this, &Highlighter::catchUp);
    restart();
}

Highlighter::~Highlighter() = default;

void Highlighter::setFormat(Format format)
{
    m_format = format;
    takeDefinition();
}

bool Highlighter::isFinished() const
{
    const bool isPlain = m_format == Format::Text;
    return m_next >= lineCount() && (isPlain || SyntaxDefinitions::instance().isReady());
}

void Highlighter::takeDefinition()
{
    const auto definition = SyntaxDefinitions::instance().of(m_format);
    if (definition != m_engine->definition()) {
        m_engine->setDefinition(definition);
        restart();
    }
}

void Highlighter::applyTheme()
{
    m_engine->applyTheme();
    restart();
}

void Highlighter::restart()
{
    m_next = 0;
    m_until = m_knownLines = lineCount();
    work(budgetAtOnce);
}

void Highlighter::noteEdit(int position, int, int added)
{
    const int first = m_view.findBlock(position).blockNumber();
    const QTextBlock lastBlock = m_view.findBlock(position + added);
    const int last = lastBlock.isValid() ? lastBlock.blockNumber() : lineCount() - 1;
    if (m_until > first) {
        m_until += lineCount() - m_knownLines;
    }
    m_knownLines = lineCount();
    m_next = std::min(m_next, std::max(0, first));
    m_until = std::max(m_until, last + 1);
}

void Highlighter::catchUp()
{
    if (m_next < m_until && !isFinished()) {
        work(m_slices.isActive() ? 0 : budgetAtOnce); // running slices continue anyway
    }
}

void Highlighter::work(qint64 budget)
{
    if (!m_engine->definition().isValid() && !m_hasColors) {
        m_next = lineCount();
        m_until = 0;
        m_slices.stop();
        return;
    }
    m_hasColors = true;
    QElapsedTimer time;
    time.start();
    QTextBlock block = m_view.findBlockByNumber(m_next);
    int from = std::numeric_limits<int>::max();
    int to = -1;
    bool isSettled = false;
    while (block.isValid() && !isSettled) {
        const bool changesNext = m_engine->highlight(block);
        if (block.layout()->formats() != m_engine->ranges()) {
            block.layout()->setFormats(m_engine->ranges());
            from = std::min(from, block.position());
            to = block.position() + block.length();
        }
        ++m_next;
        block = block.next();
        isSettled = m_next >= m_until && !changesNext && block.userData();
        if (time.hasExpired(budget)) {
            break;
        }
    }
    if (isSettled || !block.isValid()) {
        m_hasColors = m_engine->definition().isValid();
        m_next = lineCount();
        m_until = 0;
        m_slices.stop();
    } else {
        m_until = std::max(m_until, m_next);
        m_slices.start();
    }
    if (to >= 0) {
        m_view.markContentsDirty(from, to - from);
    }
}

int Highlighter::lineCount() const
{
    return m_view.blockCount();
}

const HighlightedLine *Highlighter::dataOf(const QTextBlock &block)
{
    return static_cast<const HighlightedLine *>(block.userData());
}

} // namespace baton
