import type { CallDefinition, Schema } from '@compute-market/contract/define-call';

/** What nobody's form sends: characters that databases refuse, numbers beyond every integer and date, other shapes. */
export const hostileValues: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202e\u200b\ufeff',
  '\r\n\t',
  '\u001b[31m',
  '😀'.repeat(50),
  'a'.repeat(100),
  'a'.repeat(5000),
  "'; drop table users; --",
  '%_\\',
  '$1',
  '${process.env}',
  '<img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '__proto__',
  'null',
  'NaN',
  '-1',
  '0',
  '1',
  '1.5',
  '１２',
  '1e5',
  '2147483647',
  '2147483648',
  '253402300799',
  '253402300800',
  '999999999999999',
  '9223372036854775808',
  '0000-01',
  '0000-01-01',
  '9999-12',
  '9999-12-31',
  '2026-02-31',
  -1,
  -0.0001,
  0,
  0.0001,
  0.01,
  1,
  1.5,
  64,
  100_000,
  100_001,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  99_999_999_999,
  253_402_300_799,
  253_402_300_800,
  8_640_000_000_000,
  999_999_999_999_999,
  9_000_000_000_000_000,
  Number.MAX_SAFE_INTEGER,
  2 ** 64,
  1e308,
  true,
  false,
  null,
  [],
  [null],
  ['\u0000'],
  Array.from({ length: 500 }, (_, index) => index),
  {},
  { length: -1 },
  { 'a\u0000': '\ud800' },
];

/** A right value of a field, by its name; others are found by trying `usual`. */
const byName: Readonly<Record<string, unknown>> = {
  gpu_type: 'RTX 3090',
  image_name: 'pytorch-2.5',
  email: 'finance@example.cn',
  target: 'finance@example.cn',
  type: 'email',
  page_size: 20,
  status_type: 'all',
  category_id: 3,
  sub_category_id: 32,
  title: '训练中途掉卡',
  agree: true,
  content: '只识别到 2 张',
  resource_type: 'none',
  public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDlzABpOEa3JBS1jwnA9bTBchTB/gZ2pWnRda8Fy3Pue',
};
const usual: readonly unknown[] = [
  'RTX 3090',
  '13800138000',
  '123456',
  'Abcd1234',
  '2026-07-01',
  '2026-07',
  '33010619980815002X',
  '91350100M000100Y43',
  '6222021234567890128',
  '4111111111111111',
  'a@b.cn',
  'lab-a',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ',
  'aaaaaaaaaaaaaaaaaaaa',
  'SHA256:rKWN2QxFKt/r5VMdOCvxxo0ZYUFLujv/p140Il8E/pI',
  1,
  10,
  20,
  100,
  1_700_000_000,
  true,
];

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
}
const definitionOf = (schema: Schema): Definition => schema._zod.def;

/** A value that the schema takes. Undefined when none was found: the field is then left out. */
function sampleOf(name: string, schema: Schema): unknown {
  const { shape, innerType, element, entries, values } = definitionOf(schema);
  if (shape !== undefined) return sampleObject(shape);
  if (name in byName && schema.safeParse(byName[name]).success) return byName[name];
  if (innerType !== undefined) return sampleOf(name, innerType);
  if (element !== undefined) return [sampleOf(name, element)];
  if (entries !== undefined) return Object.values(entries)[0];
  if (values !== undefined) return values[0];
  return [...usual, {}].find((value) => schema.safeParse(value).success);
}
const sampleObject = (shape: Readonly<Record<string, Schema>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sampleOf(name, field)]));

const filled = ({ request }: Pick<CallDefinition, 'request'>) => sampleObject(definitionOf(request).shape ?? {});

/** A request that the contract takes, every field filled; where two exclude each other, one of them is left out, and never `kept`. */
export function sampleRequest(call: Pick<CallDefinition, 'request'>, kept?: string): Readonly<Record<string, unknown>> {
  const whole = filled(call);
  const isTaken = (request: object) => call.request.safeParse(request).success;
  const fewer = Object.keys(whole)
    .filter((left) => left !== kept)
    .map((left) => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== left)));
  return [whole, ...fewer].find(isTaken) ?? whole;
}

/** One call with something hostile in one of its fields, or in a field of a field. */
export interface Attack {
  readonly call: CallDefinition;
  readonly field: string;
  readonly inner: string | null;
  readonly value: unknown;
}

/** Every field of every call with every hostile value. */
export const attacksOn = (calls: readonly CallDefinition[]): readonly Attack[] =>
  calls.flatMap((call) =>
    Object.entries(filled(call)).flatMap(([field, sample]) => {
      const inside = typeof sample === 'object' && sample !== null && !Array.isArray(sample) ? Object.keys(sample) : [];
      return [null, ...inside].flatMap((inner) => hostileValues.map((value) => ({ call, field, inner, value })));
    }),
  );
