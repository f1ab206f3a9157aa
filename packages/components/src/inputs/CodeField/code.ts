import { halfWidth } from '../half-width';

/** The digits a code is made of, full-width ones made plain: `４８２ ９１３` is 482913. Text without any stays as it is. */
export function tidyCode(text: string): string {
  const half = halfWidth(text);
  const digits = half.replace(/\D/g, '');
  return digits === '' ? text : digits;
}

/** The code within a whole message: its first run of `length` digits, which spaces or hyphens may part. Undefined when there is none. */
export function findCode(message: string, length: number): string | undefined {
  const half = halfWidth(message);
  const runs = half.match(/\d(?:[ -]?\d)*/g) ?? [];
  return runs.map((run) => run.replace(/\D/g, '')).find((run) => run.length === length);
}
