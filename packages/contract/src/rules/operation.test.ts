import { describe, expect, it } from 'vitest';
import { allCalls } from '../calls/all';
import { SUB_OPERATION_KINDS } from '../entities/operation';
import { OPERATIONS, tellOperation } from './operation';

const changing = allCalls.filter(({ auth, idempotent }) => auth === 'required' && !idempotent);
/** Fields that hold a secret, or what somebody wrote. */
const secretive = /passwd|code|note|content|title|email|phone|name$|holder|account$|secret|captcha/i;
const ourNames = new Set(['instance_name', 'container_name', 'Container_name', 'sub_account_name']);

describe('the log of what people did', () => {
  it('has decided about every call that changes something', () => {
    expect(
      Object.keys(OPERATIONS).sort(),
      'A call that changes something says in OPERATIONS (rules/operation.ts) how the log of what people did tells of it, or null and why.',
    ).toEqual(changing.map(({ name }) => name).sort());
  });

  it('names what a call was done to by a field it has, and by none that holds a secret or what somebody wrote', () => {
    const shapeOf = (schema: unknown): readonly string[] =>
      Object.keys((schema as { def?: { shape?: object } }).def?.shape ?? {});
    for (const { name, request, response } of changing) {
      const words = OPERATIONS[name as keyof typeof OPERATIONS];
      if (words === null || !('subject' in words) || words.subject === undefined) continue;
      const { subject } = words;
      const fields = [...shapeOf(request), ...shapeOf(response)];
      if (fields.length > 0) expect(fields, name).toContain(subject);
      expect(ourNames.has(subject) || !secretive.test(subject), `${name}: ${subject}`).toBe(true);
    }
  });

  it('knows what a sub-account can have done by what it may call', () => {
    const kinds = allCalls
      .filter(({ roles }) => roles.includes('sub'))
      .flatMap(({ name }) => OPERATIONS[name as keyof typeof OPERATIONS]?.kind ?? []);
    expect(new Set(SUB_OPERATION_KINDS)).toEqual(new Set(kinds));
  });

  it('tells what was done to what, by the answer before the request', () => {
    expect(tellOperation('runKvm', { note: '私密' }, { Container_name: 'k7f3a2c' })).toEqual({
      kind: 'rental',
      name: '租用云主机',
      subject: 'k7f3a2c',
    });
    expect(tellOperation('setSecondFactor', { on: true, code: '123456' }, null)).toEqual({
      kind: 'account',
      name: '开启二次验证',
      subject: '',
    });
    expect(tellOperation('renewBareMetal', { id: 2 }, null)?.subject).toBe('');
    expect(tellOperation('renewBareMetal', { id: 2 }, null, 'bm-7f3a2c')?.subject).toBe('bm-7f3a2c');
    expect(tellOperation('getInstances', {}, {})).toBeNull();
    expect(tellOperation('toString', {}, {})).toBeNull();
  });
});
