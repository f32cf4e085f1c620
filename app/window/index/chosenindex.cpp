// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/index/chosenindex.h"

#include "app/dialogs/dialogs.h"
#include "app/process/keyring.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/notices.h"
#include "models/index/database/sessionindex.h"
#include "widgets/search/indexbutton.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A URL without a password; empty: the local one.
constexpr auto indexSetting = "search/index"_L1;

/// The file or folder @p path, or that of a database; empty for a server, which is the same one for
/// all machines.
QString fileOf(const QString &path)
{
    const Result<DatabaseAddress> address =
        isDatabaseUrl(path) ? databaseAddress(path) : Result<DatabaseAddress>(Failure());
    return address ? address->path : path;
}

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

void ChosenIndex::openPlace(const QString &path, const QString &origin,
                            const std::function<void()> &open) const
{
    const QString file = fileOf(path);
    const QString shown = QDir::toNativeSeparators(file);
    if (!file.isEmpty() && !QFileInfo::exists(file)) {
        m_context.notices.complain(
            tr("%1 is not there.").arg(shown),
            tr("The index read it on %1. It was moved or removed since then, or it is on that "
               "machine.")
                .arg(origin));
        return;
    }
    open();
    if (!file.isEmpty() && origin != SessionIndex::localOrigin()) {
        m_context.notices.complain(
            tr("%1 may be another one than the index read.").arg(shown),
            tr("The index read it on %1. This is what this machine has at the same path.")
                .arg(origin));
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
