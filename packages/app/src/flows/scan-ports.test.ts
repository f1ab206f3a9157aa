// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import { resetClock, setServerTime } from '../state/clock';
import { bindScanPorts, loginScanPorts } from './scan-ports';

const now = 1_795_154_700;

beforeEach(() => {
  vi.useFakeTimers();
  setServerTime(now);
});
afterEach(() => {
  resetClock();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['to log in', loginScanPorts],
  ['to bind', bindScanPorts],
])('a code %s ends when the server says, and lasts five minutes where nobody tells its end', async (_, ports) => {
  const call = vi.spyOn(api, 'call');
  for (const [told, end] of [
    [now + 60, now + 60],
    [0, now + 300],
  ]) {
    call.mockResolvedValue({ qrcode: 'data:,', scene: 's-1', expire_time: told });
    expect(await ports.fetchCode()).toEqual({ image: 'data:,', scene: 's-1', expiresAt: end });
  }
});
