// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/verdict/feedbacktext.h"

#include "models/check/report/rulecontext.h"
#include "models/strings/joinedparts.h"
#include "models/strings/placeholderformat.h"

#include <QRegularExpression>

#include <ranges>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// @p message without its full stop, because the protocol's sentence has one.
QString withoutStop(const QString &message)
{
    const QString text = message.trimmed();
    return text.endsWith(u'.') ? text.chopped(1) : text;
}

/// @p message without the name of the field, which the protocol's sentence contains.
QString withoutField(const QString &message, const QString &field)
{
    const bool isNamed = message.startsWith(field + u' ');
    return withoutStop(isNamed ? message.sliced(field.size() + 1) : message);
}

/// @p message without the line number, which the protocol's sentence contains.
QString withoutLine(const QString &message)
{
    static const QRegularExpression line(u"^Line \\d+ does not parse: "_s);
    static const QRegularExpression subject(u"^Line \\d+ (?=holds )"_s);
    return withoutStop(QString(message).remove(line).replace(subject, u"it "_s));
}

} // namespace

QString FeedbackText::of(const std::vector<const PendingFinding *> &errors) const
{
    QStringList sentences;
    if (m_cutOffLine > 0) {
        sentences.append(ofCutOff());
    }
    for (const PendingFinding *error : errors) {
        const bool isAsked = error->isMissing && m_missing.contains(error->askedField);
        sentences += isAsked ? QStringList() : QStringList(sentenceAbout(*error));
    }
    sentences.removeDuplicates();
    sentences.prepend(m_texts.head);
    sentences.append(m_texts.foot);
    return joinedParts(sentences, u"\n");
}

QString FeedbackText::sentenceAbout(const PendingFinding &error) const
{
    const Finding &finding = error.finding;
    const bool isWhole = error.node == noNode || m_tree.at(error.node).parent == noNode;
    if (isWhole && !error.isMissing && m_texts.head.isEmpty()) {
        return ofUnreadable({{finding.start.line, finding.message}});
    }
    const bool isAsked = !error.askedField.isEmpty();
    const bool isChoice = !isAsked && !m_texts.choice.isEmpty() && isNoChoice(error);
    const bool isEmpty = isAsked && !error.isMissing && !m_texts.empty.isEmpty();
    const QString &text = isEmpty ? m_texts.empty
        : isAsked                 ? m_texts.required
        : isChoice                ? m_texts.choice
                                  : m_texts.invalid;
    const QStringList allowed = error.schema ? error.schema->enumValues : QStringList();
    const QString name = isAsked ? error.askedField : nameOf(m_tree, error.node);
    return filled(text,
                  {{u"field"_s, fieldIn(error, name)},
                   {u"message"_s,
                    text.contains("{line}"_L1)        ? withoutLine(finding.message)
                        : text.contains("{field}"_L1) ? withoutField(finding.message, name)
                                                      : withoutStop(finding.message)},
                   {u"line"_s, QString::number(finding.start.line)},
                   {u"actual"_s, finding.actual},
                   {u"expected"_s, allowed.join(u", "_s)}});
}

/// @p name with the number of its list entry. English, as all feedback.
QString FeedbackText::fieldIn(const PendingFinding &error, const QString &name) const
{
    if (error.node == noNode) {
        return name;
    }
    NodeId entry = error.isMissing ? error.node : m_tree.at(error.node).parent;
    for (; entry != noNode; entry = m_tree.at(entry).parent) {
        const NodeId list = m_tree.at(entry).parent;
        if (list == noNode || m_tree.at(list).type != ValueType::List) {
            continue;
        }
        const std::vector<NodeId> &entries = m_tree.at(list).children;
        const auto number = std::ranges::find(entries, entry) - entries.begin() + 1;
        return u"%1 (entry %2 of %3)"_s.arg(name).arg(number).arg(m_tree.keyOf(list));
    }
    return name;
}

/// True if the only mistake of the value is that it is not one of the allowed values.
bool FeedbackText::isNoChoice(const PendingFinding &error) const
{
    const bool isValue = !error.isAboutKey && !error.isMissing && error.node != noNode;
    if (!isValue || !error.schema || error.schema->enumValues.isEmpty()) {
        return false;
    }
    const Node &node = m_tree.at(m_tree.resolved(error.node));
    const bool isScalar = node.type != ValueType::Map && node.type != ValueType::List;
    return isScalar && !error.schema->enumValues.contains(node.text);
}

void FeedbackText::setCutOff(int line, const QStringList &missing, bool isGuess)
{
    m_cutOffLine = line;
    m_isCutOffGuess = isGuess;
    m_missing = missing;
}

QString FeedbackText::ofCutOff() const
{
    const QString lacking =
        m_missing.isEmpty() ? QString() : u" It lacks "_s + m_missing.join(u", "_s) + u'.';
    return u"The document %1 cut off: it ends on line %2.%3 Please send the whole document again."_s
        .arg(m_isCutOffGuess ? u"seems to be"_s : u"is"_s)
        .arg(m_cutOffLine)
        .arg(lacking);
}

QString FeedbackText::ofUnreadable(const std::vector<LineProblem> &errors) const
{
    constexpr size_t most = 5; // later errors may be consequences
    if (m_cutOffLine > 0) {
        return ofCutOff();
    }
    QStringList messages;
    for (const LineProblem &error : errors | std::views::take(most)) {
        const QString message = withoutLine(error.message);
        messages.append(messages.isEmpty() ? message
                                           : u"line %1: %2"_s.arg(error.line).arg(message));
    }
    return filled(m_texts.unreadable,
                  {{u"line"_s, QString::number(errors.front().line)},
                   {u"message"_s, messages.join(u"; "_s)},
                   {u"format"_s, m_format}});
}

} // namespace baton
