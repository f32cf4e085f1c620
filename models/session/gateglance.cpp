// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gateglance.h"

#include "models/check/canonicaltree.h"
#include "models/check/rule.h"
#include "models/document/parse.h"
#include "models/protocol/catalog.h"
#include "models/protocol/jsonschema.h"
#include "models/protocol/protocolpack.h"
#include "models/session/blockglance.h"
#include "models/session/folderlook.h"
#include "models/session/summaryreader.h"

#include <QDir>
#include <QFile>

#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 mostGlanced = 64 << 10;

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
        const BlockGlance glance(bytes);
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
                              const BlockGlance &glance) const
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
        qsizetype at = -1;
        const BlockGlance::Found found = glance.find(criterion.pointer, at);
        if (found != BlockGlance::Found::One) {
            return found == BlockGlance::Found::None
                && criterion.onMissing != CriterionState::Failed
                && !mayBeCalledElse(criterion, kind, glance);
        }
        const QByteArray value = glance.valueAt(at);
        const QByteArray counted = criterion.countValue.toUtf8();
        const bool isNone = value == "[]" || (!counted.isEmpty() && !glance.holds(counted));
        return criterion.isCount ? isNone && criterion.jsonSchema->accepts(0.0)
                                 : isAccepted(criterion, value);
    }

    static bool mayBeCalledElse(const Criterion &criterion, const KindModel &kind,
                                const BlockGlance &glance)
    {
        const FieldSchema *const field = fieldAt(kind.kind.fields, criterion.pointer);
        return !field || std::ranges::any_of(field->synonyms, [&glance](const QString &name) {
            return glance.holds(name.toUtf8());
        });
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

    static bool hasRequired(const KindModel &kind, const BlockGlance &glance)
    {
        const FieldSchema *const block = fieldAt(kind.kind.fields, kind.block);
        return block && std::ranges::all_of(block->properties, [&](const FieldSchema &field) {
                   qsizetype at = -1;
                   if (!field.isRequired) {
                       return true;
                   }
                   if (glance.find(kind.block.child(field.name), at) != BlockGlance::Found::One) {
                       return false;
                   }
                   const QByteArray value = glance.valueAt(at);
                   static const QByteArrayList nothing{"null", "~", "\"\"", "''", "Null", "NULL"};
                   return value.isEmpty() ? glance.hasBlock(at) : !nothing.contains(value);
               });
    }

    const ProtocolPack &m_pack;
};

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.size() <= mostGlanced && file.open(QIODevice::ReadOnly) ? file.readAll()
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
