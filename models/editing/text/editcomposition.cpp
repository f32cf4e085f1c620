// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/text/editcomposition.h"

#include <algorithm>
#include <limits>

namespace baton::edit {
namespace {

constexpr qsizetype unbounded = std::numeric_limits<qsizetype>::max() / 2;

/// A range of the original text, or new text.
struct ComposedPiece
{
    qsizetype begin = 0;
    qsizetype length = 0;
    QByteArray text;
    bool isNew = false;
};

std::vector<ComposedPiece> piecesOf(const TextEdits &edits)
{
    std::vector<ComposedPiece> pieces;
    qsizetype at = 0;
    for (const TextEdit &edit : edits) {
        pieces.push_back({at, edit.offset - at, {}, false});
        pieces.push_back({0, edit.text.size(), edit.text, true});
        at = edit.range().end;
    }
    pieces.push_back({at, unbounded, {}, false});
    return pieces;
}

/// Reads pieces from the front in portions of any length.
class ComposedPieceReader
{
public:
    explicit ComposedPieceReader(std::vector<ComposedPiece> pieces)
        : m_pieces(std::move(pieces))
    {
    }

    /// Appends the next @p length bytes to @p out, or drops them if @p out is null.
    void take(qsizetype length, std::vector<ComposedPiece> *out)
    {
        while (length > 0 && m_next < m_pieces.size()) {
            ComposedPiece &piece = m_pieces[m_next];
            const qsizetype part = std::min(length, piece.length);
            if (out) {
                out->push_back(
                    {piece.begin, part, piece.text.first(piece.isNew ? part : 0), piece.isNew});
            }
            piece.begin += part;
            piece.length -= part;
            piece.text = piece.text.sliced(piece.isNew ? part : 0);
            length -= part;
            m_next += piece.length == 0 ? 1 : 0;
        }
    }

private:
    std::vector<ComposedPiece> m_pieces;
    size_t m_next = 0;
};

TextEdits editsOf(const std::vector<ComposedPiece> &pieces)
{
    TextEdits edits;
    qsizetype at = 0;
    QByteArray text;
    for (const ComposedPiece &piece : pieces) {
        if (piece.isNew) {
            text += piece.text;
            continue;
        }
        if (piece.begin > at || !text.isEmpty()) {
            edits.push_back({at, piece.begin - at, std::exchange(text, {})});
        }
        at = piece.begin + piece.length;
    }
    return edits;
}

/// True if applied() accepts @p edits: they are in order, do not overlap and stay within @p size
/// bytes.
bool areSound(const TextEdits &edits, qsizetype size)
{
    qsizetype from = 0;
    for (const TextEdit &edit : edits) {
        if (edit.offset < from || edit.length < 0 || edit.range().end > size) {
            return false;
        }
        from = edit.range().end;
    }
    return true;
}

bool isInsideCharacter(char next)
{
    return (static_cast<uchar>(next) & 0xc0) == 0x80;
}

} // namespace

TextEdits composed(const TextEdits &first, const TextEdits &second)
{
    ComposedPieceReader reader(piecesOf(first));
    std::vector<ComposedPiece> pieces;
    qsizetype at = 0;
    for (const TextEdit &edit : second) {
        reader.take(edit.offset - at, &pieces);
        reader.take(edit.length, nullptr);
        pieces.push_back({0, edit.text.size(), edit.text, true});
        at = edit.range().end;
    }
    reader.take(unbounded, &pieces);
    return editsOf(pieces);
}

std::optional<TextEdits> merged(const std::vector<TextEdits> &lists)
{
    TextEdits all;
    for (const TextEdits &list : lists) {
        all.insert(all.end(), list.begin(), list.end());
    }
    // Insertions come before a replacement at the same offset.
    std::stable_sort(all.begin(), all.end(), [](const TextEdit &a, const TextEdit &b) {
        return std::pair(a.offset, a.length > 0) < std::pair(b.offset, b.length > 0);
    });
    TextEdits out;
    for (TextEdit &edit : all) {
        const bool isSamePlace = !out.empty() && out.back().length == 0 && edit.length == 0
            && out.back().offset == edit.offset;
        if (isSamePlace) {
            out.back().text += edit.text;
        } else if (!out.empty() && edit.offset < out.back().range().end) {
            return std::nullopt;
        } else {
            out.push_back(std::move(edit));
        }
    }
    return out;
}

TextEdits minimized(QByteArrayView bytes, const TextEdits &edits)
{
    if (!areSound(edits, bytes.size())) {
        return edits;
    }
    TextEdits out;
    for (const TextEdit &edit : edits) {
        const QByteArrayView before = bytes.sliced(edit.offset, edit.length);
        const QByteArrayView after = edit.text;
        const qsizetype shorter = std::min(before.size(), after.size());
        qsizetype front = 0;
        while (front < shorter && before[front] == after[front]) {
            ++front;
        }
        while (front > 0
               && ((front < before.size() && isInsideCharacter(before[front]))
                   || (front < after.size() && isInsideCharacter(after[front])))) {
            --front;
        }
        qsizetype back = 0;
        while (back < shorter - front
               && before[before.size() - 1 - back] == after[after.size() - 1 - back]) {
            ++back;
        }
        while (back > 0 && isInsideCharacter(before[before.size() - back])) {
            --back;
        }
        const qsizetype length = before.size() - front - back;
        const qsizetype added = after.size() - front - back;
        if (length > 0 || added > 0) {
            out.push_back({edit.offset + front, length, after.sliced(front, added).toByteArray()});
        }
    }
    return out;
}

} // namespace baton::edit
