const nameless = '.';
/** Keys of a PC keyboard in the order of their numbers (set 1), from 1 on; a dot is none that browsers name. */
const row = `
Escape Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal Backspace
Tab KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Enter
ControlLeft KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backquote
ShiftLeft Backslash KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash ShiftRight
NumpadMultiply AltLeft Space CapsLock F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 NumLock ScrollLock
Numpad7 Numpad8 Numpad9 NumpadSubtract Numpad4 Numpad5 Numpad6 NumpadAdd Numpad1 Numpad2 Numpad3 Numpad0 NumpadDecimal
. . IntlBackslash F11 F12
`
  .trim()
  .split(/\s+/);

/** Keys that came later: behind the prefix 0xe0. */
const extended: Readonly<Record<string, number>> = {
  NumpadEnter: 0x1c,
  ControlRight: 0x1d,
  NumpadDivide: 0x35,
  PrintScreen: 0x37,
  AltRight: 0x38,
  Home: 0x47,
  ArrowUp: 0x48,
  PageUp: 0x49,
  ArrowLeft: 0x4b,
  ArrowRight: 0x4d,
  End: 0x4f,
  ArrowDown: 0x50,
  PageDown: 0x51,
  Insert: 0x52,
  Delete: 0x53,
  MetaLeft: 0x5b,
  MetaRight: 0x5c,
  ContextMenu: 0x5d,
};

const codes: ReadonlyMap<string, number> = new Map([
  ...row.map((code, index) => [code, index + 1] as const).filter(([code]) => code !== nameless),
  ...Object.entries(extended).map(([code, scan]) => [code, 0xe000 | scan] as const),
]);

/** The number of a key by its place on the keyboard, above 0xff for a later one; null for one that a PC has not. */
export const scanCodeOf = (code: string): number | null => codes.get(code) ?? null;

/** Keys that write a character on a US keyboard, with Shift and without. */
const written = `
Backquote~\` Digit1!1 Digit2@2 Digit3#3 Digit4$4 Digit5%5 Digit6^6 Digit7&7 Digit8*8 Digit9(9 Digit0)0 Minus_- Equal+= BracketLeft{[ BracketRight}]
Backslash|\\ Semicolon:; Quote"' Comma<, Period>. Slash?/
`;

/** A key, and whether Shift is held with it. */
export interface KeyStroke {
  readonly code: string;
  readonly shift: boolean;
}

function charactersOf(): ReadonlyMap<string, KeyStroke> {
  const strokes = new Map<string, KeyStroke>([
    [' ', { code: 'Space', shift: false }],
    ['\n', { code: 'Enter', shift: false }],
    ['\t', { code: 'Tab', shift: false }],
  ]);
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const code = `Key${letter.toUpperCase()}`;
    strokes.set(letter, { code, shift: false });
    strokes.set(letter.toUpperCase(), { code, shift: true });
  }
  for (const entry of written.trim().split(/\s+/)) {
    const [shifted, plain] = [entry.at(-2) ?? '', entry.at(-1) ?? ''];
    const code = entry.slice(0, -2);
    strokes.set(plain, { code, shift: false });
    strokes.set(shifted, { code, shift: true });
  }
  return strokes;
}

const characters = charactersOf();

/** What is pressed for a text, on a US keyboard; null where it has a character that no key writes, such as a Chinese one. */
export function strokesOf(text: string): readonly KeyStroke[] | null {
  const strokes = [...text.replaceAll('\r\n', '\n')].map((character) => characters.get(character));
  return strokes.every((stroke) => stroke !== undefined) ? strokes : null;
}

const writtenBy: ReadonlyMap<string, string> = new Map(
  [...characters].map(([character, { code, shift }]) => [`${shift}:${code}`, character]),
);
const places: ReadonlyMap<number, string> = new Map([...codes].map(([code, scan]) => [scan, code]));

/** The key (`KeyboardEvent.code`) that has a number; null for none. */
export const keyOfScanCode = (scan: number): string | null => places.get(scan) ?? null;

/** What a key writes on a US keyboard; null for one that writes nothing. */
export const characterOf = ({ code, shift }: KeyStroke): string | null =>
  writtenBy.get(`${shift}:${code}`) ?? writtenBy.get(`false:${code}`) ?? null;
