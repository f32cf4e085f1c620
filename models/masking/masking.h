// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/masking/secret.h"

#include <QRegularExpression>
#include <QStringList>

#include <vector>

namespace baton {

/// The definition of a secret for all texts that leave the machine: copied, saved, written as a
/// report. A value for workers.
class Masking
{
public:
    /// The usual kinds.
    Masking();

    /// The ids of all kinds, sorted.
    [[nodiscard]] static const QStringList &kinds();
    [[nodiscard]] static bool isUsual(const QString &kind);
    /// "Home folder".
    [[nodiscard]] static QString titleOf(const QString &kind);
    /// "[masked]", which replaces every secret except for the home folder.
    [[nodiscard]] static QString mark();

    void setOn(const QString &kind, bool isOn);
    [[nodiscard]] bool isOn(const QString &kind) const { return m_kinds.contains(kind); }
    /// Masks the matches of @p pattern: its first group, or all of it. Returns its error, or an
    /// empty text.
    [[nodiscard]] QString addPattern(const QString &pattern);

    /// The kinds that are on and the own patterns: the same for maskings that mask the same.
    [[nodiscard]] QStringList rules() const;

    /// The secrets in @p text by position. They do not overlap.
    [[nodiscard]] std::vector<Secret> secretsIn(const QString &text) const;
    /// Masks the secrets of each text in all texts that @p visit calls its argument with. Returns
    /// the number of places.
    template <typename Visit>
    int maskAll(Visit visit) const;
    [[nodiscard]] QString masked(QString text) const;

    /// The masking of the program; the usual kinds until it is set.
    [[nodiscard]] static Masking inUse();
    static void use(const Masking &masking);

private:
    QStringList m_kinds; ///< ids of the kinds that are masked
    std::vector<QRegularExpression> m_own;
};

/// Masks @p secrets, which were found in @p text. Returns how many that were.
int mask(QString &text, const std::vector<Secret> &secrets);
/// The same for @p secret in @p text without any sign of a secret around it: a password that is
/// known from another place.
int maskRepeated(QString &text, const Secret &secret);

/// Adds the @p secrets whose text does not occur in @p all.
void addNew(std::vector<Secret> &all, const std::vector<Secret> &secrets);

template <typename Visit>
int Masking::maskAll(Visit visit) const
{
    std::vector<Secret> all;
    int places = 0;
    visit([&](QString &text) {
        const std::vector<Secret> secrets = secretsIn(text);
        places += mask(text, secrets);
        addNew(all, secrets);
    });
    if (!all.empty()) {
        visit([&](QString &text) {
            for (const Secret &secret : all) {
                places += maskRepeated(text, secret);
            }
        });
    }
    return places;
}

} // namespace baton
