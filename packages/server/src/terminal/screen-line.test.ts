import { SPICE_CHANNEL, SPICE_LINK_TYPE_AT } from '@compute-market/contract/rules/spice';
import { LINE_CLOSE } from '@compute-market/contract/rules/line';
import { beforeEach, expect, test } from 'vitest';
import type { MachineLine, TerminalListener } from '../fleet/provider';
import { ManualClock } from '../platform/clock';
import { idleMs } from './browser-line';
import { screenAheadLimit, ScreenLine } from './screen-line';

let clock: ManualClock;
/** Everything that happened on both sides, in order. */
let seen: string[];
let listeners: TerminalListener[];
/** Lets the machine take the channels that were opened. */
let admit: () => void;
let admitted: Promise<void>;

beforeEach(() => {
  clock = new ManualClock();
  seen = [];
  listeners = [];
  admitted = new Promise((resolve) => (admit = resolve));
});

const channel = (number: number): MachineLine => ({
  write: (bytes) => seen.push(`${number} takes ${bytes.length}`) > 0,
  pause: () => seen.push(`${number} waits`),
  resume: () => seen.push(`${number} goes on`),
  close: () => seen.push(`${number} ends`),
});

async function opened(): Promise<ScreenLine> {
  const line = new ScreenLine({
    clock,
    socket: {
      send: (data) => seen.push(typeof data === 'string' ? data : `from ${data[0]}: ${data.length - 1}`),
      bufferedAmount: 0,
      close: (code) => seen.push(`closed ${code}`),
      pause: () => seen.push('browser waits'),
      resume: () => seen.push('browser goes on'),
    },
    onFailure: () => seen.push('failure'),
    open: () =>
      Promise.resolve({
        async connect(listener) {
          const number = listeners.push(listener) - 1;
          await admitted;
          return channel(number);
        },
        close: () => seen.push('screen ends'),
      }),
  });
  await line.request('{"type":"open","ticket":"t"}');
  expect(seen.splice(0)).toEqual(['{"type":"opened"}']);
  return line;
}

/** What a page says first on a channel. */
const link = (number: number, type: number): Uint8Array => {
  const message = new Uint8Array(1 + SPICE_LINK_TYPE_AT + 14);
  message[0] = number;
  message[1 + SPICE_LINK_TYPE_AT] = type;
  return message;
};
const settled = () => admitted.then(() => undefined).then(() => undefined);

test('what a page says before the machine took its channel waits for it, in order', async () => {
  const line = await opened();
  line.type(link(0, SPICE_CHANNEL.main));
  line.type(Uint8Array.of(0, 1, 2, 3));
  expect(seen.splice(0)).toEqual(['browser waits', 'browser waits']);
  admit();
  await settled();
  expect(seen).toEqual(['0 takes 34', '0 takes 3', 'browser goes on']);
});

test('keys and mouse keep a screen open, and nothing else does', async () => {
  const line = await opened();
  line.type(link(0, SPICE_CHANNEL.main));
  line.type(link(1, SPICE_CHANNEL.inputs));
  admit();
  await settled();
  clock.advance(idleMs - 1);
  line.type(Uint8Array.of(1, 9));
  clock.advance(idleMs - 1);
  line.look();
  expect(seen).not.toContain(`closed ${LINE_CLOSE.idle}`);
  line.type(Uint8Array.of(0, 9));
  listeners[0]?.data(new Uint8Array(100));
  clock.advance(1);
  line.look();
  expect(seen.slice(-5)).toEqual(['0 ends', '1 ends', 'screen ends', 'browser goes on', `closed ${LINE_CLOSE.idle}`]);
});

test('all channels wait once the browser is far behind, one that opens then too', async () => {
  const line = await opened();
  line.type(link(0, SPICE_CHANNEL.main));
  admit();
  await settled();
  listeners[0]?.data(new Uint8Array(screenAheadLimit));
  line.type(link(1, SPICE_CHANNEL.display));
  await settled();
  expect(seen).toContain('0 waits');
  expect(seen).toContain('1 waits');
  await line.request(JSON.stringify({ type: 'drawn', bytes: screenAheadLimit }));
  expect(seen.slice(-2)).toEqual(['0 goes on', '1 goes on']);
});

test('the end of one channel is the end of the screen', async () => {
  const line = await opened();
  line.type(link(0, SPICE_CHANNEL.main));
  admit();
  await settled();
  listeners[0]?.exit();
  expect(seen.at(-1)).toBe(`closed ${LINE_CLOSE.ended}`);
});
