// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/text/editerrors.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton::edit {
namespace {

class TreeEditTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::TreeEdit)
};

QString place(const JsonPointer &at)
{
    return at.isRoot() ? TreeEditTexts::tr("the root") : at.toString();
}

} // namespace

qsizetype listIndex(QStringView token, qsizetype count)
{
    bool isNumber = false;
    const qsizetype index = token.toLongLong(&isNumber);
    const bool isCanonical = isNumber && QString::number(index) == token;
    return isCanonical && index >= 0 && index < count ? index : -1;
}

Failure noSuchPlace(const JsonPointer &at)
{
    return {TreeEditTexts::tr(
                "There is no %1 in the document. Check the path, or insert the entry first.")
                .arg(place(at))};
}

Failure notAMap(const JsonPointer &at)
{
    return {
        TreeEditTexts::tr("The value at %1 is not a map and has no keys. Set it to a map first.")
            .arg(place(at))};
}

Failure notAList(const JsonPointer &at)
{
    return {
        TreeEditTexts::tr("The value at %1 is not a list and has no items. Set it to a list first.")
            .arg(place(at))};
}

Failure duplicateKeyFailure(const JsonPointer &at)
{
    return {
        TreeEditTexts::tr("There is already an entry %1. Choose another key, or change that entry.")
            .arg(place(at))};
}

Failure ambiguous(const JsonPointer &at)
{
    return {
        TreeEditTexts::tr(
            "The key %1 occurs twice in its map, and receivers take the last one. Remove one of "
            "them in the source first.")
            .arg(place(at))};
}

Failure rootStays()
{
    return {TreeEditTexts::tr(
        "The root of a document cannot be removed, moved or renamed. Name an entry below it.")};
}

Failure noSuchDocument(int document)
{
    return {TreeEditTexts::tr("There is no document number %1 in the file. Check the number.")
                .arg(document + 1)};
}

Failure notReadable(int document)
{
    return {
        TreeEditTexts::tr("Document number %1 has a syntax error. Correct it in the source first.")
            .arg(document + 1)};
}

Failure notText()
{
    return {TreeEditTexts::tr(
        "The file is not valid UTF-8. Correct its encoding in the source first.")};
}

Failure notEditable(const JsonPointer &at)
{
    return {
        TreeEditTexts::tr("The way %1 is written cannot be changed safely. Edit it in the source.")
            .arg(place(at))};
}

Failure mixedText(const JsonPointer &at)
{
    return {TreeEditTexts::tr(
                "%1 would have, or has, text beside elements, comments or instructions, which is "
                "not changed from here. Edit it in the source.")
                .arg(place(at))};
}

Failure commentsLost(const JsonPointer &at)
{
    return {TreeEditTexts::tr("Comments or instructions in %1 would be lost. Remove "
                              "them first, or edit it in the source.")
                .arg(place(at))};
}

Failure onlyText(const JsonPointer &at)
{
    return {
        TreeEditTexts::tr("%1 can hold nothing but text. Choose a text, or add an element instead.")
            .arg(place(at))};
}

Failure oneElement(const JsonPointer &at)
{
    return {TreeEditTexts::tr("An item of %1 is exactly one element. Add or remove the "
                              "whole item instead.")
                .arg(place(at))};
}

Failure oneRoot()
{
    return {TreeEditTexts::tr(
        "An XML document has exactly one root element. Change what is in it instead.")};
}

Failure noItems(const JsonPointer &at)
{
    return {TreeEditTexts::tr(
                "XML has no lists of its own, and the protocol names no element for the items of "
                "%1. Add elements by their names instead.")
                .arg(place(at))};
}

Failure prefixInUse(const JsonPointer &at)
{
    return {TreeEditTexts::tr(
                "%1 declares a namespace that names in the document need. Change those names in "
                "the source first.")
                .arg(place(at))};
}

Failure notAName(const QString &key)
{
    return {TreeEditTexts::tr(
                "“%1” cannot be a name here: letters, digits, hyphens, dots and underscores make "
                "an XML name, which begins with a letter. Choose another one.")
                .arg(key.left(40))};
}

Failure throughAlias(const JsonPointer &at, const QString &anchor)
{
    return {TreeEditTexts::tr(
                "%1 stands in for the anchor &%2, so a change below it would change both places. "
                "Edit the anchor's value, or replace the alias by a value of its own.")
                .arg(place(at), anchor)};
}

Failure shared(const JsonPointer &at, const QString &anchor, const JsonPointer &alias)
{
    return {TreeEditTexts::tr(
                "The value at %1 is also used at %3 through the anchor &%2, so a change would "
                "change both places. Edit it in the source.")
                .arg(place(at), anchor, place(alias))};
}

Failure anchorInUse(const JsonPointer &at, const QString &anchor, const JsonPointer &alias)
{
    return {TreeEditTexts::tr(
                "%1 holds the anchor &%2, which %3 still uses. Replace the alias at %3 first.")
                .arg(place(at), anchor, place(alias))};
}

Failure aliasFirst(const JsonPointer &at, const QString &anchor)
{
    return {TreeEditTexts::tr(
                "%1 cannot be moved there: the alias *%2 would come before its anchor. Edit it in "
                "the source.")
                .arg(place(at), anchor)};
}

Failure notSpellable(const JsonPointer &at, const QString &text)
{
    return {
        TreeEditTexts::tr(
            "“%2” cannot be written at %1 in the format of this document. Choose another value.")
            .arg(place(at), text.left(40))};
}

Failure notAHeading(const QString &key)
{
    return {
        TreeEditTexts::tr("“%1” cannot be a heading of a prompt: capitals make one, as in OUTPUT "
                          "REQUIREMENT. Choose another one.")
            .arg(key.left(40))};
}

Failure onlyHeading(const JsonPointer &at)
{
    return {TreeEditTexts::tr(
                "%1 is the only heading, and a text without one is not a prompt. Add another "
                "heading first.")
                .arg(place(at))};
}

Failure notAFile(const QString &key)
{
    return {
        TreeEditTexts::tr("“%1” does not read as the path of a file: a path holds no blanks, and a "
                          "slash or an ending as in queue.py. Choose another one.")
            .arg(key.left(40))};
}

Failure onlyTexts(const JsonPointer &at)
{
    return {TreeEditTexts::tr(
                "%1 would hold a list or map in an entry, and a prompt has only texts there. "
                "Write it as a text.")
                .arg(place(at))};
}

Failure holdsHeading(const JsonPointer &at, const QString &line)
{
    return {TreeEditTexts::tr(
                "%1 would hold the line “%2”, which reads as the next heading. Indent it or "
                "write it in small letters.")
                .arg(place(at), line.left(40))};
}

Failure openFence(const JsonPointer &at)
{
    return {TreeEditTexts::tr(
                "%1 would hold a code block without an end, which takes in all that follows. "
                "Add the fence that closes it.")
                .arg(place(at))};
}

Failure readsAsList(const JsonPointer &at)
{
    return {TreeEditTexts::tr(
                "The lines of %1 would read as a list. Begin with other words, or set it to "
                "a list.")
                .arg(place(at))};
}

Failure readsAsFiles(const JsonPointer &at)
{
    return {TreeEditTexts::tr(
                "The items of %1 would read as a list of files, as each begins with a path. "
                "Begin one with other words.")
                .arg(place(at))};
}

Failure splitTab(int document)
{
    return {TreeEditTexts::tr(
                "A tab before document number %1 is half indentation of its code block and half "
                "content. Replace it by blanks in the source first.")
                .arg(document + 1)};
}

Failure endsFence(const JsonPointer &at, const QByteArray &fence)
{
    return {
        TreeEditTexts::tr(
            "%1 would hold a line of %2, which ends the code block. Make the block's own fences "
            "longer in the source first.")
            .arg(place(at), QString::fromUtf8(fence))};
}

Failure notProven(const JsonPointer &at)
{
    return {TreeEditTexts::tr(
                "No change of %1 was found that leaves the rest of the document as it is. Edit it "
                "in the source.")
                .arg(place(at))};
}

} // namespace baton::edit
