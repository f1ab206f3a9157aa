import { WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { expect, test, vi } from 'vitest';
import { closedDetail, detail, now } from '../work-order-view/fixtures';
import { formatBytes } from '../../format-bytes';
import { waitedText } from './waited';
import { progressOf } from './progress';
import { eventText, threadEntries } from './thread';

const { waiting, processing, needsReply, solved, closed, revoked } = WORK_ORDER_STATUS;

test('what was said and what happened stand in the order of their times', () => {
  const entries = threadEntries(closedDetail, vi.fn());
  expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).sort((a, b) => a - b));
  expect(entries.map((entry) => (entry.kind === 'event' ? entry.text : entry.author))).toEqual([
    '林知远',
    '工程师 周工 已受理，用时 8 分钟',
    '周工 · 技术支持',
    '周工 · 技术支持',
    '林知远',
    '您关闭了工单',
  ]);
});

test('accepted and answered in one second: the ticket was accepted first, and solved last', () => {
  const at = closedDetail.create_time + 60;
  const entries = threadEntries(
    {
      ...closedDetail,
      comments: closedDetail.comments.slice(0, 1).map((comment) => ({ ...comment, create_time: at })),
      logs: [
        { status: waiting, time: closedDetail.create_time, from: 'user', name: '' },
        { status: processing, time: at, from: 'staff', name: '周工' },
        { status: solved, time: at, from: 'staff', name: '周工' },
      ],
    },
    vi.fn(),
  );
  expect(entries.map((entry) => (entry.kind === 'event' ? 'event' : entry.author))).toEqual([
    '林知远',
    'event',
    '周工 · 技术支持',
    'event',
  ]);
});

test('the times of the way go on, though a state was reached again, and what was skipped is not done', () => {
  const log = (status: (typeof WORK_ORDER_STATUS)[keyof typeof WORK_ORDER_STATUS], time: number) =>
    ({ status, time, from: 'user', name: '' }) as const;
  const logs = [log(waiting, 1), log(processing, 2), log(needsReply, 3), log(processing, 4), log(closed, 5)];
  const { steps } = progressOf({ status: closed, logs });
  expect(steps.map(({ at }) => at)).toEqual([1, 2, 3, null, 5]);
  expect(steps.map(({ skipped }) => skipped)).toEqual([false, false, false, true, false]);
});

test.each([
  [{ status: processing, time: now, from: 'staff', name: '周工' }, undefined, '工程师 周工 已受理，用时 10 分钟'],
  [{ status: solved, time: now, from: 'system', name: '' }, undefined, '超过 72 小时未反馈，已自动标为已解决'],
  [{ status: closed, time: now, from: 'system', name: '' }, undefined, '已解决满 7 天，工单自动关闭'],
  [{ status: revoked, time: now, from: 'user', name: '' }, undefined, '您撤销了工单'],
  [
    { status: processing, time: now, from: 'user', name: '' },
    { status: closed, time: now - 5, from: 'user', name: '' },
    '您重新打开了工单',
  ],
  [
    { status: processing, time: now, from: 'user', name: '' },
    { status: needsReply, time: now - 5, from: 'staff', name: '周工' },
    null,
  ],
  [{ status: needsReply, time: now, from: 'staff', name: '周工' }, undefined, null],
] as const)('%j after %j tells %j', (log, before, told) => {
  expect(eventText(log, before, now - 600)).toBe(told);
});

test('the way shows when each state was last reached, and nothing of what lies ahead', () => {
  const { steps, current } = progressOf(detail);
  expect(current).toBe(2);
  expect(steps.map(({ at }) => at !== null)).toEqual([true, true, true, false, false]);
});

test('a ticket that goes back to work has not been solved', () => {
  const logs = [...closedDetail.logs, { status: processing, time: now, from: 'user' as const, name: '' }];
  expect(progressOf({ status: processing, logs })).toMatchObject({
    current: 1,
    steps: [{}, { at: now }, { at: null }, { at: null }, { at: null }],
  });
});

test('a revoked ticket has a short way', () => {
  expect(
    progressOf({
      status: revoked,
      logs: [
        { status: waiting, time: 1, from: 'user', name: '' },
        { status: revoked, time: 2, from: 'user', name: '' },
      ],
    }),
  ).toMatchObject({ current: 1, steps: [{ at: 1 }, { at: 2 }] });
});

test.each([
  [1, '1 KB'],
  [36_864, '36 KB'],
  [2_516_582, '2.4 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test.each([
  [-5, '0 分钟'],
  [2640, '44 分钟'],
  [11_100, '3 小时 5 分钟'],
  [187_200, '2 天 4 小时'],
])('%i seconds of waiting read %s', (seconds, text) => expect(waitedText(seconds)).toBe(text));

test('a file of which nobody tells the size has none', () => {
  const [first] = threadEntries(
    { ...detail, attachments: [{ id: 1, name: 'a.log', url: '', size: Number.NaN }] },
    vi.fn(),
  );
  expect(first).toMatchObject({ files: [{ name: 'a.log', size: undefined }] });
});
