import type { ShellMachine } from '../shell/simulated-shell';
import { consoleScene } from './console-scene';
import { desktopScene } from './desktop-scene';
import type { Scene } from './scene';

/** What is drawn of a simulated machine. */
export interface ShownMachine extends ShellMachine {
  readonly imageKey: string;
}

/** What a simulated machine shows: the desktop of a Windows, the text console of a Linux. */
export const sceneOf = (machine: ShownMachine): Scene =>
  machine.imageKey.startsWith('windows') ? desktopScene(machine) : consoleScene(machine);
