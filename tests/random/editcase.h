// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"

#include <optional>

/// The result of one edit of one document.
struct EditCase
{
    QByteArray fault;       ///< property that was broken; empty: none
    QString refusal;        ///< reason why the edit was refused; empty: accepted
    QByteArray after;       ///< the document after the edit
    baton::Value wanted;    ///< expected value of the document after the edit
    bool isPossible = true; ///< false: the edit makes no sense, such as a key that exists already
};

/// Plans @p edit and checks that the bytes outside are unchanged, that the tree is the expected
/// one, that only comments of removed entries are lost, that the inverse restores every byte, and
/// that there is no proofFault().
[[nodiscard]] EditCase checkEdit(const QByteArray &before, baton::Format format, int document,
                                 const baton::TreeEdit &edit);

/// The options by which the tests parse a document.
[[nodiscard]] baton::ParseOptions optionsFor(baton::Format format);

/// @p bytes reduced to as few lines as possible for which @p edit still fails.
[[nodiscard]] QByteArray shrunk(QByteArray bytes, baton::Format format, int document,
                                const baton::TreeEdit &edit);
