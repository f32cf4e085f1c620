// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <span>

namespace baton::xml {

/// The mistakes in XML. The reader continues after most of them, so each is recognised where it is
/// read.
enum class Mistake {
    NoElement,
    TextBefore,
    EscapedMarkup,
    TextBehind,
    SecondRoot,
    TooDeep,
    NoMarkup,
    BareLess,
    BareAmpersand,
    UnknownEntity,
    UnknownNumber,
    ForbiddenCharacter,
    SectionEndInText,
    SectionEndInSection,
    OpenSection,
    SectionOutside,
    OpenComment,
    TwoHyphens,
    OpenInstruction,
    NamelessInstruction,
    LateDeclaration,
    WrongDeclaration,
    WrongEncoding,
    Doctype,
    BrokenEndTag,
    StrayEndTag,
    WrongEndTag,
    NoEndTag,
    TooManyAttributes,
    NoBlank,
    RepeatedAttribute,
    NoValue,
    NoQuotes,
    OpenQuote,
    CurlyQuotes,
    NoBreakSpace,
    JunkInTag,
    WrongName,
    UnknownPrefix,
};

struct MistakeRow
{
    Mistake mistake;
    const char *name;
    const char *example; ///< null if it is too long to read
    const char *message; ///< untranslated; %1 is the line, except in messages about namespaces
    const char *rule = "xml.syntax";
};

/// All mistakes, in the order of their values.
[[nodiscard]] std::span<const MistakeRow> mistakes();
/// The message of @p mistake in the language of the user, with its place markers.
[[nodiscard]] QString messageOf(Mistake mistake);

} // namespace baton::xml
