import {
  SPICE_CHANNEL,
  SPICE_DISPLAY_SAID,
  SPICE_DISPLAY_TOLD,
  SPICE_INPUTS_SAID,
  SPICE_MAGIC,
  SPICE_MAIN_SAID,
  SPICE_MINI_HEADER_BYTES,
  SPICE_TICKET_BYTES,
} from '@compute-market/contract/rules/spice';
import { joined, pack, viewOf } from '@compute-market/contract/rules/spice-bytes';
import { scanCodeOf, strokesOf } from '@compute-market/contract/rules/scan-codes';
import { secondMs } from '@compute-market/contract/rules/time-units';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MachineLine } from '../../src/fleet/provider';
import { desktopScene } from '../../src/fleet/screen/desktop-scene';
import { GLYPH } from '../../src/fleet/screen/glyphs';
import { sceneOf, type ShownMachine } from '../../src/fleet/screen/scene-of';
import { openSimulatedScreen } from '../../src/fleet/screen/simulated-screen';
import { simulatedUsage } from '../../src/fleet/simulated-usage';
import { Files } from '../../src/fleet/shell/files';
import { mostAhead, openSimulatedShell } from '../../src/fleet/shell/simulated-shell';
import { linkMessage } from '../setup/browser-screen';

const system = 'Ubuntu 22.04';
const cards = { gpuNum: 1, cpuNum: 8, memoryGb: 64 };
const now = () => new Date(0);
const machineOf = (imageKey: string): ShownMachine => ({
  ...cards,
  imageKey,
  hostName: 'k1',
  user: 'root',
  gpuType: 'A100',
  cardMemoryGb: 80,
  pythonVersion: '3.12',
  bootedAt: now(),
  files: new Files({ hostName: 'k1', user: 'root', system }),
  now,
  usage: () => simulatedUsage({ machine: { ...cards, name: 'k1' }, cardMemoryGb: 80 }, now()),
});

/** Box of a picture: `top`, `left`, `bottom`, `right`, pixels. */
type Drawn = readonly number[];

interface Looked {
  readonly line: MachineLine;
  readonly bytes: () => number;
  /** Pictures that came since the last time. */
  readonly pictures: () => Drawn[];
  readonly isOver: () => boolean;
}

const messageOf = (type: number, body: Uint8Array = new Uint8Array(0)) =>
  joined(pack([2, type], [4, body.length]), body);

/** Opens a channel of a screen and reads what it tells. */
async function channelOf(screen: ReturnType<typeof openSimulatedScreen>, type: number): Promise<Looked> {
  let heard: Uint8Array[] = [];
  let bytes = 0;
  let over = false;
  const line = await screen.connect({
    data(piece) {
      bytes += piece.length;
      heard.push(piece);
    },
    drain: () => undefined,
    exit: () => (over = true),
  });
  line.write(linkMessage(type));
  line.write(new Uint8Array(4 + SPICE_TICKET_BYTES));
  heard = [];
  return {
    line,
    bytes: () => bytes,
    isOver: () => over,
    pictures() {
      const found: Drawn[] = [];
      let rest: Uint8Array = joined(...heard.splice(0));
      while (rest.length >= SPICE_MINI_HEADER_BYTES) {
        const view = viewOf(rest);
        const end = SPICE_MINI_HEADER_BYTES + view.getUint32(2, true);
        if (view.getUint16(0, true) === SPICE_DISPLAY_TOLD.drawCopy)
          found.push([10, 14, 18, 22].map((at) => view.getInt32(at, true)));
        rest = rest.subarray(end);
      }
      return found;
    },
  };
}

const keyMessage = (type: number, bit: number) => (code: string) => {
  const scan = (scanCodeOf(code) ?? 0) | bit;
  return messageOf(type, pack([4, scan > 0xff ? 0xe0 | ((scan & 0xff) << 8) : scan]));
};
const keyDown = keyMessage(SPICE_INPUTS_SAID.keyDown, 0);
const keyUp = keyMessage(SPICE_INPUTS_SAID.keyUp, 0x80);

async function looked(imageKey = 'ubuntu') {
  const screen = openSimulatedScreen(sceneOf(machineOf(imageKey)));
  const display = await channelOf(screen, SPICE_CHANNEL.display);
  const inputs = await channelOf(screen, SPICE_CHANNEL.inputs);
  display.line.write(messageOf(SPICE_DISPLAY_SAID.init));
  const press = (...codes: string[]) => inputs.line.write(joined(...codes.map(keyDown)));
  const release = (...codes: string[]) => inputs.line.write(joined(...codes.map(keyUp)));
  const type = (text: string) => press(...(strokesOf(text) ?? []).map(({ code }) => code));
  return { screen, display, inputs, press, release, type };
}
const whole: Drawn = [0, 0, 36 * GLYPH.height, 100 * GLYPH.width];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a shell whose terminal reads nothing prints no further than so far', () => {
  let printed = 0;
  const shell = openSimulatedShell(
    machineOf('ubuntu'),
    { columns: 80, rows: 24 },
    { data: ({ length }) => (printed += length), drain: () => undefined, exit: () => undefined },
  );
  shell.pause();
  for (let times = 0; times < 10; times += 1) shell.write(new TextEncoder().encode('seq 100000\r'));
  shell.resume();
  expect(printed).toBeGreaterThan(mostAhead);
  expect(printed).toBeLessThan(2 * mostAhead);
});

test('a page that asks for the display again and again is told of it once', async () => {
  const { display, screen } = await looked();
  const told = display.bytes();
  for (let times = 0; times < 50; times += 1) display.line.write(messageOf(SPICE_DISPLAY_SAID.init));
  expect(display.bytes()).toBe(told);
  const main = await channelOf(screen, SPICE_CHANNEL.main);
  for (let times = 0; times < 2; times += 1) main.line.write(messageOf(SPICE_MAIN_SAID.attachChannels));
  const once = main.bytes();
  main.line.write(messageOf(SPICE_MAIN_SAID.attachChannels));
  expect(main.bytes()).toBe(once);
});

test('while nobody reads the display its changes are kept as one, which is shown when it goes on', async () => {
  const { display, press } = await looked();
  display.pictures();
  display.line.pause();
  for (let times = 0; times < 100; times += 1) {
    press('Enter', 'KeyA');
    vi.advanceTimersByTime(secondMs);
  }
  expect(display.pictures()).toEqual([]);
  display.line.resume();
  expect(display.pictures()).toHaveLength(1);
});

test.each(['ubuntu', 'windows-2022'])('a message full of keys is shown in two pictures: %s', async (imageKey) => {
  const { display, press, release, type } = await looked(imageKey);
  const unlocking = ['ControlLeft', 'AltLeft', 'Delete'];
  press(...unlocking);
  release(...unlocking);
  vi.advanceTimersByTime(secondMs);
  display.pictures();
  type('a\n'.repeat(800));
  vi.advanceTimersByTime(secondMs);
  expect(display.pictures()).toHaveLength(2);
});

test('a key shows the place where it writes and the cursor, not the screen', async () => {
  const { display, type } = await looked();
  display.pictures();
  type('l');
  const [first, ...others] = display.pictures();
  expect(others).toEqual([]);
  const [top = 0, left = 0, bottom = 0, right = 0] = first ?? [];
  expect([bottom - top, right - left]).toEqual([GLYPH.height, 2 * GLYPH.width]);
});

test('thousands of lines are drawn once', async () => {
  const { display, type } = await looked();
  type('seq 2000');
  vi.advanceTimersByTime(secondMs);
  display.pictures();
  type('\n');
  vi.advanceTimersByTime(secondMs);
  expect(display.pictures()).toEqual([whole]);
});

test('a line of the note that is full goes on in the next one, and nothing is lost', () => {
  const noteOf = (...codes: string[]) => {
    const scene = desktopScene(machineOf('windows-2022'));
    const unlocking = ['ControlLeft', 'AltLeft', 'Delete'];
    for (const code of unlocking) scene.key(code, true);
    for (const code of unlocking) scene.key(code, false);
    for (const code of codes) scene.key(code, true);
    scene.draw();
    return Buffer.from(scene.picture.read(scene.picture.whole())).toString('base64');
  };
  const full = Array.from({ length: 73 }, () => 'KeyA');
  // Neither by a key that writes nothing, nor at the cost of the one that writes.
  const isSame = noteOf(...full, 'CapsLock', 'KeyB') === noteOf(...full, 'Enter', 'KeyB');
  expect(isSame).toBe(true);
});

test.each<[string, Uint8Array]>([
  ['a message beyond what a page sends', pack([2, SPICE_INPUTS_SAID.keyDown], [4, 0xff_ff_ff_ff])],
  ['a message just beyond it', pack([2, SPICE_INPUTS_SAID.keyDown], [4, 64 * 1024 + 1])],
])('%s ends its channel before it comes', async (_, header) => {
  const { inputs } = await looked();
  inputs.line.write(header);
  expect(inputs.isOver()).toBe(true);
});

test.each([0, 4, 0x7f_ff_ff_ff])('a link of %d bytes ends its channel', async (size) => {
  let over = false;
  const line = await openSimulatedScreen(sceneOf(machineOf('ubuntu'))).connect({
    data: () => undefined,
    drain: () => undefined,
    exit: () => (over = true),
  });
  line.write(pack([4, SPICE_MAGIC], [4, 2], [4, 2], [4, size]));
  expect(over).toBe(true);
});
