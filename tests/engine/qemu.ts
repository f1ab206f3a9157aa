import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Code of a boot sector: 320 × 200 points of 256 colours, then for ever a key is awaited and all points are given the colour that has the number of its
 * character.
 *
 *     mov ax, 13h / int 10h / push A000h / pop es
 *     next: xor ah, ah / int 16h / xor di, di / mov cx, 64000 / rep stosb / jmp next
 */
const program = 'b81300cd106800a00730e4cd1631ffb900faf3aaebf3';
const sectorBytes = 512;
/** A card of the usual kind and nothing else; the processor is played by the program. */
const plain = '-accel tcg -m 64 -nodefaults -vga std -serial none -monitor none'.split(' ');

/** A virtual machine of the tests' own. */
export interface QemuMachine {
  /** The socket on which its screen speaks SPICE, as LXD has it. */
  readonly socket: string;
  stop(): Promise<void>;
}

/** Settles once a file is there. */
function appears(file: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(path.dirname(file));
    const look = () => {
      if (!existsSync(file)) return;
      watcher.close();
      resolve();
    };
    watcher.on('change', look);
    look();
  });
}

/** Starts a machine that needs no hardware: its processor is played by the program. */
export async function startQemu(): Promise<QemuMachine> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-screen-'));
  const socket = path.join(folder, 'spice.sock');
  const disk = path.join(folder, 'disk.img');
  const sector = Buffer.alloc(sectorBytes);
  sector.write(program, 'hex');
  sector.writeUInt16BE(0x55_aa, sectorBytes - 2);
  writeFileSync(disk, sector);
  const machine = spawn(
    'qemu-system-x86_64',
    [...plain, '-drive', `file=${disk},format=raw,if=ide`, '-spice', `unix=on,addr=${socket},disable-ticketing=on`],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => machine.once('exit', () => resolve()));
  await Promise.race([
    appears(socket),
    ended.then(() => Promise.reject(new Error('QEMU ended before its screen was there'))),
  ]);
  return {
    socket,
    async stop() {
      // As a cut of power: it has nothing to save, and may hang when it is asked to end while its screen is being left.
      machine.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
