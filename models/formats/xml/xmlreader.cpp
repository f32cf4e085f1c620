// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmlreader.h"

#include "models/formats/xml/xmlcharacters.h"
#include "models/formats/xml/xmldeclaration.h"
#include "models/formats/xml/xmlescapedmarkup.h"
#include "models/formats/xml/xmltagreader.h"
#include "models/text/encodingdetection.h"

#include <algorithm>

namespace baton::xml {

namespace {

constexpr QByteArrayView sectionBegin("<![CDATA[");
constexpr QByteArrayView sectionEnd("]]>");

bool isWellFormed(const QByteArray &text)
{
    const ByteRange all{0, text.size()};
    Issues issues(text, all, 1);
    Tree tree;
    return Reader(text, all, {}, issues, tree).read(nullptr) && !issues.hasErrors();
}

} // namespace

Reader::Reader(const QByteArray &bytes, ByteRange range, const ParseOptions &options,
               Issues &issues, Tree &tree)
    : m_bytes(bytes)
    , m_begin(range.begin + (range.begin == 0 ? bomLength(bytes) : 0))
    , m_at(m_begin)
    , m_end(range.end)
    , m_deepest(options.limits.depth)
    , m_issues(issues)
    , m_tree(tree)
    , m_maker(bytes, options.xml, tree)
    , m_ends(QByteArrayView(bytes).first(range.end), m_maker, m_namespaces, issues)
{
}

bool Reader::read(const std::atomic_bool *stop)
{
    while (m_at < m_end && !m_isDone && !m_issues.areTooMany()) {
        if (stop && stop->load(std::memory_order_relaxed)) {
            return false;
        }
        if (m_bytes[m_at] == '<') {
            readMarkup();
        } else {
            readText();
        }
    }
    finish();
    return true;
}

void Reader::readText()
{
    const qsizetype begin = m_at;
    m_at = slice({begin, m_end}).indexOf('<');
    m_at = m_at < 0 ? m_end : begin + m_at;
    const qsizetype text = spaceEnd(m_bytes, begin, m_at);
    if (text == m_at) {
        return;
    }
    if (m_maker.depth() > 0) {
        m_maker.noteText();
        m_issues.checkText({begin, m_at == m_end ? partialReference(begin) : m_at}, false);
        return;
    }
    if (TextEdits edits = unescapedMarkup(m_bytes, {m_begin, m_end}); !edits.empty()) {
        return stopEscaped(text, std::move(edits));
    }
    const ByteRange range{text, std::min(text + 1, m_at)};
    stopHere(m_tree.isEmpty() ? Mistake::TextBefore : Mistake::TextBehind, range);
}

/// Reports a document that was escaped as a whole. The fix is certain if the unescaped text is
/// well-formed.
void Reader::stopEscaped(qsizetype begin, TextEdits edits)
{
    SyntaxIssue &issue = m_issues.error(Mistake::EscapedMarkup, {begin, begin + 4});
    const Result<QByteArray> text = applied(m_bytes.first(m_end), edits);
    issue.fixTitle = tr("Unescape the text");
    issue.fix = std::move(edits);
    issue.isFixOffered = !text || !isWellFormed(text->sliced(m_begin));
    m_isDone = true;
}

/// The begin of a reference that is cut off at the end of the document; if there is none, the end.
qsizetype Reader::partialReference(qsizetype begin) const
{
    const qsizetype at = slice({begin, m_end}).lastIndexOf('&');
    const auto isName = [](char c) {
        return c == '#' || (uchar(c) < 0x80 && QChar::isLetterOrNumber(uchar(c)));
    };
    return at >= 0 && std::ranges::all_of(slice({begin + at + 1, m_end}), isName) ? begin + at
                                                                                  : m_end;
}

void Reader::readMarkup()
{
    const char next = m_at + 1 < m_end ? m_bytes[m_at + 1] : '\0';
    if (isNameStart(uchar(next)) && uchar(next) < 0x80) {
        readStartTag();
    } else if (next == '/') {
        readEndTag();
    } else if (startsWith("<!--")) {
        readSection("<!--", "-->");
    } else if (startsWith(sectionBegin)) {
        readSection(sectionBegin, sectionEnd);
    } else if (startsWith(doctypeBegin)) {
        readDoctype();
    } else if (startsWith("<?")) {
        readInstruction();
    } else if (nameEnd(m_bytes, m_at + 1, m_end) > m_at + 1) {
        readStartTag();
    } else if (isPartialMarkup()) {
        stopCutOff(m_at);
    } else if (m_maker.depth() > 0 && !startsWith("<!")) {
        readBareLess();
    } else {
        stopHere(Mistake::NoMarkup, {m_at, std::min(m_at + 2, m_end)});
    }
}

void Reader::readBareLess()
{
    const TextEdit edit{m_at, 1, "&lt;"};
    if (!m_issues.countOnly(edit)) {
        offer(m_issues.error(Mistake::BareLess, {m_at, m_at + 1}), tr("Write &lt;"), edit);
    }
    m_maker.noteText();
    ++m_at;
}

/// The intended end of a CDATA section that seems to end at @p end: the next end mark, if neither a
/// section begins nor the element ends before it.
qsizetype Reader::intendedSectionEnd(qsizetype end) const
{
    const qsizetype behind = end + sectionEnd.size();
    const qsizetype next = m_maker.depth() > 0 ? find(sectionEnd, behind) : -1;
    if (next < 0) {
        return end;
    }
    const QByteArrayView between = slice({behind, next});
    const QByteArray endTag = "</" + slice(m_maker.nameOf(m_maker.depth() - 1)).toByteArray();
    return between.contains(sectionBegin) || between.contains(endTag) ? end : next;
}

/// Reports a section end inside the text. The fix is certain if the element ends directly behind @p
/// meant.
void Reader::reportEarlyEnd(qsizetype end, qsizetype meant)
{
    SyntaxIssue &issue =
        m_issues.error(Mistake::SectionEndInSection, {end, end + sectionEnd.size()},
                       QString::number(m_issues.lineOf(meant)));
    offer(issue, tr("Split the section"), {end, sectionEnd.size(), "]]]]><![CDATA[>"});
    const qsizetype behind = spaceEnd(m_bytes, meant + sectionEnd.size(), m_end);
    issue.isFixOffered = !slice({behind, m_end}).startsWith("</");
}

/// Reads a comment or a CDATA section.
void Reader::readSection(QByteArrayView open, QByteArrayView close)
{
    const bool isComment = close.startsWith('-');
    const ByteRange mark{m_at, m_at + open.size()};
    const qsizetype inner = find(close, mark.end);
    if (inner < 0 && !endsWithRoot()) {
        return stopCutOff(m_at);
    }
    if (inner < 0) {
        stopHere(isComment ? Mistake::OpenComment : Mistake::OpenSection, mark);
        return;
    }
    const qsizetype meant = isComment ? inner : intendedSectionEnd(inner);
    if (meant > inner) {
        reportEarlyEnd(inner, meant);
    }
    const ByteRange content{mark.end, meant};
    const qsizetype hyphens = isComment ? slice(content).indexOf("--") : -1;
    if (isComment && (hyphens >= 0 || slice(content).endsWith('-'))) {
        const qsizetype at = hyphens >= 0 ? content.begin + hyphens : content.end - 1;
        m_issues.error(Mistake::TwoHyphens, {at, at + 2});
    }
    m_issues.checkCharacters(content);
    m_at = meant + close.size();
    if (isComment) {
        if (m_maker.depth() > 0) {
            m_maker.noteComment();
        }
    } else if (m_maker.depth() > 0) {
        m_maker.noteText();
    } else {
        stopHere(Mistake::SectionOutside, mark);
    }
}

void Reader::readInstruction()
{
    const qsizetype inner = find("?>", m_at + 2);
    const ByteRange name{m_at + 2, nameEnd(m_bytes, m_at + 2, m_end)};
    if (inner < 0 && !endsWithRoot()) {
        return stopCutOff(m_at);
    }
    if (inner < 0) {
        stopHere(Mistake::OpenInstruction, {m_at, m_at + 2});
        return;
    }
    const ByteRange range{m_at, inner + 2};
    const QByteArray target = slice(name).toByteArray();
    if (target == "xml" && m_at == m_begin) {
        checkDeclaration(m_bytes, range, m_issues);
    } else if (target.toLower() == "xml") {
        const bool isLed = spaceEnd(m_bytes, m_begin, m_at) == m_at;
        SyntaxIssue &issue = m_issues.error(Mistake::LateDeclaration, name);
        if (isLed) {
            offer(issue, tr("Remove the text before it"), {m_begin, m_at - m_begin, {}});
        }
    } else if (target.isEmpty() || (name.end < inner && !isSpace(m_bytes[name.end]))) {
        m_issues.error(Mistake::NamelessInstruction, {m_at, m_at + 2});
    }
    m_issues.checkCharacters(range);
    m_at = range.end;
    if (m_maker.depth() > 0) {
        m_maker.noteComment();
    }
}

void Reader::readDoctype()
{
    const qsizetype end = doctypeEnd(m_bytes, m_at, m_end);
    if (end < 0 && !endsWithRoot()) {
        return stopCutOff(m_at);
    }
    if (end < 0) {
        stopHere(Mistake::Doctype, {m_at, m_at + doctypeBegin.size()});
        return;
    }
    SyntaxIssue &issue = m_issues.warning(Mistake::Doctype, {m_at, end},
                                          messageOf(Mistake::Doctype).arg(m_issues.lineOf(m_at)));
    offer(issue, tr("Remove the DOCTYPE"), {m_at, spaceEnd(m_bytes, end, m_end) - m_at, {}});
    issue.isFixOffered = true; // removing it also removes its entities
    m_issues.noteDoctype();
    m_at = end;
    if (m_maker.depth() > 0) {
        m_maker.noteComment();
    }
}

void Reader::readStartTag()
{
    if (m_maker.depth() == 0 && !m_tree.isEmpty()) {
        stopHere(Mistake::SecondRoot, {m_at, nameEnd(m_bytes, m_at + 1, m_end)});
        return;
    }
    const StartTag tag =
        TagReader(QByteArrayView(m_bytes).first(m_end), m_at, m_end, m_issues).read();
    if (m_maker.depth() >= m_deepest) {
        m_issues.error(Mistake::TooDeep, tag.name, QString::number(m_deepest));
        m_isDone = true;
        return;
    }
    if (!tag.isSound) {
        m_isDone = true;
        return;
    }
    m_namespaces.enter(m_bytes, tag);
    m_namespaces.check(m_bytes, tag, m_issues);
    m_maker.open(tag, m_namespaces);
    if (tag.isEmpty) {
        m_namespaces.leave();
    }
    m_at = tag.range.end;
}

void Reader::readEndTag()
{
    const ByteRange name{m_at + 2, nameEnd(m_bytes, m_at + 2, m_end)};
    const qsizetype end = spaceEnd(m_bytes, name.end, m_end);
    if (end == m_end) {
        return stopCutOff(m_at);
    }
    if (name.isEmpty() || m_bytes[end] != '>') {
        stopHere(Mistake::BrokenEndTag, {m_at, std::max(name.end, m_at + 2)});
        return;
    }
    const ByteRange tag{m_at, end + 1};
    if (m_maker.depth() == 0) {
        stopHere(Mistake::StrayEndTag, tag);
        return;
    }
    m_ends.closeAs(name, tag);
    m_at = tag.end;
}

void Reader::finish()
{
    if (m_maker.depth() > 0 && !m_isDone && !m_issues.areTooMany()) {
        const ByteRange open = m_maker.nameOf(m_maker.depth() - 1);
        const bool isAlone = !m_issues.hasErrors();
        SyntaxIssue &issue = m_issues.cutOff(open.begin - 1);
        if (isAlone && partialReference(m_begin) == m_end) {
            offer(issue, tr("Close it here"), {issue.range.end, 0, m_ends.openEndTags()});
            issue.isFixOffered = true; // the rest of the text is wanted
        }
    } else if (m_tree.isEmpty() && !m_issues.hasErrors()) {
        m_issues.error(Mistake::NoElement, {m_end, m_end});
    }
    while (m_maker.depth() > 0) {
        m_maker.close({m_at, m_at});
    }
}

/// "<", "<!-" or "<![CD" at the end of the document.
bool Reader::isPartialMarkup() const
{
    const QByteArrayView rest = slice({m_at, m_end});
    const auto begins = [rest](QByteArrayView mark) { return mark.startsWith(rest); };
    return begins("<!--") || begins(sectionBegin) || begins(doctypeBegin);
}

/// True if the document ends like a complete one.
bool Reader::endsWithRoot() const
{
    if (m_maker.depth() == 0) {
        return slice({m_begin, m_end}).trimmed().endsWith('>');
    }
    return slice({m_begin, m_end})
        .trimmed()
        .endsWith("</" + slice(m_maker.nameOf(0)).toByteArray() + '>');
}

void Reader::stopCutOff(qsizetype open)
{
    m_issues.cutOff(open);
    m_isDone = true;
}

bool Reader::startsWith(QByteArrayView text) const
{
    return slice({m_at, m_end}).startsWith(text);
}

qsizetype Reader::find(QByteArrayView text, qsizetype from) const
{
    const qsizetype found = slice({from, m_end}).indexOf(text);
    return found < 0 ? -1 : from + found;
}

QByteArrayView Reader::slice(ByteRange range) const
{
    return QByteArrayView(m_bytes).sliced(range.begin, range.length());
}

void Reader::stopHere(Mistake mistake, ByteRange range)
{
    m_issues.error(mistake, range);
    m_isDone = true;
}

} // namespace baton::xml
