# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
from lab.alarm import Alarm


def test_one_low_reading_is_silent():
    assert not Alarm(threshold=0.04).takes(0.031)


def test_two_low_readings_fire():
    alarm = Alarm(threshold=0.04)
    alarm.takes(0.031)
    assert alarm.takes(0.030)


def test_a_good_reading_starts_afresh():
    alarm = Alarm(threshold=0.04)
    alarm.takes(0.031)
    alarm.takes(0.050)
    assert not alarm.takes(0.031)
