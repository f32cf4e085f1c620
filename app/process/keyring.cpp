// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/process/keyring.h"

#include <qt6keychain/keychain.h>

#include <QObject>

using namespace Qt::StringLiterals;

namespace baton::keyring {

namespace {

constexpr auto service = "Baton"_L1;

} // namespace

void read(const QString &key, QObject *receiver, const std::function<void(const QString &)> &take)
{
    auto *job = new QKeychain::ReadPasswordJob(service);
    job->setKey(key);
    QObject::connect(job, &QKeychain::Job::finished, receiver, [job, take] {
        take(job->error() == QKeychain::NoError ? job->textData() : QString());
    });
    job->start();
}

void keep(const QString &key, const QString &password, QObject *receiver,
          const std::function<void(const QString &)> &take)
{
    auto *job = new QKeychain::WritePasswordJob(service);
    job->setKey(key);
    job->setTextData(password);
    QObject::connect(job, &QKeychain::Job::finished, receiver, [job, take] {
        take(job->error() == QKeychain::NoError ? QString() : job->errorString());
    });
    job->start();
}

} // namespace baton::keyring
