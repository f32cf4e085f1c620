// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/process/keyringprocess.h"

#include "app/cli/common/serverpassword.h"
#include "app/process/keyring.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstring>

namespace baton {

bool isKeyringProcess(int argc, char **argv)
{
    return argc == 3 && std::strcmp(argv[1], cli::keyringArgument) == 0;
}

int runKeyringProcess(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    keyring::read(QString::fromLocal8Bit(argv[2]), &application, [](const QString &password) {
        const QByteArray bytes = password.toUtf8();
        std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stdout);
        QCoreApplication::exit(std::fflush(stdout) == 0 ? 0 : 1);
    });
    return QCoreApplication::exec();
}

} // namespace baton
