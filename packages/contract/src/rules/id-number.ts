const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';
const shape = /^[1-9]\d{5}((?:19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/;

/** Whether the calendar has this day. */
export function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The 18th character of the first 17 (GB 11643-1999). */
export function idCheckCharacter(body: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body.charAt(index)), 0);
  return checkCharacters.charAt(sum % checkCharacters.length);
}

/** Whether a text is an 18-character identity number: a day that exists and a right check character. Upper case only; forms raise it first. */
export function isIdNumber(text: string): boolean {
  const parts = shape.exec(text);
  return (
    parts !== null &&
    isDay(Number(parts[1]), Number(parts[2]), Number(parts[3])) &&
    idCheckCharacter(text) === text.charAt(17)
  );
}

const numberLength = 18;

/** 3301**********1234: what may be shown and kept of a number. Of a shorter one, from another paper, only the ends: E*****78. */
export function maskIdNumber(text: string): string {
  const [head, tail] = text.length >= numberLength ? [4, 4] : text.length > 4 ? [1, 2] : [0, 1];
  return text.slice(0, head) + '*'.repeat(Math.max(0, text.length - head - tail)) + text.slice(-tail);
}

/** 林*远, 张*: the first character stays, and the last of three and more. */
export function maskName(name: string): string {
  const characters = [...name];
  if (characters.length < 2) return name;
  const last = characters.length > 2 ? (characters.at(-1) ?? '') : '';
  return `${characters[0] ?? ''}${'*'.repeat(characters.length - (last === '' ? 1 : 2))}${last}`;
}
