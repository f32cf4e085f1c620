// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

namespace baton {

/// One file of an XML Schema, by its name from the schema's folder on.
struct XsdFile
{
    QString name;
    QByteArray bytes;
};

/// The reason why an XML Schema cannot be used, and where.
struct XsdProblem
{
    QString file;
    int line = 0;
    QString message;

    friend bool operator==(const XsdProblem &, const XsdProblem &) = default;
};

using XsdReader = std::function<Result<QByteArray>(const QString &name)>;

/// The XML Schema @p name and every file that it includes, imports or redefines, each read once
/// through @p read, which decides what may be read. Addresses are never fetched; a DOCTYPE is
/// refused, and so is a schema that expands to too much. Empty after an error, which is added to @p
/// problems.
[[nodiscard]] std::vector<XsdFile> readXsdFiles(const QString &name, const XsdReader &read,
                                                std::vector<XsdProblem> &problems);

} // namespace baton
