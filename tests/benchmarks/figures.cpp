// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/figures.h"

#include "tests/benchmarks/measure.h"

#include <QDate>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QStringList>
#include <QThread>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString firstValue(const QString &path, QByteArrayView name)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith(name)) {
                return QString::fromUtf8(line.mid(line.indexOf(':') + 1)).simplified();
            }
        }
    }
    return {};
}

QString machine()
{
    const double memory =
        firstValue(u"/proc/meminfo"_s, "MemTotal").section(u' ', 0, 0).toDouble() / (1 << 20);
    return u"%1, %2 cores, %3 GB of memory; %4"_s.arg(firstValue(u"/proc/cpuinfo"_s, "model name"))
        .arg(QThread::idealThreadCount())
        .arg(memory, 0, 'f', 0)
        .arg(QSysInfo::prettyProductName());
}

QString row(const Figure &figure)
{
    return u"| %1 | %2 | %3 | %4 |\n"_s.arg(figure.what, figure.value, figure.against, figure.when);
}

/// The work of all processors since the system started.
struct Ticks
{
    double busy = 0;
    double all = 0;
};

Ticks ticks()
{
    Ticks sum;
    QFile file(u"/proc/stat"_s);
    if (file.open(QIODevice::ReadOnly)) {
        const QByteArrayList cells = file.readLine().simplified().split(' ');
        for (qsizetype i = 1; i < std::min<qsizetype>(cells.size(), 9); ++i) {
            const bool isIdle = i == 4 || i == 5; // idle, or waiting for the disk
            sum.all += cells[i].toDouble();
            sum.busy += isIdle ? 0 : cells[i].toDouble();
        }
    }
    return sum;
}

const QString onMachine = u" on "_s;

/// Letter and name of each machine of @p page.
QMap<QChar, QString> machinesOf(const QString &page)
{
    static const QRegularExpression entry(u"^- ([A-Z]): (.+)$"_s,
                                          QRegularExpression::MultilineOption);
    QMap<QChar, QString> machines;
    for (const QRegularExpressionMatch &match : entry.globalMatch(page)) {
        machines.insert(match.capturedView(1).front(), match.captured(2));
    }
    return machines;
}

/// The letter of @p machine among @p machines; a new machine gets the first free letter.
QChar letterOf(const QString &machine, QMap<QChar, QString> &machines)
{
    QChar letter = machines.key(machine, u'A');
    while (machines.value(letter, machine) != machine) {
        letter = QChar(letter.unicode() + 1);
    }
    machines.insert(letter, machine);
    return letter;
}

std::vector<Figure> figuresOf(const QString &page)
{
    std::vector<Figure> figures;
    QString area;
    for (const QString &line : page.split(u'\n')) {
        const QStringList cells = line.split(u" | "_s);
        if (line.startsWith(u"## "_s)) {
            area = line.mid(3);
        } else if (line.startsWith(u"| "_s) && cells.size() == 4
                   && !line.startsWith(u"| Figure |"_s)) {
            figures.push_back({area, cells[0].mid(2), cells[1], cells[2], cells[3].chopped(2)});
        }
    }
    return figures;
}

} // namespace

QStringList figureAreas()
{
    return {u"Editor"_s, u"Protocols"_s, u"Sessions"_s, u"Routing"_s};
}

QString whenMeasured(const QString &day, double busy)
{
    return busy < 0.1 ? day : u"%1, %2 % busy"_s.arg(day).arg(qRound(busy * 100));
}

Circumstances presentCircumstances()
{
    const Ticks before = ticks();
    QThread::msleep(static_cast<unsigned long>(sized(1000, 50)));
    const Ticks after = ticks();
    const double busy = (after.busy - before.busy) / std::max(after.all - before.all, 1.0);
    return {u"%1; %2; Qt %3"_s.arg(machine(), QStringLiteral(BATON_BUILD),
                                   QString::fromLatin1(qVersion())),
            whenMeasured(QDate::currentDate().toString(Qt::ISODate), busy)};
}

QString figureLines(const std::vector<Figure> &figures)
{
    QString text;
    for (const QString &area : figureAreas()) {
        qsizetype widest = 0;
        qsizetype widestValue = 0;
        for (const Figure &figure : figures) {
            if (figure.area == area) {
                widest = std::max(widest, figure.what.size());
                widestValue = std::max(widestValue, figure.value.size());
            }
        }
        text += widest > 0 ? area + u'\n' : QString();
        for (const Figure &figure : figures) {
            if (figure.area == area) {
                text += u"  "_s + figure.what.leftJustified(widest + 2)
                    + figure.value.leftJustified(widestValue + 2) + figure.against + u'\n';
            }
        }
    }
    return text;
}

QString figurePage(const std::vector<Figure> &figures, const Circumstances &now,
                   const QString &page)
{
    std::vector<Figure> all = figuresOf(page);
    QMap<QChar, QString> machines = machinesOf(page);
    const QString when = now.when + onMachine + letterOf(now.machine, machines);
    for (Figure figure : figures) {
        figure.when = when;
        const auto before = std::ranges::find_if(all, [&figure](const Figure &old) {
            return old.area == figure.area && old.what == figure.what;
        });
        before == all.end() ? all.push_back(figure) : static_cast<void>(*before = figure);
    }
    QString text =
        u"# Figures\n\nWritten by `./dev bench --markdown docs/figures.md`; the names of some "
        "benchmarks before the option renew only\ntheir rows. A figure beside it for "
        "comparison is from the same call. A time is the median of its runs\nunless said "
        "otherwise; "
        "p99 is what one in a hundred exceeds. Busy is the part of the processor that other\n"
        "programs had when the run began; without a note the machine was quiet. Compare times of "
        "one machine only:\n\n"_s;
    for (const auto &[letter, machine] : machines.asKeyValueRange()) {
        const bool isUsed = std::ranges::any_of(
            all, [&](const Figure &figure) { return figure.when.endsWith(onMachine + letter); });
        text += isUsed ? u"- %1: %2\n"_s.arg(QString(letter), machine) : QString();
    }
    for (const QString &area : figureAreas()) {
        text += u"\n## "_s + area
            + u"\n\n| Figure | Measured | Against | When |\n|---|---|---|---|\n"_s;
        for (const Figure &figure : all) {
            if (figure.area == area) {
                text += row(figure);
            }
        }
    }
    return text;
}

} // namespace baton
