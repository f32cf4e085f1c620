// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/diskdependencies.h"

#include <utility>

namespace baton {

namespace {

thread_local DiskDependencies *collecting = nullptr;

} // namespace

DiskDependencies::DiskDependencies()
    : m_outer(std::exchange(collecting, this))
{
}

DiskDependencies::~DiskDependencies()
{
    collecting = m_outer;
}

void DiskDependencies::add(const QString &path)
{
    if (collecting && !path.isEmpty()) {
        collecting->m_paths.insert(path);
    }
}

} // namespace baton
