// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/random/random.h"

/// Writes random XML and returns its value according to xmlTestOptions().
class XmlWriter
{
public:
    XmlWriter(Random &random, int size);

    QByteArray out;

    baton::Value document();

private:
    /// The layout of the child elements of an element.
    struct Layout
    {
        bool isSpread = true;
        QByteArray indentation; ///< indentation of elements
        QByteArray closing;     ///< whitespace before the end tag
    };

    baton::Value element(const QByteArray &name, const QByteArray &indentation, int depth,
                         bool canSpread);
    bool attributes(baton::Value &map, const QByteArray &indentation);
    baton::Value list(const QByteArray &name, const QByteArray &indentation, int depth,
                      bool canSpread, bool isChoice);
    void children(baton::Value &map, const Layout &layout, int depth);
    void mixed(baton::Value &map, int depth);
    [[nodiscard]] Layout layoutIn(const QByteArray &indentation, bool canSpread);
    void openLine(const Layout &layout);
    void endElement(const Layout &layout);
    void notesBefore(const Layout &layout);
    QByteArray note();
    QByteArray name();

    QString text(const QByteArray &indentation, bool canSpread, bool isFilled);
    QString plain(bool isFilled);
    QString section();
    QString lines(const QByteArray &indentation);
    QByteArray escaped(const QString &text);
    QByteArray escapedValue(const QString &text, char quote);
    QString filling();

    Random &m_random;
    int m_left;
    QByteArray m_step;
    QByteArray m_prefix;
    int m_noteRate;
    int m_notes = 0;
};
