import type { Instance } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { wholePrice } from '@compute-market/contract/rules/discount';
import { expect, test } from 'vitest';
import { statusFact } from './facts-text';
import { makeInstance } from './fixtures';
import { hrefOf } from './row-actions';

const now = 1_780_000_000;
const since = now - 12 * 60;

test.each([INSTANCE_STATUS.running, INSTANCE_STATUS.shutDown])(
  'a machine in state %s whose host does not answer says so, for how long, and what comes next',
  (Status) => {
    const instance = makeInstance({ Container_name: 'a1b2c3', Status, HostSilentTime: since });
    expect(statusFact(instance, now, wholePrice)).toBe('主机没有响应，已12分钟，恢复后自动退费');
    expect(statusFact({ ...instance, HostSilentTime: null }, now, wholePrice)).not.toContain('主机');
  },
);

test('its ticket holds since when the host has not answered, also while the machine is off', () => {
  const ticket = (change: Partial<Instance>) =>
    decodeURIComponent(hrefOf('ticket', makeInstance({ Container_name: 'a1b2c3', ...change })) ?? '').replaceAll(
      '+',
      ' ',
    );
  expect(ticket({ Status: INSTANCE_STATUS.shutDown, HostSilentTime: since })).toMatch(
    /开始时间：\d{4}-\d\d-\d\d \d\d:\d\d.*\n现象：所在主机没有响应/,
  );
  expect(ticket({ Status: INSTANCE_STATUS.shutDown })).not.toContain('report');
});
