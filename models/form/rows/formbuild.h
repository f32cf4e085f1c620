// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/lastvalidsnapshot.h"
#include "models/form/rows/formmodel.h"

#include <QMutex>

namespace baton {

class ProtocolCatalog;

/// The input for the form of one handoff: a state of the text and the state of the form.
struct FormRequest
{
    SnapshotPtr shown; ///< owner of the objects that rows point to
    std::shared_ptr<const ProtocolCatalog> catalog;
    HandoffId place;
    FormState state;

    friend bool operator==(const FormRequest &, const FormRequest &) = default;
};

/// A form and the request that it was built from.
struct BuiltForm
{
    FormRequest source;
    QHash<QString, bool> expanded; ///< source.state.expanded with the defaults chosen by content
    FormModel model;
};

/// Builds the whole form. Pure. Passing @p part saves extracting the handoff's part of a document
/// with several.
[[nodiscard]] BuiltForm makeForm(const FormRequest &source,
                                 std::shared_ptr<const Tree> part = nullptr);

/// The input of a FormBuilder for the handoff of @p source. @p bytes owns the text that the input
/// refers to.
[[nodiscard]] FormInput inputOf(const FormRequest &source, const Tree *part, QByteArray &bytes);

/// Lets the worker that analyses a document build its form as well, so that the UI thread only
/// takes the result. Thread-safe.
class FormPreparation
{
public:
    /// Sets the handoff and the state to build forms for.
    void setState(const HandoffId &place, const FormState &state);
    /// Builds the form of @p now, or of the last valid state, for the current setState().
    void prepare(const SnapshotPtr &now, const LastValid &lastValid,
                 const std::shared_ptr<const ProtocolCatalog> &catalog);
    /// The prepared form if it was built from @p source, else null. Returns it only once.
    [[nodiscard]] std::unique_ptr<BuiltForm> take(const FormRequest &source);

private:
    QMutex m_mutex;
    HandoffId m_place;
    FormState m_state;
    FormRequest m_last; ///< request of the last preparation
    std::unique_ptr<BuiltForm> m_made;
};

} // namespace baton
