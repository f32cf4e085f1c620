// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"
#include "models/values/result.h"

namespace baton::edit {

/// The index that @p token refers to in a list of @p count items, or -1.
[[nodiscard]] qsizetype listIndex(QStringView token, qsizetype count);

// Messages for refused edits: one sentence each with what, where and what to do.
[[nodiscard]] Failure noSuchPlace(const JsonPointer &at);
[[nodiscard]] Failure notAMap(const JsonPointer &at);
[[nodiscard]] Failure notAList(const JsonPointer &at);
[[nodiscard]] Failure duplicateKeyFailure(const JsonPointer &at);
[[nodiscard]] Failure ambiguous(const JsonPointer &at);
[[nodiscard]] Failure rootStays();
[[nodiscard]] Failure noSuchDocument(int document);
[[nodiscard]] Failure notReadable(int document);
[[nodiscard]] Failure notText();
[[nodiscard]] Failure notEditable(const JsonPointer &at);
[[nodiscard]] Failure mixedText(const JsonPointer &at);
[[nodiscard]] Failure commentsLost(const JsonPointer &at);
[[nodiscard]] Failure onlyText(const JsonPointer &at);
[[nodiscard]] Failure oneElement(const JsonPointer &at);
[[nodiscard]] Failure oneRoot();
[[nodiscard]] Failure noItems(const JsonPointer &at);
[[nodiscard]] Failure prefixInUse(const JsonPointer &at);
[[nodiscard]] Failure notAName(const QString &key);
[[nodiscard]] Failure throughAlias(const JsonPointer &at, const QString &anchor);
[[nodiscard]] Failure shared(const JsonPointer &at, const QString &anchor,
                             const JsonPointer &alias);
[[nodiscard]] Failure anchorInUse(const JsonPointer &at, const QString &anchor,
                                  const JsonPointer &alias);
[[nodiscard]] Failure aliasFirst(const JsonPointer &at, const QString &anchor);
[[nodiscard]] Failure notSpellable(const JsonPointer &at, const QString &text);
[[nodiscard]] Failure notAHeading(const QString &key);
[[nodiscard]] Failure onlyHeading(const JsonPointer &at);
[[nodiscard]] Failure notAFile(const QString &key);
[[nodiscard]] Failure onlyTexts(const JsonPointer &at);
[[nodiscard]] Failure holdsHeading(const JsonPointer &at, const QString &line);
[[nodiscard]] Failure openFence(const JsonPointer &at);
[[nodiscard]] Failure readsAsList(const JsonPointer &at);
[[nodiscard]] Failure readsAsFiles(const JsonPointer &at);
[[nodiscard]] Failure splitTab(int document);
[[nodiscard]] Failure endsFence(const JsonPointer &at, const QByteArray &fence);
[[nodiscard]] Failure notProven(const JsonPointer &at);

} // namespace baton::edit
