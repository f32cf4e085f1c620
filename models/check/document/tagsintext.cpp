// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/document/tagsintext.h"

#include "models/check/document/fieldnames.h"
#include "models/check/report/checkinput.h"
#include "models/formats/xml/xmlkeynames.h"
#include "models/protocol/pack/kind.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class TagTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::TagsInText)
};

bool takesTextAlone(const FieldSchema &field)
{
    return field.items.empty()
        && std::ranges::all_of(field.properties, [](const FieldSchema &part) {
               return xml::isAttribute(part.name) || xml::isText(part.name);
           });
}

/// True if the innermost known field around @p node accepts only text.
bool isInText(const Tree &tree, NodeId node, const FieldSchema &fields)
{
    while (node > 0) {
        node = tree.at(node).parent;
        if (const FieldSchema *field = fieldAt(fields, tree.pointerTo(node))) {
            return takesTextAlone(*field);
        }
    }
    return false;
}

} // namespace

std::optional<SyntaxIssue> tagInText(const CheckInput &input, const Tree &tree,
                                     const SyntaxIssue &issue, const Kind &kind)
{
    const QString name = QString::fromUtf8(
        QByteArrayView(input.bytes).sliced(issue.range.begin, issue.range.length()));
    const bool isUnclosed =
        issue.rule == "xml.syntax"_L1 && issue.expected == u"</"_s + name + u'>';
    if (!isUnclosed || tree.isEmpty() || hasField(kind.fields, name)
        || !isInText(tree, tree.nodeAt(issue.range.begin), kind.fields)) {
        return std::nullopt;
    }
    const qsizetype begin = issue.range.begin - 1;
    SyntaxIssue result = issue;
    result.range.begin = begin;
    result.expected = u"&lt;"_s + name;
    result.actual = u'<' + name;
    //: a line, a name
    result.message = TagTexts::tr("Line %1 holds <%2 in a text, which XML reads as a tag. Write "
                                  "&lt;%2 instead.")
                         .arg(input.lines.positionOf(begin).line)
                         .arg(name);
    result.fixTitle = TagTexts::tr("Write &lt;");
    result.fix = {{begin, 1, "&lt;"}};
    result.isFixOffered = false;
    return result;
}

} // namespace baton
