import { characterOf } from '@compute-market/contract/rules/scan-codes';
import { formatTime } from '@compute-market/contract/rules/time';
import { wireTime } from '../../platform/wire';
import { Framebuffer, type Box } from './framebuffer';
import { GLYPH } from './glyphs';
import type { Scene } from './scene';

const width = 1024;
const height = 640;
const [night, sky, bar, paper, head, ink, white] = [
  0x12_2b_4a, 0x1c_4f_86, 0x10_23_3f, 0xf6_f8_fb, 0xdf_e6_f0, 0x1d_25_33, 0xff_ff_ff,
];
const note: Box = { left: 190, top: 110, right: 810, bottom: 470 };
const headHeight = 32;
const margin = 16;
const lineHeight = GLYPH.height + 5;
const largest = 16;
const longest = Math.floor((note.right - note.left - 2 * margin) / GLYPH.width);

interface DesktopMachine {
  readonly hostName: string;
  readonly gpuType: string;
  readonly gpuNum: number;
  readonly now: () => Date;
}

/** The desktop of a simulated Windows: locked until Ctrl+Alt+Del, then with a note that takes what is typed. */
export function desktopScene({ hostName, gpuType, gpuNum, now }: DesktopMachine): Scene {
  const picture = new Framebuffer(width, height);
  const held = new Set<string>();
  let isLocked = true;
  let lines = [''];
  let isNoteDrawn = true;
  const middle = (text: string, top: number, scale: number) =>
    picture.write(text, Math.round((width - text.length * GLYPH.width * scale) / 2), top, { colour: white, scale });

  function drawLocked(): void {
    const [day = '', time = ''] = formatTime(wireTime(now())).split(' ');
    picture.fill(picture.whole(), night);
    middle(time.slice(0, 5), 170, 5);
    middle(day, 260, 2);
    middle('Press Ctrl+Alt+Delete to unlock.', 420, 2);
    middle(hostName, 470, 1);
  }

  function drawNote(): void {
    const left = note.left + margin;
    picture.fill({ ...note, top: note.top + headHeight }, paper);
    lines.forEach((line, index) =>
      picture.write(
        `${line}${index === lines.length - 1 ? '_' : ''}`,
        left,
        note.top + headHeight + margin + index * lineHeight,
        {
          colour: ink,
        },
      ),
    );
  }

  function drawDesktop(): void {
    picture.fill(picture.whole(), sky);
    picture.fill({ left: 0, top: height - 48, right: width, bottom: height }, bar);
    picture.fill({ left: 18, top: height - 34, right: 38, bottom: height - 14 }, 0x7f_b2_ff);
    picture.write(formatTime(wireTime(now())), width - 170, height - 30, { colour: white });
    picture.fill({ ...note, bottom: note.top + headHeight }, head);
    picture.write(`${hostName} - NVIDIA ${gpuType} x ${gpuNum} - Notepad`, note.left + margin, note.top + 10, {
      colour: ink,
    });
    drawNote();
  }

  function type(code: string): void {
    const last = lines.at(-1) ?? '';
    const rest = lines.slice(0, -1);
    const shift = held.has('ShiftLeft') || held.has('ShiftRight');
    const character = characterOf({ code, shift });
    if (code === 'Backspace') lines = last === '' && rest.length > 0 ? rest : [...rest, last.slice(0, -1)];
    else if (character === '\n') lines = [...lines, ''].slice(-largest);
    else if (character !== null && character >= ' ')
      lines = last.length < longest ? [...rest, last + character] : [...lines, character].slice(-largest);
    else return;
    isNoteDrawn = false;
  }

  drawLocked();
  return {
    picture,
    key(code, isDown) {
      if (!isDown) return void held.delete(code);
      held.add(code);
      const isControl = held.has('ControlLeft') || held.has('ControlRight');
      const isAlt = held.has('AltLeft') || held.has('AltRight');
      if (isLocked && isControl && isAlt && code === 'Delete') {
        isLocked = false;
        return drawDesktop();
      }
      if (isLocked || isControl || isAlt) return undefined;
      return type(code);
    },
    draw() {
      if (isNoteDrawn) return;
      isNoteDrawn = true;
      drawNote();
    },
  };
}
