# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
class Alarm:
    """Fires when the oxygen reading is low."""

    def __init__(self, threshold):
        self.threshold = threshold

    def takes(self, reading):
        return reading < self.threshold
