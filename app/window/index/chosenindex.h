// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"
#include "models/database/databaseaddress.h"

#include <QObject>

#include <functional>
#include <optional>

namespace baton {

class IndexButton;

/// The index of sessions for search and statistics: that of this machine, or one that the user
/// entered, which is remembered without its password.
class ChosenIndex : public QObject
{
    Q_OBJECT

public:
    explicit ChosenIndex(const WindowContext &context);

    [[nodiscard]] DatabaseAddress address() const { return m_address.value_or(local()); }
    /// @p button shows and changes the index. On first use changed() reports the choice of an
    /// earlier start.
    void connectTo(IndexButton &button);
    /// Calls @p open if the file, folder or database @p path, which the index read on the machine
    /// @p origin, is on this one. Tells the user if it is not, or if it may be another one.
    void openPlace(const QString &path, const QString &origin,
                   const std::function<void()> &open) const;

Q_SIGNALS:
    void changed(const baton::DatabaseAddress &address);

private:
    void chooseLocal();
    void chooseOther();
    void use(const DatabaseAddress &address);
    void set(const std::optional<DatabaseAddress> &address);
    [[nodiscard]] DatabaseAddress local() const;

    const WindowContext &m_context;
    std::optional<DatabaseAddress> m_address; ///< nullopt: the index of this machine
    int m_choices =
        0; ///< number of the choice; late answers of the keyring to earlier ones are dropped
    bool m_isRemembered =
        false; ///< the keyring is queried for the password on first use of the index
};

} // namespace baton
