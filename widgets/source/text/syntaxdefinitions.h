// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <QObject>

#include <memory>

namespace KSyntaxHighlighting {
class Definition;
class Repository;
} // namespace KSyntaxHighlighting

namespace baton {

/// The definitions for highlighting. A worker loads them when the first text is shown: Markdown's
/// definition alone loads a dozen others, which would block the window for several frames.
class SyntaxDefinitions final : public QObject
{
    Q_OBJECT

public:
    SyntaxDefinitions();
    ~SyntaxDefinitions() override;

    [[nodiscard]] static SyntaxDefinitions &instance();

    [[nodiscard]] bool isReady() const { return m_repository != nullptr; }
    /// The definition for @p format; invalid for plain text and until they are loaded.
    [[nodiscard]] KSyntaxHighlighting::Definition of(Format format) const;

Q_SIGNALS:
    void ready();

private:
    std::shared_ptr<KSyntaxHighlighting::Repository> m_repository;
};

} // namespace baton
