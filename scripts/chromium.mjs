// The one Chromium that tests, pictures, budgets and benches run in.
import { existsSync } from 'node:fs';

/** Chromium without its window: a fifth less work for the same pixels. */
const headless = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

/** Where it is: `CHROMIUM_PATH`, else what Debian installs. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? (existsSync(headless) ? headless : whole);
