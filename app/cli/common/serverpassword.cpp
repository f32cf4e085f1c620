// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/serverpassword.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/hiddenline.h"

#include <QProcess>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace baton::cli {

QString keyringPassword(const DatabaseAddress &address)
{
    constexpr int longest = 60'000; // the user may have to unlock it
    QProcess keyring;
    keyring.start(QCoreApplication::applicationDirPath() + u"/baton-window"_s,
                  {QString::fromLatin1(keyringArgument), address.text()}, QProcess::ReadOnly);
    if (!keyring.waitForFinished(longest) || keyring.exitStatus() != QProcess::NormalExit) {
        return {};
    }
    return QString::fromUtf8(keyring.readAllStandardOutput());
}

QString typedPassword(const DatabaseAddress &address)
{
    return ::isatty(STDIN_FILENO) == 1
        ? readHiddenLine(CliTexts::tr("Password for %1: ").arg(address.text()))
        : QString();
}

Failure withoutPassword(const QString &message)
{
    QStringList sentences{
        message, CliTexts::tr("The keyring of the desktop has no password that the server takes.")};
    if (::isatty(STDIN_FILENO) != 1) {
        sentences.append(CliTexts::tr("On a terminal Baton asks for it."));
    }
    return Failure{sentences.join(u' ')};
}

} // namespace baton::cli
