// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

namespace baton {

/// A file of an XML Schema, with its path relative to the schema's folder.
struct XsdFile
{
    QString name;
    QByteArray bytes;
};

/// The place and reason why an XML Schema cannot be used.
struct XsdProblem
{
    QString file;
    int line = 0;
    QString message;

    friend bool operator==(const XsdProblem &, const XsdProblem &) = default;
};

using XsdReader = std::function<Result<QByteArray>(const QString &name)>;

/// The XML Schema @p name and all files that it includes, imports or redefines. Each is read once
/// with @p read, which decides whether it may be read. URLs are never fetched. A DOCTYPE, or a
/// schema that expands too much, is rejected. Empty after an error, which is added to @p problems.
[[nodiscard]] std::vector<XsdFile> readXsdFiles(const QString &name, const XsdReader &read,
                                                std::vector<XsdProblem> &problems);

} // namespace baton
