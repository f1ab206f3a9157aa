import { describe, expect, test } from 'vitest';
import { WECHAT_STATUS } from '@compute-market/contract/enumerations';
import { initialScan, type ScanState } from '@compute-market/patterns/account/scan-state';
import { reduceScan, type ScanEvent } from './reduce-scan';

const code = { image: 'data:image/png;base64,', scene: 's1', expiresAt: 1300 };
const after = (...events: ScanEvent[]): ScanState =>
  events.reduce((state, event) => reduceScan(state, event).state, initialScan);
const shown: ScanEvent[] = [{ type: 'started' }, { type: 'codeArrived', request: 1, code, now: 1000 }];
const status = (
  request: number,
  value: (typeof WECHAT_STATUS)[keyof typeof WECHAT_STATUS],
  session: string | null = null,
): Extract<ScanEvent, { type: 'statusArrived' }> => ({ type: 'statusArrived', request, status: value, session });

test('a code is asked for, shown with its time, and looked at two seconds later', () => {
  expect(reduceScan(initialScan, { type: 'started' }).effects).toContainEqual({ type: 'fetchCode', request: 1 });
  const { state, effects } = reduceScan(after({ type: 'started' }), {
    type: 'codeArrived',
    request: 1,
    code,
    now: 1000,
  });
  expect(state).toMatchObject({ step: 'waiting', secondsLeft: 300 });
  expect(effects).toEqual([{ type: 'pollStatus', request: 2, scene: 's1', afterMs: 2000 }]);
});

test('each look is scheduled by the answer of the one before, a failed one too', () => {
  expect(reduceScan(after(...shown), status(2, WECHAT_STATUS.waiting)).effects).toEqual([
    { type: 'pollStatus', request: 3, scene: 's1', afterMs: 2000 },
  ]);
  expect(reduceScan(after(...shown), { type: 'statusFailed', request: 2 }).effects).toEqual([
    { type: 'pollStatus', request: 3, scene: 's1', afterMs: 2000 },
  ]);
});

test('once scanned it stays scanned until it is decided', () => {
  const scanned = after(...shown, status(2, WECHAT_STATUS.scanned));
  expect(scanned.step).toBe('scanned');
  expect(reduceScan(scanned, { type: 'statusFailed', request: 3 }).state.step).toBe('scanned');
});

test.each([
  [WECHAT_STATUS.expired, 'expired'],
  [WECHAT_STATUS.notBound, 'notBound'],
  [WECHAT_STATUS.succeeded, 'done'],
] as const)('status %i ends in %s and asks no more', (value, step) => {
  const { state, effects } = reduceScan(after(...shown), status(2, value, 'T0ken'));
  expect(state).toMatchObject({ step, pending: null });
  expect(effects).toEqual([{ type: 'stop' }]);
});

test('a chat account of nobody keeps the ticket that binds it; a back end that gives none leaves it empty', () => {
  const looked = after(...shown);
  const { notBound } = WECHAT_STATUS;
  expect(reduceScan(looked, { ...status(2, notBound), bindTicket: 'T1' }).state).toMatchObject({ bindTicket: 'T1' });
  expect(reduceScan(looked, status(2, notBound)).state).toMatchObject({ bindTicket: null });
});

describe('time', () => {
  test('counts down on the server clock and ends in expired', () => {
    expect(after(...shown, { type: 'ticked', now: 1100 })).toMatchObject({ step: 'waiting', secondsLeft: 200 });
    expect(after(...shown, { type: 'ticked', now: 1300 }).step).toBe('expired');
  });
  test('someone who agreed in the last second is let in, and a look that finds nothing leaves it expired', () => {
    const over = after(...shown, { type: 'ticked', now: 1300 });
    expect(reduceScan(over, status(2, WECHAT_STATUS.succeeded, 'T0ken')).state).toMatchObject({
      step: 'done',
      session: 'T0ken',
    });
    expect(reduceScan(over, status(2, WECHAT_STATUS.waiting)).state).toMatchObject({ step: 'expired', pending: null });
  });
});

test('a refusal is shown, and a new code can be requested', () => {
  const refused = after(
    { type: 'started' },
    { type: 'refused', request: 1, reason: '该功能即将开放，敬请期待', available: false },
  );
  expect(refused).toMatchObject({ step: 'refused', available: false });
  expect(reduceScan(refused, { type: 'started' }).state).toMatchObject({ step: 'loading', pending: 2 });
});

test('an answer to a code that was replaced or left is ignored', () => {
  const replaced = after(...shown, { type: 'started' });
  expect(reduceScan(replaced, status(2, WECHAT_STATUS.succeeded, 'old')).state.step).toBe('loading');
  expect(reduceScan(after(...shown, { type: 'left' }), status(2, WECHAT_STATUS.succeeded, 'old')).state.step).toBe(
    'idle',
  );
});
