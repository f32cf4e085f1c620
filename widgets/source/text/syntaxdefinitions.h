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

/// The definitions by which texts are coloured. A worker reads them when the first text is shown:
/// the definition of Markdown alone brings a dozen others, which would take the window several
/// frames.
class SyntaxDefinitions final : public QObject
{
    Q_OBJECT

public:
    SyntaxDefinitions();
    ~SyntaxDefinitions() override;

    [[nodiscard]] static SyntaxDefinitions &instance();

    [[nodiscard]] bool isReady() const { return m_repository != nullptr; }
    /// An invalid one for plain text, and for all before they are ready.
    [[nodiscard]] KSyntaxHighlighting::Definition of(Format format) const;

Q_SIGNALS:
    void ready();

private:
    std::shared_ptr<KSyntaxHighlighting::Repository> m_repository;
};

} // namespace baton
