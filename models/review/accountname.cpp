// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/review/accountname.h"

#include <QSysInfo>

#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace baton {

QString accountName()
{
    for (const char *variable : {"USER", "LOGNAME", "USERNAME"}) {
        if (QString name = qEnvironmentVariable(variable).trimmed(); !name.isEmpty()) {
            return name;
        }
    }
    // A container may run under a number that no account has.
    if (const passwd *account = getpwuid(geteuid())) {
        if (QString name = QString::fromLocal8Bit(account->pw_name); !name.isEmpty()) {
            return name;
        }
    }
    return u"%1@%2"_s.arg(QString::number(geteuid()), QSysInfo::machineHostName());
}

} // namespace baton
