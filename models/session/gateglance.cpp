// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gateglance.h"

#include "models/check/canonicaltree.h"
#include "models/check/rule.h"
#include "models/document/parse.h"
#include "models/protocol/catalog.h"
#include "models/protocol/jsonschema.h"
#include "models/protocol/protocolpack.h"
#include "models/session/folderlook.h"
#include "models/session/summaryreader.h"

#include <QDir>
#include <QFile>

#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 mostBytes = 64 << 10;

/// A document in block style with plain keys, by its bytes.
class Glance
{
public:
    explicit Glance(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }

    /// True of what a glance can take for more than one thing: several documents, aliases and
    /// texts over several lines.
    [[nodiscard]] bool isTricky() const
    {
        return m_bytes.contains("\n---") || m_bytes.contains("\t") || m_bytes.contains("<<")
            || m_bytes.contains(": &") || m_bytes.contains(": *") || m_bytes.contains(": |")
            || m_bytes.contains(": >") || m_bytes.contains(": !");
    }

    [[nodiscard]] bool holds(const QByteArray &text) const { return m_bytes.contains(text); }

    enum class Found { None, One, Unclear };

    /// Where the key at @p pointer begins its line, each parent over it with less before it.
    [[nodiscard]] Found find(const JsonPointer &pointer, qsizetype &at) const
    {
        const QStringList keys = pointer.tokens();
        at = -1;
        const Found last = lineOf(keys.last().toUtf8(), at);
        if (last != Found::One) {
            return last;
        }
        qsizetype indent = indentAt(at);
        qsizetype line = at;
        for (qsizetype i = keys.size() - 1; i-- > 0;) {
            do {
                if (line == 0) {
                    return Found::Unclear;
                }
                line = m_bytes.first(line - 1).lastIndexOf('\n') + 1;
            } while (isNothing(line) || indentAt(line) >= indent);
            indent = indentAt(line);
            if (!m_bytes.sliced(line + indent).startsWith(keys[i].toUtf8() + ':')) {
                return Found::Unclear;
            }
        }
        return indent == 0 ? Found::One : Found::Unclear;
    }

    /// What stands behind the key whose line begins at @p line, without a comment.
    [[nodiscard]] QByteArray valueAt(qsizetype line) const
    {
        const QByteArrayView rest = m_bytes.sliced(line);
        QByteArray text = rest.first(endIn(rest)).toByteArray();
        text = text.sliced(text.indexOf(':') + 1);
        const qsizetype comment = text.indexOf(" #");
        return (comment < 0 ? text : text.first(comment)).trimmed();
    }

    /// True when something stands below the key whose line begins at @p line.
    [[nodiscard]] bool hasBlock(qsizetype line) const
    {
        const qsizetype next = line + endIn(m_bytes.sliced(line)) + 1;
        return next < m_bytes.size() && !isNothing(next)
            && (indentAt(next) > indentAt(line)
                || (indentAt(next) == indentAt(line)
                    && m_bytes.sliced(next + indentAt(next)).startsWith("- ")));
    }

private:
    static qsizetype endIn(QByteArrayView rest)
    {
        const qsizetype end = rest.indexOf('\n');
        return end < 0 ? rest.size() : end;
    }

    [[nodiscard]] qsizetype indentAt(qsizetype line) const
    {
        qsizetype indent = 0;
        while (line + indent < m_bytes.size() && m_bytes[line + indent] == ' ') {
            ++indent;
        }
        return indent;
    }

    /// Of a line that is empty or a comment.
    [[nodiscard]] bool isNothing(qsizetype line) const
    {
        const qsizetype text = line + indentAt(line);
        return text >= m_bytes.size() || m_bytes[text] == '\n' || m_bytes[text] == '#';
    }

    static bool isWordy(char byte)
    {
        return byte == '_' || byte == '-' || (byte >= '0' && byte <= '9')
            || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
    }

    /// The only line that begins with @p key; unclear where it is a key, or may be one, elsewhere.
    [[nodiscard]] Found lineOf(const QByteArray &key, qsizetype &line) const
    {
        Found found = Found::None;
        for (qsizetype at = m_bytes.indexOf(key); at >= 0; at = m_bytes.indexOf(key, at + 1)) {
            const qsizetype end = at + key.size();
            const char after = end < m_bytes.size() ? m_bytes[end] : '\n';
            const bool isWithin = at > 0 && isWordy(m_bytes[at - 1]);
            if (isWithin || (after != ':' && after != '"' && after != '\'')) {
                continue; // a part of another word, or a word of a text
            }
            const qsizetype begin = m_bytes.first(at).lastIndexOf('\n') + 1;
            if (found != Found::None || after != ':' || begin + indentAt(begin) != at) {
                return Found::Unclear;
            }
            found = Found::One;
            line = begin;
        }
        return found;
    }

    QByteArrayView m_bytes;
};

class GateGlance
{
public:
    explicit GateGlance(const ProtocolPack &pack)
        : m_pack(pack)
    {
    }

    /// True when nothing in @p bytes, a document of @p kind, can fail a gate.
    [[nodiscard]] bool passes(const KindModel &kind, const QByteArray &bytes) const
    {
        const Glance glance(bytes);
        if (glance.isTricky()) {
            return false;
        }
        for (const Gate &gate : m_pack.gates) {
            const bool isOwn = gate.kinds.contains(kind.kind.name);
            for (const Criterion &criterion : gate.criteria) {
                const bool isOf = criterion.of.isEmpty() ? isOwn : criterion.of == kind.kind.name;
                if (isOf && criterion.unlessKind != kind.kind.name
                    && !passes(gate, criterion, kind, glance)) {
                    return false;
                }
            }
        }
        return true;
    }

private:
    [[nodiscard]] bool passes(const Gate &gate, const Criterion &criterion, const KindModel &kind,
                              const Glance &glance) const
    {
        if (criterion.measure == Measure::Outside || !criterion.percentOf.isEmpty()
            || holdsAnother(gate, criterion)) { // what this machine has says nothing
            return true;
        }
        if (criterion.measure == Measure::RequiredFields) {
            return hasRequired(kind, glance);
        }
        if (!criterion.mode.isEmpty() || !criterion.unlessFound.isEmpty()
            || criterion.pointer.isRoot()) {
            return false;
        }
        qsizetype line = -1;
        const Glance::Found found = glance.find(criterion.pointer, line);
        if (found != Glance::Found::One) {
            return found == Glance::Found::None && criterion.onMissing != CriterionState::Failed;
        }
        const QByteArray value = glance.valueAt(line);
        const QByteArray counted = criterion.countValue.toUtf8();
        const bool isNone = value == "[]" || (!counted.isEmpty() && !glance.holds(counted));
        return criterion.isCount ? isNone && criterion.jsonSchema->accepts(0.0)
                                 : isAccepted(criterion, value);
    }

    static bool isAccepted(const Criterion &criterion, const QByteArray &value)
    {
        if (value.isEmpty() || value.contains('{') || value.contains('[')) {
            return false;
        }
        if (criterion.measure == Measure::Magnitude) {
            bool isNumber = false;
            const double number = std::abs(value.toDouble(&isNumber));
            return isNumber && criterion.jsonSchema->accepts(number);
        }
        const ParsedText parsed = parse(value, Format::Yaml);
        if (!parsed.isComplete() || parsed.documents.empty()
            || parsed.documents.front().tree.isEmpty()) {
            return false;
        }
        const CanonicalTree tree(parsed.documents.front().tree);
        return criterion.jsonSchema->accepts(tree, tree.base());
    }

    /// Of "/session" beside "/session/mode" the latter tells.
    static bool holdsAnother(const Gate &gate, const Criterion &criterion)
    {
        const QString within = criterion.pointer.toString() + u'/';
        return !criterion.pointer.isRoot()
            && std::ranges::any_of(gate.criteria, [&within](const Criterion &other) {
                   return other.pointer.toString().startsWith(within)
                       && other.onMissing == CriterionState::Failed;
               });
    }

    static bool hasRequired(const KindModel &kind, const Glance &glance)
    {
        const FieldSchema *const block = fieldAt(kind.kind.fields, kind.block);
        return block && std::ranges::all_of(block->properties, [&](const FieldSchema &field) {
                   qsizetype line = -1;
                   if (!field.isRequired) {
                       return true;
                   }
                   if (glance.find(kind.block.child(field.name), line) != Glance::Found::One) {
                       return false;
                   }
                   const QByteArray value = glance.valueAt(line);
                   static const QByteArrayList nothing{"null", "~", "\"\"", "''", "Null", "NULL"};
                   return value.isEmpty() ? glance.hasBlock(line) : !nothing.contains(value);
               });
    }

    const ProtocolPack &m_pack;
};

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.size() <= mostBytes && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                      : QByteArray();
}

/// The kind whose documents are called @p name; null where none is.
const KindModel *kindCalled(const ProtocolPack &pack, const QString &name)
{
    const auto isCalled = [&name](const KindModel &model) {
        const qsizetype at = model.fileName.indexOf("{phase}"_L1);
        const QString end = at < 0 ? QString() : model.fileName.sliced(at + 7);
        return at < 0 ? model.fileName == name
                      : name.startsWith(model.fileName.first(at)) && name.endsWith(end)
                && name.size() == at + 1 + end.size() && name[at].isDigit();
    };
    const auto found = std::ranges::find_if(pack.kinds, isCalled);
    return name.isEmpty() || found == pack.kinds.end() ? nullptr : &*found;
}

} // namespace

bool passesAtAGlance(const SessionPlace &place, const ProtocolCatalog &catalog)
{
    const auto [pack, layout] = layoutOf(place, catalog);
    if (!pack || !layout || place.stateFile.isEmpty()) {
        return false;
    }
    const GateGlance gates(*pack);
    for (const KindModel &kind : pack->kinds) {
        const bool isAsked = std::ranges::any_of(
            pack->gates, [&kind](const Gate &gate) { return gate.kinds.contains(kind.kind.name); });
        if (!kind.kind.isHandoff && isAsked && !gates.passes(kind, bytesOf(place.stateFile))) {
            return false;
        }
    }
    const QString folder = QDir::cleanPath(place.path + u'/' + layout->handoffs);
    for (const QString &name : candidatesIn(folder)) {
        const QString path = folder + u'/' + name;
        const KindModel *const kind = kindCalled(*pack, name);
        if (path == place.stateFile) {
            continue;
        }
        if (!kind || !gates.passes(*kind, bytesOf(path))) {
            return false;
        }
    }
    return true;
}

} // namespace baton
