import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { SpiceClient } from '../../packages/app/src/routes/instance/screen/spice/client';
import type { SpiceInputs } from '../../packages/app/src/routes/instance/screen/spice/inputs';
import { openClient } from '../../packages/server/src/fleet/lxd/client';
import { createLxdFleet } from '../../packages/server/src/fleet/lxd/fleet';
import { engineName } from '../../packages/server/src/fleet/lxd/machine-body';
import type { MachineLine, MachineScreen } from '../../packages/server/src/fleet/provider';
import { startFakeLxd, type FakeLxd } from '../../packages/server/test/engine/fake-lxd';
import { startQemu, type QemuMachine } from './qemu';

const name = 'tried';
let machine: QemuMachine;
let engine: FakeLxd;
let screen: MachineScreen;
let ended: Promise<void>;
/** Told of everything that is drawn. */
let looks: Set<() => void>;
/** Colours of a screen by rows, four bytes a point. */
let drawn: { readonly width: number; readonly height: number; readonly points: Uint8ClampedArray };

/** Settles once what is drawn is so. */
const until = (isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return;
      looks.delete(look);
      resolve();
    };
    looks.add(look);
    look();
  });

/** The colour of the whole screen; null while it has several. */
function colourOfAll(): string | null {
  const colours = new Set<string>();
  for (let at = 0; at < drawn.points.length; at += 4) colours.add(drawn.points.slice(at, at + 3).join());
  return colours.size === 1 ? String([...colours][0]) : null;
}

/** The client of our pages, drawing into memory. Settles with the machine's keyboard. */
function lookAt(opened: MachineScreen): Promise<SpiceInputs> {
  const lines: Promise<MachineLine>[] = [];
  return new Promise((resolve, reject) => {
    const client: SpiceClient = new SpiceClient({
      painter: {
        begin(width, height) {
          drawn = { width, height, points: new Uint8ClampedArray(width * height * 4) };
          for (const look of looks) look();
        },
        put({ data, width, height }, left, top) {
          for (let row = 0; row < height; row += 1)
            drawn.points.set(
              data.subarray(row * width * 4, (row + 1) * width * 4),
              ((top + row) * drawn.width + left) * 4,
            );
          for (const look of looks) look();
        },
        fill: () => undefined,
        copy: () => undefined,
      },
      send(channel, bytes) {
        lines[channel] ??= opened.connect({
          data: (told) => client.receive(channel, told),
          drain: () => undefined,
          exit: () => undefined,
        });
        void lines[channel].then((line) => line.write(bytes));
      },
      onInputs: resolve,
      onRefused: () => reject(new Error('the ticket could not be sealed')),
    });
  });
}

describe.skipIf(!inject('hasQemu'))('the screen of a virtual machine, by the adapter for LXD', () => {
  beforeEach(async () => {
    looks = new Set();
    drawn = { width: 0, height: 0, points: new Uint8ClampedArray() };
    machine = await startQemu();
    engine = await startFakeLxd(engineName(name), machine.socket);
    const fleet = createLxdFleet({
      client: openClient({ url: engine.url }),
      placing: { pool: 'test', network: 'bridge', trial: true, containersOnly: false },
      logger: { warn: () => undefined },
      shutdownSeconds: 1,
      address: '127.0.0.1',
    });
    let tell: () => void = () => undefined;
    ended = new Promise((resolve) => (tell = resolve));
    const opened = await fleet.openScreen(name, () => tell());
    if (opened === null) throw new Error('no screen');
    screen = opened;
  });
  afterEach(async () => {
    await engine.stop();
    await machine.stop();
  });

  test('is drawn by the client of our pages, and takes its keys', async () => {
    const keys = await lookAt(screen);
    // The size of the boot sector's program, which awaits keys then.
    await until(() => drawn.width === 640 && drawn.height === 400);
    keys.chord(['KeyA']);
    // Colours 0x61 and 0x62 of the palette that the card begins with.
    await until(() => colourOfAll() === '183,255,199');
    keys.chord(['KeyB']);
    await until(() => colourOfAll() === '183,255,216');
    expect(engine.asked).toEqual([{ type: 'vga', width: 0, height: 0 }]);
    screen.close();
  });

  test('ends with the machine, and its channels with whoever looked', async () => {
    await lookAt(screen);
    expect(engine.channels()).toBe(3);
    screen.close();
    await expect.poll(() => engine.channels()).toBe(0);
  });

  test('is told to be over when the engine ends it', async () => {
    await engine.stop();
    await ended;
  });
});
