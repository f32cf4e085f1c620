// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/masking/masking.h"

#include "models/masking/markfinder.h"
#include "models/masking/secretpatterns.h"

#include <QCoreApplication>
#include <QMutex>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Shorter ones would tear ordinary words apart.
constexpr qsizetype shortestRepeated = 6;

QMutex useLock;

Masking &maskingInUse()
{
    static Masking masking;
    return masking;
}

bool overlaps(const Secret &a, const Secret &b)
{
    return a.start < b.start + b.text.size() && b.start < a.start + a.text.size();
}

bool isOfQuote(const QString &group)
{
    return group == "escape"_L1 || group == "unicode"_L1;
}

/// The secret part of @p match: the group that took part, or all. The groups "escape" and "unicode"
/// are those of an opening quote.
std::pair<qsizetype, QString> secretPart(const QRegularExpressionMatch &match)
{
    const QStringList names = match.regularExpression().namedCaptureGroups();
    for (int group = 1; group <= match.lastCapturedIndex(); ++group) {
        if (match.capturedLength(group) > 0 && !isOfQuote(names[group])) {
            return {match.capturedStart(group), match.captured(group)};
        }
    }
    return {match.capturedStart(), match.captured()};
}

Secret secretOf(const QString &kind, const char *title)
{
    return {kind,
            QCoreApplication::translate("baton::Secret", title),
            {},
            kind == "home-path"_L1 ? u"~"_s : Masking::mark(),
            0};
}

void find(const QRegularExpression &expression, const QString &text, const QString &kind,
          const char *title, qsizetype (*lengthOf)(QStringView), std::vector<Secret> &found)
{
    for (qsizetype from = 0; from < text.size();) {
        const QRegularExpressionMatch match = expression.match(text, from);
        if (!match.hasMatch()) {
            return;
        }
        from = std::max(match.capturedEnd(), match.capturedStart() + 1);
        Secret secret = secretOf(kind, title);
        std::tie(secret.start, secret.text) = secretPart(match);
        if (lengthOf != nullptr) {
            secret.text.truncate(lengthOf(secret.text));
            from = secret.start + std::max<qsizetype>(1, secret.text.size());
        }
        const bool isTaken = std::ranges::any_of(
            found, [&secret](const Secret &other) { return overlaps(secret, other); });
        if (!secret.text.isEmpty() && !isTaken) {
            found.push_back(std::move(secret));
        }
    }
}

/// Excludes the patterns that cannot match a text, in one pass.
const MarkFinder &patternMarks()
{
    static const MarkFinder finder = [] {
        std::vector<QByteArrayList> marks;
        for (const SecretPattern &pattern : secretPatterns()) {
            marks.push_back(pattern.marks);
        }
        return MarkFinder(marks);
    }();
    return finder;
}

} // namespace

Masking::Masking()
{
    for (const SecretPattern &pattern : secretPatterns()) {
        if (pattern.isUsual) {
            setOn(pattern.kind, true);
        }
    }
}

const QStringList &Masking::kinds()
{
    static const QStringList all = [] {
        QStringList kinds;
        for (const SecretPattern &pattern : secretPatterns()) {
            kinds.append(pattern.kind);
        }
        kinds.sort();
        kinds.removeDuplicates();
        return kinds;
    }();
    return all;
}

bool Masking::isUsual(const QString &kind)
{
    const auto &all = secretPatterns();
    const auto found = std::ranges::find(all, kind, &SecretPattern::kind);
    return found != all.end() && found->isUsual;
}

/// The title of the last pattern of a kind, which is its most general one.
QString Masking::titleOf(const QString &kind)
{
    QString title;
    for (const SecretPattern &pattern : secretPatterns()) {
        if (pattern.kind == kind) {
            title = QCoreApplication::translate("baton::Secret", pattern.title);
        }
    }
    return title;
}

QString Masking::mark()
{
    return QCoreApplication::translate("baton::Secret", "[masked]");
}

void Masking::setOn(const QString &kind, bool isOn)
{
    m_kinds.removeAll(kind);
    if (isOn) {
        m_kinds.append(kind);
    }
}

QString Masking::addPattern(const QString &pattern)
{
    const QRegularExpression expression(pattern, QRegularExpression::UseUnicodePropertiesOption);
    if (!expression.isValid()) {
        return QCoreApplication::translate("baton::Secret",
                                           "\"%1\" is not a regular expression: "
                                           "%2.")
            .arg(pattern, expression.errorString());
    }
    if (expression.match(QString()).hasMatch()) {
        return QCoreApplication::translate("baton::Secret", "\"%1\" fits an empty text, too.")
            .arg(pattern);
    }
    m_own.push_back(expression);
    return {};
}

QStringList Masking::rules() const
{
    QStringList rules = m_kinds;
    rules.sort();
    for (const QRegularExpression &own : m_own) {
        rules.append(own.pattern());
    }
    return rules;
}

std::vector<Secret> Masking::secretsIn(const QString &text) const
{
    std::vector<Secret> secrets;
    for (const QRegularExpression &own : m_own) {
        find(own, text, u"own"_s, QT_TRANSLATE_NOOP("baton::Secret", "Own pattern"), nullptr,
             secrets);
    }
    const std::vector<SecretPattern> &patterns = secretPatterns();
    const std::vector<bool> mayFit = patternMarks().foundIn(text);
    for (size_t i = 0; i < patterns.size(); ++i) {
        const SecretPattern &pattern = patterns[i];
        if (mayFit[i] && isOn(pattern.kind)) {
            find(pattern.expression, text, pattern.kind, pattern.title, pattern.lengthOf, secrets);
        }
    }
    std::ranges::sort(secrets, {}, &Secret::start);
    return secrets;
}

QString Masking::masked(QString text) const
{
    maskAll([&text](const auto &take) { take(text); });
    return text;
}

Masking Masking::inUse()
{
    const QMutexLocker lock(&useLock);
    return maskingInUse();
}

void Masking::use(const Masking &masking)
{
    const QMutexLocker lock(&useLock);
    maskingInUse() = masking;
}

int mask(QString &text, const std::vector<Secret> &secrets)
{
    for (auto secret = secrets.rbegin(); secret != secrets.rend(); ++secret) {
        text.replace(secret->start, secret->text.size(), secret->mask);
    }
    return int(secrets.size());
}

void addNew(std::vector<Secret> &all, const std::vector<Secret> &secrets)
{
    for (const Secret &secret : secrets) {
        if (std::ranges::find(all, secret.text, &Secret::text) == all.end()) {
            all.push_back(secret);
        }
    }
}

int maskRepeated(QString &text, const Secret &secret)
{
    if (secret.text.size() < shortestRepeated) {
        return 0;
    }
    const auto places = text.count(secret.text);
    if (places > 0) {
        text.replace(secret.text, secret.mask);
    }
    return int(places);
}

} // namespace baton
