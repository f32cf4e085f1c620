// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/index/chosenindex.h"

#include "app/dialogs/dialogs.h"
#include "app/process/keyring.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/notices.h"
#include "models/index/database/sessionindex.h"
#include "widgets/search/indexbutton.h"

#include <QSettings>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A URL without a password; empty: the local one.
constexpr auto indexSetting = "search/index"_L1;

} // namespace

ChosenIndex::ChosenIndex(const WindowContext &context)
    : QObject(&context.commands)
    , m_context(context)
{
}

DatabaseAddress ChosenIndex::local() const
{
    return m_context.app.index.value_or(SessionIndex::localAddress());
}

void ChosenIndex::connectTo(IndexButton &button)
{
    button.setAddress(address());
    connect(this, &ChosenIndex::changed, &button, &IndexButton::setAddress);
    connect(&button, &IndexButton::localRequested, this, &ChosenIndex::chooseLocal);
    connect(&button, &IndexButton::otherRequested, this, &ChosenIndex::chooseOther);
    if (!std::exchange(m_isRemembered, true)) {
        const QString url = m_context.app.settings.value(indexSetting).toString();
        if (const auto address = databaseAddress(url); !url.isEmpty() && address) {
            use(*address);
        }
    }
}

void ChosenIndex::chooseLocal()
{
    m_context.app.settings.remove(indexSetting);
    set(std::nullopt);
}

void ChosenIndex::chooseOther()
{
    const DatabaseAddress now = address();
    const bool isServer = now.system == DatabaseAddress::System::Postgres;
    const std::optional<DatabaseChoice> choice =
        m_context.app.dialogs.index(&m_context.window, isServer ? now.text() : QString());
    if (!choice) {
        return;
    }
    const QString url = choice->address.text();
    if (choice->keepsPassword) {
        keyring::keep(url, choice->address.password, this, [this](const QString &problem) {
            if (!problem.isEmpty()) {
                m_context.notices.complain(tr("The password was not kept"), problem);
            }
        });
    }
    m_context.app.settings.setValue(indexSetting, url);
    use(choice->address);
}

void ChosenIndex::use(const DatabaseAddress &address)
{
    if (address.system == DatabaseAddress::System::Sqlite || !address.password.isEmpty()) {
        set(address);
        return;
    }
    keyring::read(address.text(), this,
                  [this, address, choice = ++m_choices](const QString &password) {
                      if (choice == m_choices) {
                          DatabaseAddress known = address;
                          known.password = password;
                          set(known);
                      }
                  });
}

void ChosenIndex::set(const std::optional<DatabaseAddress> &address)
{
    ++m_choices;
    m_address = address;
    Q_EMIT changed(this->address());
}

} // namespace baton
