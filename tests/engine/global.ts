import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a QEMU with SPICE is here. */
    hasQemu: boolean;
  }
}

const run = (program: string, ...words: string[]) =>
  spawnSync(program, words, { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
/** The help ends with a status of its own. */
const speaksSpice = (): boolean => /disable-ticketing/.test(String(run('qemu-system-x86_64', '-spice', 'help').stdout));
const install = (name: string): boolean =>
  run('apt-get', 'install', '-y', '--no-install-recommends', name).status === 0;

/** Brings a QEMU whose screen real clients of SPICE see. Where there can be none, one line says so and its tests count as skipped. */
export default function setup(project: TestProject): void {
  // Later Debians have the protocol in a package of its own.
  const hasQemu =
    speaksSpice() ||
    (install('qemu-system-x86') && speaksSpice()) ||
    (install('qemu-system-modules-spice') && speaksSpice());
  if (!hasQemu) process.stderr.write('tests of screens skipped: no QEMU with SPICE could be installed\n');
  project.provide('hasQemu', hasQemu);
}
