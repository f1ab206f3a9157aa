import { characterOf } from '@compute-market/contract/rules/scan-codes';
import { openSimulatedShell, type ShellMachine } from '../shell/simulated-shell';
import type { Scene } from './scene';
import { TEXT_SIZE, TextScreen } from './text-screen';

const escape = '\u001b';
/** What keys without a character send. */
const sent: Readonly<Record<string, string>> = {
  Enter: '\r',
  NumpadEnter: '\r',
  Backspace: '\u007f',
  Escape: escape,
  ArrowUp: `${escape}[A`,
  ArrowDown: `${escape}[B`,
  ArrowRight: `${escape}[C`,
  ArrowLeft: `${escape}[D`,
  Home: `${escape}[H`,
  End: `${escape}[F`,
  Delete: `${escape}[3~`,
};

/** Keys that wait for the system; what comes then is lost. */
const mostTyped = 256;

/** The text console of a simulated Linux, which somebody has logged in to. */
export function consoleScene(machine: ShellMachine): Scene {
  const screen = new TextScreen();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const held = new Set<string>();
  const open = () =>
    openSimulatedShell(
      machine,
      TEXT_SIZE,
      {
        data: (bytes) => screen.write(decoder.decode(bytes, { stream: true })),
        drain: () => undefined,
        // As a system does, that lets the next one in.
        exit: () => (shell = open()),
      },
      `${machine.hostName} tty1\r\n\r\n`,
    );
  let shell = open();
  const typed: string[] = [];
  const isHeld = (...codes: string[]): boolean => codes.some((code) => held.has(code));
  return {
    picture: screen.picture,
    key(code, isDown) {
      if (!isDown) return void held.delete(code);
      held.add(code);
      const isShift = isHeld('ShiftLeft', 'ShiftRight');
      const character = sent[code] ?? characterOf({ code, shift: isShift });
      if (character === null || isHeld('AltLeft', 'AltRight')) return undefined;
      const isControl = isHeld('ControlLeft', 'ControlRight') && /^[a-z]$/i.test(character);
      const text = isControl ? String.fromCharCode(character.toUpperCase().charCodeAt(0) & 31) : character;
      if (typed.length < mostTyped) typed.push(text);
      return undefined;
    },
    draw() {
      // One of them may end the shell, and the rest is for the next one.
      for (const text of typed.splice(0)) shell.write(encoder.encode(text));
      screen.draw();
    },
  };
}
