import { WIRE_MONEY_MAX_YUAN } from '../entities/money';
import { TIMESTAMP_MAX } from '../entities/time';
import { ANSWER_FIELDS, MAP_KEYS } from './answer-words';
import { inner, wordsAt, type JsonSchema, type Place } from './describe-fields';
import { REQUEST_FIELDS, SHOWN_FIELDS, type FieldWords } from './field-words';

type Table = Readonly<Record<string, FieldWords>>;

/** 2026-11-25 20:00 in Beijing. */
const someMoment = 1_795_608_000;
const someMoney = 3.84;

function plain({ type, maximum, minimum, enum: values, const: only }: JsonSchema): unknown {
  if (values !== undefined) return values[0];
  if (only !== undefined) return only;
  if (type === 'boolean') return true;
  if (type === 'string') return '';
  if (maximum === TIMESTAMP_MAX) return someMoment;
  return maximum === WIRE_MONEY_MAX_YUAN ? someMoney : Math.max(1, minimum ?? 1);
}

function valueOf(schema: JsonSchema, place: Place, table: Table): unknown {
  const example = wordsAt(table, place)?.example;
  const { kind } = inner(schema);
  if (kind.type === 'array' && !Array.isArray(example)) return [valueOf(kind.items ?? {}, place, table)];
  const { additionalProperties: content } = kind;
  if (typeof content === 'object' && kind.properties === undefined)
    return { [MAP_KEYS[place.name] ?? 'key']: valueOf(content, place, table) };
  if (kind.properties !== undefined && (typeof example !== 'object' || example === undefined))
    return objectOf(kind, { call: place.call, parent: place.name }, table);
  return example === undefined ? plain(kind) : example;
}

const objectOf = (
  { properties = {} }: JsonSchema,
  { call, parent }: Pick<Place, 'call' | 'parent'>,
  table: Table,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valueOf(property, { call, parent, name }, table)]),
  );

/** A request of a call: the needed fields, and those of the others that an example shows. */
export function sampleRequest(call: string, schema: JsonSchema): Readonly<Record<string, unknown>> {
  const shown = [...(schema.required ?? []), ...(SHOWN_FIELDS[call] ?? [])];
  const whole = objectOf(schema, { call, parent: call }, REQUEST_FIELDS);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => shown.includes(name)));
}

/** The `data` of an answer to a call, one row of every list; passwords are shown on request alone. */
export function sampleAnswer(call: string, schema: JsonSchema): unknown {
  if (inner(schema).kind.type === 'null') return null;
  return withoutSecrets(valueOf(schema, { call, parent: call, name: call }, ANSWER_FIELDS));
}

const secrets = /passwd$/i;
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secrets.test(name))
      .map(([name, one]) => [name, withoutSecrets(one)]),
  );
}
