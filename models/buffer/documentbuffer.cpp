// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/buffer/documentbuffer.h"

#include "models/strings/linestart.h"

#include <QScopedValueRollback>
#include <QUndoCommand>

#include <algorithm>
#include <optional>
#include <utility>

namespace baton {

namespace {

/// The one edit of whole lines that turns @p from into @p to.
TextEdit changedLines(const QByteArray &from, const QByteArray &to)
{
    const qsizetype shorter = std::min(from.size(), to.size());
    const auto differs = std::mismatch(from.begin(), from.begin() + shorter, to.begin()).first;
    const qsizetype head = lineStart(from, differs - from.begin());
    const auto differsBack =
        std::mismatch(from.rbegin(), from.rbegin() + (shorter - head), to.rbegin()).first;
    const qsizetype alike = differsBack - from.rbegin();
    const auto beginsLine = [&](const QByteArray &bytes) {
        const qsizetype place = bytes.size() - alike;
        return place == head || bytes[place - 1] == '\n';
    };
    const qsizetype lineEnd = from.last(alike).indexOf('\n');
    const qsizetype tail = beginsLine(from) && beginsLine(to) ? alike
        : lineEnd < 0                                         ? 0
                                                              : alike - lineEnd - 1;
    return {head, from.size() - head - tail, to.sliced(head, to.size() - head - tail)};
}

/// True if @p bytes may be split at @p place: not within a character or a line end.
bool mayPart(const QByteArray &bytes, qsizetype place)
{
    if (place == 0 || place == bytes.size()) {
        return true;
    }
    const bool isInCharacter = (static_cast<unsigned char>(bytes[place]) & 0xC0U) == 0x80U;
    return !isInCharacter && !(bytes[place - 1] == '\r' && bytes[place] == '\n');
}

/// The edit that replaces the bytes @p before at @p offset by @p after, without their common
/// beginning and end, so that the caret moves to the change.
TextEdit narrowed(qsizetype offset, const QByteArray &before, const QByteArray &after)
{
    if (before == after) {
        return {offset, before.size(), after};
    }
    const qsizetype shorter = std::min(before.size(), after.size());
    const auto differs = std::mismatch(before.begin(), before.begin() + shorter, after.begin());
    qsizetype head = differs.first - before.begin();
    while (!mayPart(before, head) || !mayPart(after, head)) {
        --head;
    }
    const auto differsBack =
        std::mismatch(before.rbegin(), before.rbegin() + (shorter - head), after.rbegin());
    qsizetype tail = differsBack.first - before.rbegin();
    while (!mayPart(before, before.size() - tail) || !mayPart(after, after.size() - tail)) {
        --tail;
    }
    return {offset + head, before.size() - head - tail,
            after.sliced(head, after.size() - head - tail)};
}

TextEdits movedBy(TextEdits edits, qsizetype shift)
{
    std::ranges::for_each(edits, [shift](TextEdit &edit) { edit.offset += shift; });
    return edits;
}

/// True for the edit of a keystroke, which is made in place: long documents are not copied for it.
bool isOneInside(const TextEdits &edits, qsizetype size)
{
    return edits.size() == 1 && edits.front().offset >= 0 && edits.front().length >= 0
        && edits.front().range().end <= size;
}

} // namespace

class DocumentBuffer::Step : public QUndoCommand
{
public:
    /// @p result is the text after the edits, if the caller has computed it.
    Step(DocumentBuffer &buffer, TextEdits edits, const QString &label, HistoryStep step,
         std::optional<QByteArray> result = {})
        : QUndoCommand(label)
        , m_buffer(buffer)
        , m_inverse(inverted(buffer.bytes(), edits))
        , m_edits(std::move(edits))
        , m_isTyping(step != HistoryStep::Alone)
        , m_goesOn(step == HistoryStep::GoesOn && !buffer.m_isStepOver)
        , m_result(std::move(result))
    {
        if (m_isTyping && m_edits.size() == 1) {
            setChange(m_edits.front().offset, m_inverse.front().text, m_edits.front().text);
        }
    }

    void redo() override
    {
        m_buffer.m_isTyped = m_isTyping && !m_isMade;
        if (m_result) {
            m_buffer.m_bytes = *std::exchange(m_result, std::nullopt);
            ++m_buffer.m_revision;
            Q_EMIT m_buffer.changed(m_edits);
        } else {
            m_buffer.replay(m_edits);
        }
        if (std::exchange(m_isMade, true)) {
            m_buffer.m_isStepOver = true;
            Q_EMIT m_buffer.stepped(m_edits);
        }
    }
    void undo() override
    {
        m_buffer.m_isTyped = false;
        m_buffer.replay(m_inverse);
        m_buffer.m_isStepOver = true;
        if (!m_buffer.m_isForgetting) {
            Q_EMIT m_buffer.stepped(m_inverse);
        }
    }
    int id() const override { return m_isTyping ? 1 : -1; }

    /// Merges both into one edit of everything that they changed, so that undo is a single change.
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto &next = static_cast<const Step &>(*other);
        if (!next.m_goesOn) {
            return false;
        }
        const QByteArray &now = m_buffer.bytes();
        qsizetype between = now.size();
        for (const TextEdit &edit : next.m_edits) {
            between -= edit.text.size() - edit.length;
        }
        const qsizetype begin = std::min(m_inverse.front().offset, next.m_inverse.front().offset);
        const qsizetype behind = std::min(between - m_inverse.back().range().end,
                                          now.size() - next.m_inverse.back().range().end);
        const QByteArray after = now.sliced(begin, now.size() - behind - begin);
        const QByteArray half = applied(after, movedBy(next.m_inverse, -begin)).value();
        setChange(begin, applied(half, movedBy(m_inverse, -begin)).value(), after);
        return true;
    }

private:
    void setChange(qsizetype offset, const QByteArray &before, const QByteArray &after)
    {
        m_edits = {narrowed(offset, before, after)};
        const TextEdit &edit = m_edits.front();
        m_inverse = {
            {edit.offset, edit.text.size(), before.sliced(edit.offset - offset, edit.length)}};
    }

    DocumentBuffer &m_buffer;
    TextEdits m_inverse;
    TextEdits m_edits;
    bool m_isTyping;
    bool m_goesOn;
    std::optional<QByteArray> m_result; ///< until it is made
    bool m_isMade = false;              ///< once, so that the next time is a redo
};

DocumentBuffer::DocumentBuffer(QObject *parent)
    : QObject(parent)
{
    connect(&m_history, &QUndoStack::cleanChanged, this,
            [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

void DocumentBuffer::reset(const QByteArray &bytes)
{
    m_bytes = bytes;
    ++m_revision;
    m_history.clear();
    m_isStepOver = true;
    m_isTyped = false;
    Q_EMIT wasReset();
}

void DocumentBuffer::replaceAll(const QByteArray &bytes, const QString &label)
{
    m_history.push(new Step(*this, {changedLines(m_bytes, bytes)}, label, HistoryStep::Alone));
}

Outcome DocumentBuffer::apply(const TextEdits &edits, const QString &label, HistoryStep step,
                              std::optional<QByteArray> result)
{
    if (!result && !isOneInside(edits, m_bytes.size())) {
        Result<QByteArray> probe = applied(m_bytes, edits);
        if (!probe) {
            return probe.failure();
        }
        result = std::move(*probe);
    }
    m_isStepOver = m_isStepOver || step != HistoryStep::GoesOn;
    if (!edits.empty()) {
        m_history.push(new Step(*this, edits, label, step, std::move(result)));
        m_isStepOver = false; // a single step is never joined
    }
    return std::monostate{};
}

void DocumentBuffer::forgetBehind(int index)
{
    const QScopedValueRollback guard(m_isForgetting, true);
    m_history.setIndex(index);
    auto *nothing = new QUndoCommand; // the pushed command removes the steps that could be redone
    nothing->setObsolete(true);
    m_history.push(nothing);
}

void DocumentBuffer::replay(const TextEdits &edits)
{
    if (isOneInside(edits, m_bytes.size())) {
        const TextEdit &edit = edits.front();
        m_bytes.replace(edit.offset, edit.length, edit.text);
    } else {
        m_bytes = applied(m_bytes, edits).value();
    }
    ++m_revision;
    Q_EMIT changed(edits);
}

} // namespace baton
