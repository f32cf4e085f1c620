// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmlmistakes.h"

#include <QCoreApplication>

namespace baton::xml {

namespace {

constexpr MistakeRow rows[] = {
    {Mistake::NoElement, "no element", "<!-- x -->",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "There is no element in this XML document. Write one.")},
    {Mistake::TextBefore, "text before the root element", "x<a/>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "Line %1 holds text before the first element. Begin with <, or remove it.")},
    {Mistake::EscapedMarkup, "markup that is escaped", "&lt;a/&gt;",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "From line %1 on &lt; stands for each <, as in a text that was escaped for "
                       "HTML, so that there is no tag. Write the characters themselves.")},
    {Mistake::TextBehind, "text behind the root element", "<a/>x",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "Line %1 contains text after the end of the root element. Remove it, or "
                       "move it into the element.")},
    {Mistake::SecondRoot, "second root element", "<a/><b/>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "A second root element begins on line %1, and a document has only one. "
                       "Remove it, or put both into one element.")},
    {Mistake::TooDeep, "nested too deep", nullptr,
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "Line %1 nests elements more than %2 levels deep, which is not read. "
                       "Flatten the document."),
     "text.too-deep"},
    {Mistake::NoMarkup, "no markup behind <", "<a><!x></a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "On line %1 no tag, comment or declaration begins after <. Remove it.")},
    {Mistake::BareLess, "bare <", "<a>1 < 2</a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "Line %1 holds a bare <, which XML reads as the beginning of a tag. "
                       "Write &lt; instead.")},
    {Mistake::BareAmpersand, "bare &", "<a>x & y</a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "Line %1 holds a bare &, which XML reads as the beginning of an entity. "
                       "Write &amp; instead.")},
    {Mistake::UnknownEntity, "unknown entity", "<a>&nbsp;</a>",
     QT_TRANSLATE_NOOP(
         "baton::XmlMistakes",
         "The entity %2 on line %1 is not known: XML has &amp;, &lt;, &gt;, &quot; and &apos; "
         "only. Write the character itself or its number, or &amp; for the & alone.")},
    {Mistake::UnknownNumber, "number of no character", "<a>&#0;</a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "%2 on line %1 is not the number of a character that XML allows. Remove it, "
                       "or write another one.")},
    {Mistake::ForbiddenCharacter, "forbidden character", "<a>\x01</a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "Line %1 holds the character %2, which XML forbids. Remove it.")},
    {Mistake::SectionEndInText, "]]> in a text", "<a>x]]></a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "Line %1 holds ]]> in a text, which XML keeps for the end of a CDATA "
                       "section. Write ]]&gt; instead.")},
    {Mistake::SectionEndInSection, "]]> in a CDATA section", "<a><![CDATA[x]]> y]]></a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The CDATA section ends at ]]> on line %1, and a second ]]> follows on "
                       "line %2. Write ]]]]><![CDATA[> for one that belongs to the text.")},
    {Mistake::OpenSection, "CDATA section not closed", "<a><![CDATA[ x </a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The CDATA section that begins on line %1 never ends. Close it with ]]>.")},
    {Mistake::SectionOutside, "CDATA section outside", "<a/><![CDATA[]]>",
     QT_TRANSLATE_NOOP(
         "baton::XmlMistakes",
         "The CDATA section on line %1 is outside the root element. Move it inside.")},
    {Mistake::OpenComment, "comment not closed", "<a><!-- x </a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The comment that begins on line %1 never ends. Close it with -->.")},
    {Mistake::TwoHyphens, "hyphens in a comment", "<a><!-- x -- y --></a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The comment on line %1 holds two hyphens in a row, which XML forbids. "
                       "Put a blank between them.")},
    {Mistake::OpenInstruction, "instruction not closed", "<a><?x </a>",
     QT_TRANSLATE_NOOP(
         "baton::XmlMistakes",
         "The processing instruction that begins on line %1 never ends. Close it with ?>.")},
    {Mistake::NamelessInstruction, "instruction without a name", "<a><? x?></a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The processing instruction on line %1 does not begin with a name. Write "
                       "one after <?, or remove the instruction.")},
    {Mistake::LateDeclaration, "declaration behind the beginning", "\n<?xml version='1.0'?><a/>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The XML declaration on line %1 is not at the very beginning. Remove the "
                       "text before it, or the declaration.")},
    {Mistake::WrongDeclaration, "wrong declaration", "<?xml?><a/>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The XML declaration on line %1 is not right. Write <?xml "
                       "version=\"1.0\" encoding=\"UTF-8\"?>, or remove it.")},
    {Mistake::WrongEncoding, "wrong encoding", "<?xml version='1.0' encoding='latin1'?><a/>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The declaration on line %1 names the encoding %2, but the file is in "
                       "UTF-8. Write UTF-8, or convert the file."),
     "xml.encoding"},
    {Mistake::Doctype, "document type", "<!DOCTYPE a><a/>",
     QT_TRANSLATE_NOOP(
         "baton::XmlMistakes",
         "Line %1 holds a DOCTYPE. Baton reads no document type and expands no entity, so that "
         "a document cannot read files or fill the memory. Remove the DOCTYPE."),
     "xml.doctype"},
    {Mistake::BrokenEndTag, "end tag that is not whole", "<a>x</a b>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The end tag on line %1 is not whole. Write </name>.")},
    {Mistake::StrayEndTag, "end tag that closes nothing", "<a/></a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes", "The end tag on line %1 closes nothing. Remove it.")},
    {Mistake::WrongEndTag, "end tag of another element", "<a><mode>x</mod></a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The end tag </%3> on line %1 does not close <%2>, which line %4 opens. "
                       "Write </%2> instead.")},
    {Mistake::NoEndTag, "element that is not closed", "<a>\n<b>x\n</a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The element <%2>, which line %1 opens, is not closed before </%3> on line "
                       "%4. Insert </%2> where <%2> ends.")},
    {Mistake::TooManyAttributes, "too many attributes", nullptr,
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The tag on line %1 has more than %L2 attributes, which are not read. "
                       "Move their values into elements.")},
    {Mistake::NoBlank, "no blank before an attribute", "<a b=''c=''/>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "A blank is missing before an attribute on line %1. Insert it.")},
    {Mistake::RepeatedAttribute, "attribute twice", "<a b='1' b='2'/>",
     QT_TRANSLATE_NOOP(
         "baton::XmlMistakes",
         "The attribute %2 occurs twice in the tag on line %1. Rename or remove one of them.")},
    {Mistake::NoValue, "attribute without a value", "<a b/>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The attribute %2 on line %1 has no value. Write %2=\"…\", or remove it.")},
    {Mistake::NoQuotes, "value without quotes", "<a b=c/>",
     QT_TRANSLATE_NOOP(
         "baton::XmlMistakes",
         "The value of the attribute %2 on line %1 is not in quotes. Put it in quotes.")},
    {Mistake::OpenQuote, "value without its closing quote", "<a b=\"c>\n<d e=\"f\"/></a>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The value of the attribute %2 on line %1 has no closing quote before "
                       "the next <. Insert the quote, or write &lt; for a < in the value.")},
    {Mistake::CurlyQuotes, "value in curly quotes", "<a b=“c”/>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The value of the attribute %2 on line %1 is in curly quotes, which XML "
                       "does not know. Write straight ones.")},
    {Mistake::NoBreakSpace, "no-break space in a tag", "<a\u00a0b=\"c\"/>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "Line %1 holds a no-break space within the tag <%2, which XML takes for "
                       "a letter. Write a space.")},
    {Mistake::JunkInTag, "junk in a tag", "<a <b/>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "Line %1 contains %2 within the tag <%3, where only attributes are allowed. "
                       "Close the tag with > before it, or remove it.")},
    {Mistake::WrongName, "name with two colons", "<a:b:c xmlns:a='x'/>",
     QT_TRANSLATE_NOOP("baton::XmlMistakes",
                       "The name %1 is not a prefix and a name with one colon between them. Rename "
                       "it."),
     "xml.namespace"},
    {Mistake::UnknownPrefix, "undeclared prefix", "<p:a/>",
     QT_TRANSLATE_NOOP(
         "baton::XmlMistakes",
         "The prefix %1 of %2 is not declared. Declare it with xmlns:%1=\"…\", or remove it."),
     "xml.namespace"},
};

} // namespace

std::span<const MistakeRow> mistakes()
{
    return rows;
}

QString messageOf(Mistake mistake)
{
    return QCoreApplication::translate("baton::XmlMistakes", mistakes()[size_t(mistake)].message);
}

} // namespace baton::xml
