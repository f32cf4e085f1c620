// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// libFuzzer target: an edit of any text in one format is refused, or produces exactly the intended
// value. The first bytes select the edit, the rest is the text. Build with the preset "fuzz".
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "tests/models/formats/treeinvariants.h"
#include "tests/models/formats/xmlshapes.h"

#include <cstdio>
#include <cstdlib>

using namespace Qt::StringLiterals;
using namespace baton;

/// libfyaml 0.8 leaks a buffer if a mistake ends a long quoted scalar.
extern "C" const char *__lsan_default_suppressions()
{
    return "leak:libfyaml";
}

namespace {

constexpr Format format = Format::BATON_FORMAT;
constexpr size_t choices = 4;

void demand(bool isTrue, const char *what)
{
    if (!isTrue) {
        std::fprintf(stderr, "%s\n", what);
        std::abort();
    }
}

Value chosenValue(unsigned char choice)
{
    switch (choice % 6) {
    case 0:
        return Value::string(u"a: b #\n"_s);
    case 1:
        return Value::string(QString());
    case 2:
        return Value::null();
    case 3:
        return Value::list({Value::string(u"- x"_s)});
    case 4:
        return Value::map();
    default:
        return Value::number(u"1.50"_s);
    }
}

/// @p text during typing or deleting at one place.
QString retyped(QString text, unsigned char how, unsigned char where)
{
    qsizetype at = where % (text.size() + 1);
    at -= at > 0 && text[at - 1].isHighSurrogate() ? 1 : 0;
    const qsizetype lineEnd = text.indexOf(u'\n', at);
    const qsizetype end = lineEnd < 0 ? text.size() : lineEnd;
    switch (how % 6) {
    case 0:
        return text.insert(at, u'x');
    case 1:
        return text.insert(at, u'\n');
    case 2:
        return text.insert(at, u" "_s);
    case 3:
        return text.remove(at, end - at + 1);
    case 4:
        return text.insert(at, text.sliced(at, end - at) + u'\n');
    default:
        return text.replace(at, end - at, u"<a> & 'b': #c"_s);
    }
}

QString chosenKey(unsigned char choice)
{
    if (format != Format::Xml) {
        return u"new: key"_s;
    }
    return choice % 3 == 0 ? u"@a"_s : choice % 3 == 1 ? u"k"_s : u"#text"_s;
}

TreeEdit chosenEdit(const Tree &tree, const unsigned char *data)
{
    const auto id = static_cast<NodeId>(size_t(data[1]) % tree.nodes.size());
    const JsonPointer at = tree.pointerTo(id);
    const Value value = chosenValue(data[2]);
    switch (data[0] % 6) {
    case 0:
        if (tree.at(id).type == ValueType::String && data[2] >= 64) {
            return SetValue{at, Value::string(retyped(tree.at(id).text, data[2], data[3]))};
        }
        return SetValue{at, value};
    case 1:
        return InsertKey{at, chosenKey(data[2]), value, {}};
    case 2:
        return InsertItem{at, data[2] % 3 - 1, value};
    case 3:
        return Remove{at};
    case 4:
        return Move{at, data[2] % 4};
    default:
        return RenameKey{at, u"renamed"_s};
    }
}

void checkEdit(const QByteArray &bytes, const unsigned char *data)
{
    const ParsedText before = parse(bytes, format, xmlTestOptions());
    if (before.documents.empty() || before.documents.front().tree.isEmpty()) {
        return;
    }
    const Tree &tree = before.documents.front().tree;
    const TreeEdit edit = chosenEdit(tree, data);
    const Result<TextEdits> edits = planEdit(bytes, before, 0, edit);
    if (!edits) {
        demand(!edits.error().isEmpty(), "a refusal without a reason");
        return;
    }
    const Result<QByteArray> changed = applied(bytes, *edits);
    demand(changed.isOk(), "edits that cannot be applied");
    const ParsedText after = parse(*changed, format, xmlTestOptions());
    demand(TreeInvariants::violation(*changed, after).isEmpty(), "a tree without its invariants");
    const Result<Value> wanted = intended(before, 0, edit);
    demand(wanted && after.documents.front().tree.toValue() == *wanted, "another value than meant");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    if (size <= choices) {
        return 0;
    }
    const QByteArray bytes(reinterpret_cast<const char *>(data) + choices,
                           qsizetype(size - choices));
    checkEdit(bytes, data);
    return 0;
}
