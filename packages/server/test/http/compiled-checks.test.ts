import { defineCall } from '@compute-market/contract/define-call';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { compileChecks } from '../../src/http/compiled-checks';

/** A call whose schemas hold objects in every way that the contract has them. */
const made = () => {
  const line = z.object({
    Id: z.int().check(z.positive()),
    Note: z.optional(z.string()),
    Kind: z._default(z.int(), 0),
  });
  const answer = z.object({
    data: z.array(line),
    first: z.nullable(line),
    byName: z.record(z.string(), line),
    either: z.union([line, z.strictObject({ none: z.literal(true) })]),
    all: z.intersection(z.looseObject({ a: z.string() }), z.looseObject({ b: z.string() })),
    later: z.lazy(() => line),
    text: z.pipe(
      z.string(),
      z.transform((value) => value.trim()),
    ),
  });
  const request = z
    .strictObject({ from: z.int(), to: z.int() })
    .check(z.refine(({ from, to }) => from <= to, { message: '开始不能晚于结束', path: ['to'] }));
  return defineCall({ name: 'any', path: '/any', summary: '', request, response: answer });
};

const line = { Id: 1, Note: 'a' };
const answer = {
  data: [line, { Id: 2, Unknown: 1 }],
  first: line,
  byName: { a: line },
  either: { none: true },
  all: { a: 'a', b: 'b', c: 'c' },
  later: line,
  text: ' a ',
};
const answers: unknown[] = [
  answer,
  { ...answer, first: null, unknown: 1 },
  { ...answer, data: [{ Id: 0 }] },
  { ...answer, data: [{ Id: 'x' }, null] },
  { ...answer, either: { none: true, more: 1 } },
  { ...answer, byName: { a: {} } },
  JSON.parse('{"__proto__": {"data": []}, "constructor": 1}'),
  [],
  null,
];
const requests: unknown[] = [{ from: 1, to: 2 }, { from: 2, to: 1 }, { from: 1, to: 2, more: 1 }, { from: 1 }, 'x'];

test('compiled checks let in, refuse and answer what the plain ones do, with the same words', () => {
  const [plain, compiled] = [made(), made()];
  compileChecks([compiled]);
  expect(compiled.response._zod.traits).toContain('$ZodObjectJIT');
  const told = (schema: z.ZodMiniType, value: unknown) => {
    const { success, data, error } = schema.safeParse(value);
    return { success, data, issues: error?.issues };
  };
  for (const value of answers) expect(told(compiled.response, value)).toEqual(told(plain.response, value));
  for (const value of requests) expect(told(compiled.request, value)).toEqual(told(plain.request, value));
});
