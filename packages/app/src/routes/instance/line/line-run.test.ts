import type { LineState } from '@compute-market/patterns/instance/LivePage';
import { expect, test } from 'vitest';
import { LineRun } from './line-run';

const refusal = '该实例是 Windows 系统，没有网页终端，请使用远程桌面';

/** A line whose other end says what a test has it say. */
class Line extends LineRun {
  readonly says = this.hear.bind(this);
  readonly ends = this.closed.bind(this);
  protected override open() {
    return { close: () => undefined };
  }
  protected override stands() {
    return undefined;
  }
}

/** `refuses` says whether the server gives no ticket. */
function start(refuses: () => boolean) {
  const shown: LineState[] = [];
  const line = new Line({
    show: (state) => shown.push(state),
    readTicket: () => (refuses() ? Promise.reject(new Error(refusal)) : Promise.resolve({ Ticket: 'ticket' })),
    elsewhere: () => Promise.resolve(''),
    failed: 'failed',
  });
  return { line, last: () => shown.at(-1) };
}

test('a line that never stood was refused, however often it is tried', async () => {
  const { line, last } = start(() => true);
  await line.connect(false);
  expect(last()).toEqual({ state: 'refused', reason: refusal });
  await line.connect(true);
  expect(last()).toEqual({ state: 'refused', reason: refusal });
});

test('one that stood is closed, also when it may not be opened again: what was drawn stays to be read', async () => {
  let refuses = false;
  const { line, last } = start(() => refuses);
  await line.connect(false);
  line.says({ type: 'opened' });
  line.ends(4000, '终端已退出');
  expect(last()).toEqual({ state: 'closed', reason: '终端已退出' });
  refuses = true;
  await line.connect(true);
  expect(last()).toEqual({ state: 'closed', reason: refusal });
});
