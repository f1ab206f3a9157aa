import { describe, expect, it } from 'vitest';
import type { Schema } from '../define-call';
import { allCalls } from './all';

/** What the walk reads of a schema: zod's own description of it and of its checks. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly in?: Schema;
  readonly out?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}
interface Check {
  readonly check: string;
  /** Of a number. */
  readonly value?: number;
  /** Of a text, a list or a file. */
  readonly maximum?: number;
  readonly pattern?: RegExp;
}
const definitionOf = (schema: Schema): Definition => schema._zod.def;
const checksOf = (schema: Schema): readonly Check[] =>
  (definitionOf(schema).checks ?? []).map((check) => check._zod.def);

interface Leaf {
  readonly place: string;
  readonly schema: Schema;
}

/** Every schema inside a request, with where it stands. */
function walk(place: string, schema: Schema): readonly Leaf[] {
  const def = definitionOf(schema);
  const inner = [def.element, def.innerType, def.in, def.out, def.keyType, def.valueType, ...(def.options ?? [])];
  return [
    { place, schema },
    ...Object.entries(def.shape ?? {}).flatMap(([name, field]) => walk(`${place}.${name}`, field)),
    ...inner.flatMap((one) => (one === undefined ? [] : walk(place, one))),
  ];
}

const leaves = allCalls.flatMap((call) => walk(call.name, call.request));
const ofType = (type: string) => leaves.filter(({ schema }) => definitionOf(schema).type === type);
const placesOf = (found: readonly Leaf[]) => [...new Set(found.map(({ place }) => place))];

const lookahead = /\(\?=[^)]*\)/g;
/** A pattern without `*`, `+` and `{n,}` bounds what it matches by itself. */
const isBoundedPattern = ({ source }: RegExp): boolean =>
  /^\^.*\$$/.test(source) && !/[^\\][*+]|\{\d+,\}/.test(source.replace(lookahead, ''));

const hasMaximum = ({ schema }: Leaf): boolean =>
  checksOf(schema).some(
    ({ maximum, pattern }) => maximum !== undefined || (pattern !== undefined && isBoundedPattern(pattern)),
  );
const hasBounds = ({ schema }: Leaf): boolean =>
  ['greater_than', 'less_than'].every((side) => checksOf(schema).some(({ check }) => check === side));
const takes =
  (text: string) =>
  ({ schema }: Leaf) =>
    schema.safeParse(text).success;

const why =
  'What a caller sends has an end, or it is found by the database or by a date instead: use the schemas of entities/text.ts, query.ts, time.ts and money.ts.';

describe('the requests of all calls', () => {
  it('are walked to their texts, numbers and lists', () => {
    expect(ofType('string').length).toBeGreaterThan(150);
    expect(ofType('number').length).toBeGreaterThan(150);
    expect(ofType('array').length).toBeGreaterThan(3);
  });

  it('bound every text', () => {
    expect(placesOf(ofType('string').filter((leaf) => !hasMaximum(leaf))), why).toEqual([]);
  });

  it.each([
    ['a null character', 'abc\u0000def'],
    ['an escape', 'abc\u001bdef'],
    ['a delete character', 'abc\u007fdef'],
    ['half of a character', 'abc\ud800def'],
  ])('take no text with %s', (_name, text) => {
    expect(placesOf(ofType('string').filter(takes(text))), why).toEqual([]);
  });

  it('bound every number on both sides', () => {
    expect(placesOf(ofType('number').filter((leaf) => !hasBounds(leaf))), why).toEqual([]);
  });

  it('bound every list', () => {
    expect(placesOf(ofType('array').filter((leaf) => !hasMaximum(leaf))), why).toEqual([]);
  });
});
