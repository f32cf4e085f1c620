// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"
#include "widgets/common/linkbutton.h"
#include "widgets/text/wraplabel.h"

#include <QStackedWidget>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// The texts of @p pane that are lower than they require.
QStringList cutTexts(const QWidget &pane)
{
    QStringList cut;
    for (const QWidget *child : pane.findChildren<QWidget *>()) {
        const auto *label = qobject_cast<const WrapLabel *>(child);
        const auto *link = qobject_cast<const LinkButton *>(child);
        if (!child->isVisible() || (!label && !link)) {
            continue;
        }
        const int wanted =
            label ? label->heightForWidth(label->width()) : link->sizeHint().height();
        const QRect shown = child->visibleRegion().boundingRect();
        if (child->height() < wanted || shown.height() < wanted) {
            cut.append(
                u"%1 has %2 of %3"_s.arg(child->objectName()).arg(shown.height()).arg(wanted));
        }
    }
    return cut;
}

/// Examines the pane whenever it is painted.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget &pane)
        : m_pane(pane)
    {
        pane.installEventFilter(this);
    }

    [[nodiscard]] int painted() const { return m_painted; }
    [[nodiscard]] const QStringList &cut() const { return m_cut; }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            ++m_painted;
            m_cut += cutTexts(m_pane);
        }
        return false;
    }

private:
    QWidget &m_pane;
    int m_painted = 0;
    QStringList m_cut;
};

Session batchInOrder()
{
    Session session = samples::batch();
    session.facts = {{u"Agent"_s, u"planning-agent"_s, {}}, {u"Exit code"_s, u"1"_s, {}}};
    FirstCause cause;
    cause.failure = {SessionFailure::What::Error,
                     -1,
                     2,
                     1,
                     samples::now(),
                     u"20261122-212549-db-backup"_s,
                     u"pg_dump: connection refused"_s,
                     {},
                     {{u"/data/batch-3/b/result.json"_s, {}, 0, 1}}};
    cause.consequences = {{SessionFailure::What::Session, -1, -1, 0, {}, u"batch-3"_s, {}, {}, {}}};
    session.causes = {cause};
    SessionFile log;
    log.role = SessionFile::Role::Log;
    log.path = u"/data/batch-3/session.log"_s;
    session.files = {log};
    return session;
}

} // namespace

/// The first texts of a session are complete from the first paint event on.
class TestFirstPaint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    static void addWays()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Theme::Mode>("mode");
        for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            const char *name = mode == Theme::Mode::Light ? "light" : "dark";
            QTest::addRow("1280x800, %s", name) << QSize(1015, 686) << mode;
            QTest::addRow("1440x880, %s", name) << QSize(1176, 766) << mode;
            QTest::addRow("1920x1080, %s", name) << QSize(1655, 966) << mode;
            QTest::addRow("960x540, %s", name) << QSize(696, 424) << mode;
        }
    }

    void anotherTabShowsItsWholeFirstCause_data() { addWays(); }
    void anotherTabShowsItsWholeFirstCause()
    {
        QFETCH(const QSize, size);
        QFETCH(const Theme::Mode, mode);
        dressUp(mode);
        QStackedWidget tabs;
        tabs.resize(size);
        tabs.addWidget(new QWidget);
        tabs.show();
        QVERIFY(QTest::qWaitForWindowActive(&tabs));
        auto *view = new SessionView;
        tabs.addWidget(view);
        tabs.setCurrentWidget(view);
        const PaintWatch watch(*view->findChild<QWidget *>(u"firstCausePane"_s));
        view->setSession(std::make_shared<const Session>(batchInOrder()), samples::now());
        QTRY_VERIFY(watch.painted() > 0);
        QTest::qWait(0);
        shoot(tabs, u"first-paint-further-%1-%2"_s.arg(size.width()).arg(int(mode)));
        QCOMPARE(cutTexts(*view->findChild<QWidget *>(u"firstCausePane"_s)), QStringList());
        QCOMPARE(watch.cut(), QStringList());
    }

    void aViewThatChangedInTheBackgroundIsComplete_data() { addWays(); }
    void aViewThatChangedInTheBackgroundIsComplete()
    {
        QFETCH(const QSize, size);
        QFETCH(const Theme::Mode, mode);
        dressUp(mode);
        QStackedWidget tabs;
        tabs.resize(size);
        auto *view = new SessionView;
        tabs.addWidget(view);
        tabs.addWidget(new QWidget);
        Session healthy = batchInOrder();
        healthy.causes.clear();
        healthy.summary.status = RunStatus::Running;
        view->setSession(std::make_shared<const Session>(healthy), samples::now());
        tabs.show();
        QVERIFY(QTest::qWaitForWindowActive(&tabs));
        tabs.setCurrentIndex(1);
        QTest::qWait(0);
        view->setSession(std::make_shared<const Session>(batchInOrder()), samples::now());
        QTest::qWait(0);
        const PaintWatch watch(*view->findChild<QWidget *>(u"firstCausePane"_s));
        tabs.setCurrentIndex(0);
        QTRY_VERIFY(watch.painted() > 0);
        QTest::qWait(0);
        shoot(tabs, u"first-paint-behind-%1-%2"_s.arg(size.width()).arg(int(mode)));
        QCOMPARE(cutTexts(*view->findChild<QWidget *>(u"firstCausePane"_s)), QStringList());
        QCOMPARE(watch.cut(), QStringList());
    }
};

QTEST_MAIN(TestFirstPaint)
#include "tst_firstpaint.moc"
