import * as z from 'zod/mini';
import type { Schema } from '../define-call';
import { WIRE_MONEY_MAX_YUAN } from '../entities/money';
import { ROW_NUMBER_MAX } from '../entities/query';
import { TIMESTAMP_MAX } from '../entities/time';
import type { ApiField } from './api-reference';
import type { FieldWords } from './field-words';
import { VALUE_WORDS } from './value-words';

/** What is read of a JSON schema. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export const jsonSchemaOf = (schema: Schema, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema;

/** Where a field stands: the call, the field around it (the call at the top), and its own name. */
export interface Place {
  readonly call: string;
  readonly parent: string;
  readonly name: string;
}

/** What a table says of a field: most exactly of this call, then of the field in its parent, then of the name. */
export function wordsAt<Words>(
  table: Readonly<Record<string, Words>>,
  { call, parent, name }: Place,
): Words | undefined {
  return table[`${call}:${parent}.${name}`] ?? table[`${parent}.${name}`] ?? table[name];
}

const isNull = ({ type }: JsonSchema) => type === 'null';

/** A schema without the null that it may be. A choice of kinds is its first. */
export function inner(schema: JsonSchema): { readonly kind: JsonSchema; readonly nullable: boolean } {
  const { type: kinds } = schema;
  if (kinds !== undefined && typeof kinds !== 'string') {
    const type = kinds.find((one) => one !== 'null') ?? 'string';
    return { kind: { ...schema, type }, nullable: kinds.includes('null') };
  }
  if (schema.anyOf === undefined) return { kind: schema, nullable: false };
  const choices = schema.anyOf.filter((one) => !isNull(one));
  const consts = choices.flatMap((one) => (one.const === undefined ? [] : [one.const as string | number]));
  const kind =
    consts.length > 1 && consts.length === choices.length ? { ...choices[0], enum: consts } : (choices[0] ?? {});
  return { kind, nullable: choices.length < schema.anyOf.length };
}

const types: Readonly<Record<string, string>> = {
  string: '文本',
  integer: '整数',
  number: '数字',
  boolean: '是或否',
  object: '对象',
};

const isMap = ({ additionalProperties, properties }: JsonSchema) =>
  typeof additionalProperties === 'object' && properties === undefined;
const literal = ({ const: value }: JsonSchema) => typeof value;
const literals: Readonly<Record<string, string>> = { string: '文本', number: '整数', boolean: '是或否' };

function typeOf(kind: JsonSchema): string {
  if (kind.type === 'array') return `${typeOf(inner(kind.items ?? {}).kind)}列表`;
  if (isMap(kind)) return '映射';
  if (kind.type === 'number' && (kind.enum ?? kind.const) !== undefined) return '整数';
  return types[String(kind.type)] ?? literals[literal(kind)] ?? types.string ?? '';
}

/** Seconds since 1970, and money, are told by their bounds. */
const unitOf = ({ maximum, items }: JsonSchema): string => {
  if (maximum === TIMESTAMP_MAX) return '秒（Unix 时间戳）';
  if (maximum === WIRE_MONEY_MAX_YUAN) return '元';
  return items === undefined ? '' : unitOf(items);
};

const range = (least: number | undefined, most: number | undefined, counted: string): string => {
  const from = least === undefined || least <= Number.MIN_SAFE_INTEGER ? null : least;
  const to = most === undefined || most >= ROW_NUMBER_MAX ? null : most;
  if (from !== null && to !== null && from > 0) return from === to ? `${to}${counted}` : `${from}–${to}${counted}`;
  if (to !== null && (from === null || from <= 0))
    return from === 0 && counted === '' ? `0–${to}` : `最多 ${to}${counted}`;
  return from !== null && from >= 0 && from > -WIRE_MONEY_MAX_YUAN ? `不小于 ${from}${counted}` : '';
};

function boundsOf(kind: JsonSchema, place: Place): string {
  const values = kind.enum ?? (kind.const === undefined ? undefined : [String(kind.const)]);
  const labels = wordsAt(VALUE_WORDS, place);
  if (values !== undefined)
    return values.map((value) => [value === '' ? '空' : value, labels?.[value] ?? ''].join(' ').trim()).join('、');
  if (unitOf(kind) !== '')
    return (kind.minimum ?? -1) >= 0 && unitOf(kind) === '元' ? range(kind.minimum, undefined, '') : '';
  if (kind.type === 'array')
    return [range(kind.minItems, kind.maxItems, ' 项'), boundsOf(inner(kind.items ?? {}).kind, place)]
      .filter((part) => part !== '')
      .join('；');
  if (kind.type === 'string') return range(kind.minLength, kind.maxLength, ' 字');
  return range(kind.minimum, kind.maximum, '');
}

interface Told {
  readonly table: Readonly<Record<string, FieldWords>>;
  /** Whether bounds and what may be left out are told: those of an answer bind nobody. */
  readonly isRequest: boolean;
}

/** The name of a field with what leads into it: a list is `[]`, a map `.*`. */
const into = (kind: JsonSchema): string => (kind.type === 'array' ? '[]' : isMap(kind) ? '.*' : '');
const within = (kind: JsonSchema): JsonSchema => {
  const content = kind.type === 'array' ? kind.items : isMap(kind) ? kind.additionalProperties : undefined;
  return typeof content === 'object' ? within(inner(content).kind) : kind;
};
const ways = (kind: JsonSchema): string => {
  const step = into(kind);
  if (step === '') return '';
  const content = kind.type === 'array' ? kind.items : kind.additionalProperties;
  return step + (typeof content === 'object' ? ways(inner(content).kind) : '');
};

/** The fields of an object schema, each followed by its own, in the order of the contract. */
export function fieldsOf(
  schema: JsonSchema,
  at: { readonly call: string; readonly parent: string; readonly way: string },
  told: Told,
): readonly ApiField[] {
  const { kind: whole } = inner(schema);
  const top = within(whole);
  const start = at.way + ways(whole);
  return Object.entries(top.properties ?? {}).flatMap(([name, property]) => {
    const place = { call: at.call, parent: at.parent, name };
    const { kind, nullable } = inner(property);
    const words = wordsAt(told.table, place);
    const way = start === '' ? name : `${start}.${name}`;
    const field: ApiField = {
      name: way,
      type: typeOf(kind),
      required: top.required?.includes(name) ?? false,
      nullable,
      words: words?.words ?? '',
      unit: words?.unit ?? unitOf(kind),
      bounds: told.isRequest || kind.enum !== undefined ? boundsOf(kind, place) : '',
    };
    return [field, ...fieldsOf(kind, { call: at.call, parent: name, way }, told)];
  });
}
