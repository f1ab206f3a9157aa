import { momentOf } from '../rules/moment';

/**
 * What an answer holds, for a reader that has no schemas: `s` text, `n` number, `u` number that stays unknown (NaN) where it is not told, `q` number without
 * which there is no answer, `d` part of a price that is paid, all of it where no discount is told, `b` yes or no, `y` the same, yes where it is not told, `t` moment in seconds, `x` anything; of `a` rows, `r` a map, `m` what may be null, `o` what may be absent, `e` what is
 * told of a deed that is done by now; else an object by its fields.
 */
export type Shape =
  | 's'
  | 'n'
  | 'u'
  | 'q'
  | 'd'
  | 'b'
  | 'y'
  | 't'
  | 'x'
  | readonly ['a' | 'r' | 'm' | 'o' | 'e', Shape]
  | { readonly [field: string]: Shape };

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;
const strange = (value: unknown, wanted: string): never => {
  throw new TypeError(`an answer holds ${JSON.stringify(value)} where ${wanted} is`);
};

const blanks = { s: '', n: 0, u: Number.NaN, q: 0, d: 1, b: false, y: true, t: 0 } as const;
type Plain = keyof typeof blanks;
/** A yes or no that is missing is neither. */
const blankOf = (shape: Plain) => (shape === 'b' ? undefined : blanks[shape]);
const isNumber = (shape: Plain) => shape === 'n' || shape === 'u' || shape === 'q' || shape === 'd';

function completePlain(shape: Plain, value: unknown): unknown {
  if (isAbsent(value)) return shape === 'q' ? strange(value, 'what is to be paid') : blankOf(shape);
  if (shape === 't') return momentOf(value) ?? strange(value, 'a moment');
  if (shape === 's' && typeof value === 'number') return String(value);
  if (isNumber(shape) && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return Number(value);
  if ((shape === 'b' || shape === 'y') && (value === 0 || value === 1)) return value === 1;
  return typeof value === typeof blanks[shape] ? value : strange(value, `a ${typeof blanks[shape]}`);
}

/** The level on which the fields stand: a list that stands bare is the rows of a page, and everything may stand below `data` (decisions 4). */
function levelOf(shape: { readonly [field: string]: Shape }, value: unknown): unknown {
  if (Array.isArray(value) && 'data' in shape) return { data: value };
  if (!isObject(value) || !isObject(value.data)) return value ?? {};
  return Object.keys(shape).some((field) => field in value) ? value : value.data;
}

function completeObject(shape: { readonly [field: string]: Shape }, value: unknown): unknown {
  const given = levelOf(shape, value);
  if (!isObject(given)) return strange(value, 'an object');
  const whole: Record<string, unknown> = { ...given };
  for (const [field, inner] of Object.entries(shape)) whole[field] = complete(inner, given[field]);
  // A page that does not count its rows has at least those it holds.
  if ('total' in shape && isAbsent(given.total) && Array.isArray(whole.data)) whole.total = whole.data.length;
  return whole;
}

function completeMany(kind: 'a' | 'r', inner: Shape, value: unknown): unknown {
  if (kind === 'a') {
    const rows: unknown = isObject(value) && Array.isArray(value.data) ? value.data : (value ?? []);
    return Array.isArray(rows) ? rows.map((row) => complete(inner, row)) : strange(value, 'a list');
  }
  const given = value ?? {};
  if (!isObject(given)) return strange(value, 'a map');
  return Object.fromEntries(Object.entries(given).map(([key, one]) => [key, complete(inner, one)]));
}

/** A deed is done whatever is told of it: who was told that it failed would do it again, and pay twice. */
function completeDeed(inner: Shape, value: unknown): unknown {
  try {
    return complete(inner, value);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return complete(inner, undefined);
  }
}

/**
 * The answer of a back end that is not ours, whole: what it does not tell is empty, a moment is in seconds however it was sent. What stands in another shape
 * throws a TypeError (decisions 40).
 */
export function complete(shape: Shape, value: unknown): unknown {
  if (shape === 'x') return value;
  if (typeof shape === 'string') return completePlain(shape, value);
  if (!Array.isArray(shape)) return completeObject(shape as { readonly [field: string]: Shape }, value);
  const [kind, inner] = shape as readonly ['a' | 'r' | 'm' | 'o' | 'e', Shape];
  if (kind === 'e') return completeDeed(inner, value);
  if (kind === 'o') return value === undefined ? undefined : isAbsent(value) ? null : complete(inner, value);
  if (kind === 'm') return isAbsent(value) ? null : complete(inner, value);
  return completeMany(kind, inner, value);
}

/** The same of a whole answer, which may only be nothing where the contract says so. */
export const completeAnswer = (shape: Shape | undefined, data: unknown): unknown =>
  isAbsent(data) && typeof shape === 'object' && !(Array.isArray(shape) && shape[0] !== 'a')
    ? strange(data, 'an answer')
    : complete(shape ?? 'x', data);
