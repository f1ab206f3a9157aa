import { describe, expect, it, test } from 'vitest';
import { allCalls } from '../calls';
import { KEY_SCOPES } from '../key-scopes';
import { ANSWER_FIELDS } from './answer-words';
import { CALL_PURPOSES } from './call-purposes';
import { createApiReference } from './create-api-reference';
import { curlExample, fetchExample } from './examples';
import { REQUEST_FIELDS, SHOWN_FIELDS } from './field-words';
import { INSTANCE_ANSWER_FIELDS } from './instance-answer-words';
import { MARKET_ANSWER_FIELDS } from './market-answer-words';
import { MONEY_ANSWER_FIELDS } from './money-answer-words';

const reference = createApiReference(allCalls);
const listed = reference.scopes.flatMap(({ calls }) => calls);
const definitionOf = (name: string) => {
  const found = allCalls.find((call) => call.name === name);
  if (found === undefined) throw new Error(`no call ${name}`);
  return found;
};

test('the reference that the page of the API shows is that of the contract; after a change run this test with -u', async () => {
  const text = JSON.stringify(reference).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  await expect(
    `// Written by api-reference.test.ts: what developers read of the calls that an API key may send.
import type { ApiReference } from '../api-reference';

export const apiReference = JSON.parse(
  '${text}',
) as ApiReference;
`,
  ).toMatchFileSnapshot('generated/reference.ts');
});

describe('every call that a key may send', () => {
  it('is in it, under its scope, and no other', () => {
    for (const { scope, calls } of reference.scopes) expect(calls.map(({ name }) => name)).toEqual(KEY_SCOPES[scope]);
    expect(Object.keys(CALL_PURPOSES).sort()).toEqual(listed.map(({ name }) => name).sort());
  });

  it.each(listed)('$name has a name, a purpose in one sentence, and words for every field', (call) => {
    const why = `Write it in packages/contract/src/reference: call-purposes.ts, field-words.ts, answer-words.ts.`;
    expect(call.title, why).not.toBe('');
    expect(call.purpose, why).toMatch(/^[^。]+。$/);
    for (const { name, words } of [...call.request, ...call.answer])
      expect(words, `${call.name} ${name}. ${why}`).not.toBe('');
  });

  it.each(listed)(
    '$name has an example that the contract takes, and an answer to it that the contract gives',
    (call) => {
      const { request, response } = definitionOf(call.name);
      expect(request.safeParse(call.example).error?.issues ?? []).toEqual([]);
      expect(response.safeParse(call.answerExample).error?.issues ?? []).toEqual([]);
    },
  );
});

test('no words speak of a field or a call that is gone', () => {
  const names = new Set(listed.flatMap(({ request }) => request.map(({ name }) => name.split('.').at(-1))));
  const answers = new Set(
    listed.flatMap(({ answer }) => answer.map(({ name }) => name.split('.').at(-1)?.replace('[]', ''))),
  );
  const last = (key: string) => key.split('.').at(-1);
  expect(Object.keys(REQUEST_FIELDS).filter((key) => !names.has(last(key)))).toEqual([]);
  expect(Object.keys(ANSWER_FIELDS).filter((key) => !answers.has(last(key)))).toEqual([]);
  expect(Object.keys(SHOWN_FIELDS).filter((name) => !listed.some((call) => call.name === name))).toEqual([]);
});

test('no field of an answer is told twice', () => {
  const parts = [MARKET_ANSWER_FIELDS, INSTANCE_ANSWER_FIELDS, MONEY_ANSWER_FIELDS];
  const told = parts.flatMap((part) => Object.keys(part));
  expect(told.filter((key, index) => told.indexOf(key) !== index)).toEqual([]);
});

test('types, units, bounds and values are told in Chinese', () => {
  const run = listed.find(({ name }) => name === 'runKvm');
  const field = (wanted: string) => run?.request.find(({ name }) => name === wanted);
  expect(field('gpu_num')).toMatchObject({ type: '整数', required: true, unit: '张', bounds: '1–64' });
  expect(field('due_mode')).toMatchObject({ required: false, bounds: '1 保留磁盘、-1 释放磁盘' });
  expect(field('price')).toMatchObject({ unit: '元', bounds: '不小于 0' });
  expect(field('note')).toMatchObject({ type: '文本', bounds: '最多 50 字' });
  const list = listed.find(({ name }) => name === 'getInstances');
  expect(list?.answer.find(({ name }) => name === 'data[].Due_time')?.unit).toBe('秒（Unix 时间戳）');
});

test('what takes money says so and can be refused for want of it', () => {
  const reasons = (name: string) => listed.find((call) => call.name === name)?.refusals.map(({ number }) => number);
  expect(reasons('runKvm')).toEqual(expect.arrayContaining([200_121, 200_125, 200_127, 200_141]));
  expect(reasons('getInstances')).not.toContain(200_121);
});

describe('the examples in curl and TypeScript', () => {
  const base = 'https://example.com/api';

  it.each(listed)('$name carries its request whole', (call) => {
    const curl = curlExample(call, base);
    const sent = /-d '([\s\S]*)'$/.exec(curl)?.[1] ?? '{}';
    if (call.method !== 'GET') expect(JSON.parse(sent)).toEqual(call.example);
    expect(curl).toContain(base.replace('/api', '') + call.path);
    expect(curl.includes('Idempotency-Key')).toBe(call.intent);
    const body = /JSON\.stringify\(([\s\S]*?)\),\n\}\);/.exec(fetchExample(call, base))?.[1] ?? '{}';
    if (call.method !== 'GET') expect(JSON.parse(body)).toEqual(call.example);
    expect(fetchExample(call, base).includes('Idempotency-Key')).toBe(call.intent);
  });

  it('a read by GET has its fields in the address', () => {
    const call = listed.find(({ method }) => method === 'GET');
    if (call === undefined) throw new Error('no call is a GET');
    expect(curlExample(call, base)).toBe(
      `curl 'https://example.com/api/instance/kvm/get_local_images?instance_name=kvm-3f8a2c71' \\\n  -H "Authorization: Bearer $SUANLI_API_KEY"`,
    );
  });
});
