import { LINE_CLOSE, LINE_PIECE } from '@compute-market/contract/rules/line';
import { beforeEach, expect, test } from 'vitest';
import type { TerminalListener } from '../fleet/provider';
import { ManualClock } from '../platform/clock';
import { idleMs, warnMs } from './browser-line';
import { aheadLimit, TerminalLine } from './terminal-line';
import { screenWords, terminalWords } from './words';

let clock: ManualClock;
/** Everything that happened on both sides, in order. */
let seen: string[];
let listener: TerminalListener;
let takes: boolean;
/** What the network has not taken, bytes, and whoever waits for it. */
let buffered: number;
let flushed: (() => void)[];

beforeEach(() => {
  clock = new ManualClock();
  seen = [];
  takes = true;
  buffered = 0;
  flushed = [];
});

const newLine = (refusal = false) =>
  new TerminalLine({
    clock,
    socket: {
      send(data, sent) {
        seen.push(typeof data === 'string' ? data : `${data.length} bytes`);
        if (sent !== undefined) flushed.push(sent);
      },
      get bufferedAmount() {
        return buffered;
      },
      close: (code) => seen.push(`closed ${code}`),
      pause: () => seen.push('browser waits'),
      resume: () => seen.push('browser goes on'),
    },
    open: (_, heard) => {
      listener = heard;
      if (refusal) return Promise.resolve(terminalWords.endings.ticket);
      return Promise.resolve({
        write: (bytes) => {
          seen.push(`typed ${bytes.length}`);
          return takes;
        },
        resize: ({ columns, rows }) => seen.push(`size ${columns}x${rows}`),
        pause: () => seen.push('machine waits'),
        resume: () => seen.push('machine goes on'),
        close: () => seen.push('shell ended'),
      });
    },
  });

const opening = JSON.stringify({ type: 'open', ticket: 't', columns: 80, rows: 24 });
async function opened(): Promise<TerminalLine> {
  const line = newLine();
  await line.request(opening);
  expect(seen.splice(0)).toEqual(['{"type":"opened"}']);
  return line;
}
const drawn = (bytes: number) => JSON.stringify({ type: 'drawn', bytes });

test('the machine waits once the browser is far behind, and goes on when it has drawn', async () => {
  const line = await opened();
  listener.data(new Uint8Array(aheadLimit - 1));
  expect(seen).not.toContain('machine waits');
  listener.data(new Uint8Array(1));
  listener.data(new Uint8Array(1));
  expect(seen.filter((one) => one === 'machine waits')).toHaveLength(1);
  await line.request(drawn(1000));
  expect(seen).not.toContain('machine goes on');
  await line.request(drawn(aheadLimit - 1000));
  expect(seen.at(-1)).toBe('machine goes on');
});

test('the machine waits for a browser that reads nothing, whatever that says it has drawn', async () => {
  const line = await opened();
  buffered = aheadLimit;
  listener.data(new Uint8Array(10));
  expect(seen).toContain('machine waits');
  await line.request(drawn(10));
  expect(seen).not.toContain('machine goes on');
  buffered = 0;
  for (const tell of flushed) tell();
  expect(seen.at(-1)).toBe('machine goes on');
});

test('a browser that says it drew more than it was sent is closed', async () => {
  const line = await opened();
  listener.data(new Uint8Array(10));
  await line.request(drawn(11));
  expect(seen.at(-1)).toBe(`closed ${LINE_CLOSE.badMessage}`);
});

test('the browser waits while the machine does not take what is typed', async () => {
  const line = await opened();
  takes = false;
  line.type(new Uint8Array(5));
  listener.drain();
  expect(seen).toEqual(['typed 5', 'browser waits', 'browser goes on']);
});

test('a terminal in which nobody types is warned once, then closed', async () => {
  const line = await opened();
  clock.advance(idleMs - warnMs - 1);
  line.look();
  expect(seen).toEqual([]);
  clock.advance(1);
  line.look();
  line.look();
  expect(seen).toEqual([`{"type":"idle","seconds":${warnMs / 1000}}`]);
  clock.advance(warnMs);
  line.look();
  expect(seen.slice(1)).toEqual(['shell ended', 'browser goes on', `closed ${LINE_CLOSE.idle}`]);
});

test('a key pressed after the warning lets it live as long again', async () => {
  const line = await opened();
  clock.advance(idleMs - 1);
  line.look();
  line.type(new Uint8Array(1));
  clock.advance(idleMs - 1);
  line.look();
  expect(seen.filter((one) => one.startsWith('closed'))).toEqual([]);
  expect(seen.filter((one) => one.includes('idle'))).toHaveLength(2);
});

test('what the machine writes does not keep it open: a screen left running is nobody', async () => {
  const line = await opened();
  clock.advance(idleMs);
  listener.data(new Uint8Array(10));
  line.look();
  expect(seen.at(-1)).toBe(`closed ${LINE_CLOSE.idle}`);
});

test.each([
  'no JSON',
  '{"type":"resize","columns":80,"rows":24}',
  '{"type":"open","ticket":"t","columns":0,"rows":24}',
  '{"type":"open","ticket":"t","columns":80,"rows":24,"more":1}',
])('the first message is its ticket and a size, not %s', async (message) => {
  await newLine().request(message);
  expect(seen.at(-1)).toBe(`closed ${LINE_CLOSE.badMessage}`);
});

test('a second ticket, a piece too large and keys before the ticket end it', async () => {
  await (await opened()).request(opening);
  expect(seen.splice(0).at(-1)).toBe(`closed ${LINE_CLOSE.badMessage}`);
  (await opened()).type(new Uint8Array(LINE_PIECE + 1));
  expect(seen.splice(0).at(-1)).toBe(`closed ${LINE_CLOSE.badMessage}`);
  newLine().type(new Uint8Array(1));
  expect(seen.at(-1)).toBe(`closed ${LINE_CLOSE.badMessage}`);
});

test('a refused ticket closes it with its reason', async () => {
  await newLine(true).request(opening);
  expect(seen.at(-1)).toBe(`closed ${LINE_CLOSE.ticket}`);
});

test('a browser that leaves while the shell is being opened leaves none behind', async () => {
  const line = newLine();
  const asked = line.request(opening);
  line.left();
  await asked;
  expect(seen).toEqual(['shell ended']);
});

test('the window is told on, and the end of the shell closes it', async () => {
  const line = await opened();
  await line.request('{"type":"resize","columns":120,"rows":40}');
  listener.exit();
  expect(seen).toEqual(['size 120x40', 'shell ended', 'browser goes on', `closed ${LINE_CLOSE.ended}`]);
});

test('every reason fits into a close frame', () => {
  for (const { closings, endings } of [terminalWords, screenWords])
    for (const { reason } of [...Object.values(closings), ...Object.values(endings)])
      expect(Buffer.byteLength(reason)).toBeLessThanOrEqual(123);
});
