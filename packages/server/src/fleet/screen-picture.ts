import { formatTime } from '@compute-market/contract/rules/time';
import type { sandboxMachine } from '../db/schema/instance';
import { wireTime } from '../platform/wire';
import type { ScreenPicture } from './provider';

type Machine = typeof sandboxMachine.$inferSelect;

const width = 1024;
const height = 640;
const lineHeight = 24;
const margin = 28;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
/** The clock that hangs on the machine: Beijing time. */
const clockOf = (now: Date): string => formatTime(wireTime(now));

const drawing = (background: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${background}"/>${content}</svg>`;

/** A machine's load, steady for a minute and never the same on two cards. */
function loadOf(machine: Machine, card: number, now: Date): number {
  const seed = [...`${machine.name}${card}`].reduce(
    (sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973,
    Math.floor(now.getTime() / 60_000),
  );
  return 35 + ((seed * 7919) % 64);
}

function consoleLines(machine: Machine, now: Date): string[] {
  const cards = Array.from({ length: machine.gpuNum }, (_, card) => {
    const load = loadOf(machine, card, now);
    return `| ${card}  NVIDIA ${machine.gpuType.padEnd(14)} | ${String(40 + Math.round(load / 3)).padStart(3)}C  ${String(load).padStart(3)}% util |`;
  });
  const rule = `+${'-'.repeat(27)}+${'-'.repeat(17)}+`;
  return [
    `${machine.imageKey} on ${machine.hostName} tty1`,
    '',
    `${machine.hostName} login: ${machine.loginUserName}`,
    'Password:',
    `Last login: ${clockOf(machine.startedAt)} on tty1`,
    `${machine.cpuNum} vCPU / ${machine.memoryGb} GB memory`,
    '',
    `${machine.loginUserName}@${machine.hostName}:~# nvidia-smi`,
    clockOf(now),
    rule,
    ...cards,
    rule,
    `${machine.loginUserName}@${machine.hostName}:~# _`,
  ];
}

const consoleScreen = (machine: Machine, now: Date): string =>
  drawing(
    '#0b0e14',
    consoleLines(machine, now)
      .map(
        (line, index) =>
          `<text xml:space="preserve" x="${margin}" y="${margin + (index + 1) * lineHeight}" font-family="monospace" font-size="17" fill="#d5dbe6">${escapeXml(line)}</text>`,
      )
      .join(''),
  );

const startingScreen = (machine: Machine): string =>
  drawing(
    '#0b0e14',
    `<text x="${width / 2}" y="${height / 2}" text-anchor="middle" font-family="monospace" font-size="20" fill="#8b95a7">${escapeXml(machine.hostName)} is starting ...</text>`,
  );

function desktopScreen(machine: Machine, now: Date): string {
  const [day = '', time = ''] = clockOf(now).split(' ');
  const icon = (row: number, name: string) =>
    `<rect x="36" y="${40 + row * 96}" width="44" height="36" rx="4" fill="#f4d06f"/><text x="58" y="${98 + row * 96}" text-anchor="middle" font-family="sans-serif" font-size="13" fill="#ffffff">${name}</text>`;
  const window = `<rect x="190" y="110" width="620" height="360" rx="6" fill="#f6f8fb"/><rect x="190" y="110" width="620" height="38" rx="6" fill="#dfe6f0"/><text x="208" y="135" font-family="sans-serif" font-size="15" fill="#1d2533">${escapeXml(machine.hostName)} - NVIDIA ${escapeXml(machine.gpuType)} x ${machine.gpuNum}</text>`;
  const bars = Array.from({ length: machine.gpuNum }, (_, card) => {
    const load = loadOf(machine, card, now);
    const y = 186 + card * 34;
    return `<text x="214" y="${y + 13}" font-family="sans-serif" font-size="14" fill="#1d2533">GPU ${card}</text><rect x="280" y="${y}" width="480" height="16" rx="3" fill="#dfe6f0"/><rect x="280" y="${y}" width="${Math.round(4.8 * load)}" height="16" rx="3" fill="#2f7d4f"/>`;
  }).join('');
  const bar = `<rect y="592" width="${width}" height="48" fill="#10233f"/><rect x="18" y="606" width="20" height="20" fill="#7fb2ff"/><text x="1000" y="612" text-anchor="end" font-family="sans-serif" font-size="13" fill="#ffffff">${time}</text><text x="1000" y="630" text-anchor="end" font-family="sans-serif" font-size="13" fill="#ffffff">${day}</text>`;
  return drawing('#1c4f86', `${icon(0, 'This PC')}${icon(1, 'Datasets')}${icon(2, 'Recycle')}${window}${bars}${bar}`);
}

/** What somebody who stood before the machine would see, drawn from what it is and does. */
export function screenPicture(
  machine: Machine,
  { working, now }: { readonly working: boolean; readonly now: Date },
): ScreenPicture {
  const desktop = machine.imageKey.startsWith('windows');
  const drawn = working ? startingScreen(machine) : desktop ? desktopScreen(machine, now) : consoleScreen(machine, now);
  return { mediaType: 'image/svg+xml', bytes: new TextEncoder().encode(drawn) };
}
