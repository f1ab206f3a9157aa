import { WECHAT_STATUS } from '@compute-market/contract/enumerations';
import { initialScan, type ScanState } from '@compute-market/patterns/account/scan-state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScanRuntime, type ScanPorts } from './scan-runtime';

const code = { image: 'data:image/png;base64,', scene: 's1', expiresAt: 1300 };
const waiting = { status: WECHAT_STATUS.waiting, session: null };
let now = 1000;
let hidden = false;
let state: ScanState = initialScan;

beforeEach(() => {
  vi.useFakeTimers();
  now = 1000;
  hidden = false;
  state = initialScan;
});
afterEach(() => void vi.useRealTimers());

function world() {
  const fetchCode = vi.fn<ScanPorts['fetchCode']>(() => Promise.resolve(code));
  const pollStatus = vi.fn<ScanPorts['pollStatus']>(() => Promise.resolve(waiting));
  const runtime = createScanRuntime(
    { fetchCode, pollStatus, now: () => now, isHidden: () => hidden },
    (next) => (state = next),
  );
  return { fetchCode, pollStatus, runtime };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('looks every two seconds until somebody is in, then no more', async () => {
  const { pollStatus, runtime } = world();
  runtime.start();
  await pass(4000);
  expect(pollStatus).toHaveBeenCalledTimes(2);
  pollStatus.mockResolvedValueOnce({ status: WECHAT_STATUS.succeeded, session: 'T0ken' });
  await pass(20_000);
  expect(pollStatus).toHaveBeenCalledTimes(3);
  expect(state).toMatchObject({ step: 'done', session: 'T0ken' });
});

test('a slow look is never overtaken by the next', async () => {
  const { pollStatus, runtime } = world();
  let arrive: (answer: typeof waiting) => void = () => undefined;
  pollStatus.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  runtime.start();
  await pass(20_000);
  expect(pollStatus).toHaveBeenCalledTimes(1);
  arrive(waiting);
  await pass(2000);
  expect(pollStatus).toHaveBeenCalledTimes(2);
});

test('nothing is asked while the page is hidden, and at once when it is seen again', async () => {
  const { pollStatus, runtime } = world();
  runtime.start();
  await pass(0);
  hidden = true;
  await pass(30_000);
  expect(pollStatus).not.toHaveBeenCalled();
  hidden = false;
  runtime.seen();
  expect(pollStatus).toHaveBeenCalledTimes(1);
});

test('a look that failed is tried again; a refusal ends it', async () => {
  const { pollStatus, runtime } = world();
  pollStatus.mockResolvedValueOnce({ failed: true });
  runtime.start();
  await pass(4000);
  expect(pollStatus).toHaveBeenCalledTimes(2);
  pollStatus.mockResolvedValueOnce({ refused: '该微信已绑定其他账号，请先解绑', available: true });
  await pass(2000);
  expect(state).toMatchObject({ step: 'refused', reason: '该微信已绑定其他账号，请先解绑' });
});

test('a code that ran out is noticed without the server, and a new one can be requested', async () => {
  const { fetchCode, runtime } = world();
  runtime.start();
  await pass(0);
  now = 1300;
  await pass(1000);
  expect(state.step).toBe('expired');
  now = 1301;
  runtime.start();
  await pass(0);
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

test('leaving stops the polling and the clock', async () => {
  const { pollStatus, runtime } = world();
  runtime.start();
  await pass(2000);
  runtime.leave();
  await pass(20_000);
  expect(pollStatus).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
