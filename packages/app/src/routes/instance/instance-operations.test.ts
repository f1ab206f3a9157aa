// @vitest-environment jsdom
import type { Instance } from '@compute-market/contract/entities/instance';
import { errors, type ErrorKey } from '@compute-market/contract/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { instanceOperations } from './instance-operations';

const machine = { Container_name: 'k7f3a2c' } as Instance;
const onChanged = vi.fn();
const operations = instanceOperations(onChanged);
const refuse = (key: ErrorKey) => {
  const { status, reason } = errors[key];
  vi.spyOn(api, 'call').mockRejectedValue(new ApiError({ kind: 'refused', status, reason, requestId: '' }));
};

afterEach(() => {
  vi.restoreAllMocks();
  onChanged.mockClear();
});

test.each([
  ['a restart', () => operations.restart(machine)],
  ['a shutdown', () => operations.shutDown(machine)],
  ['the release of a kept disk', () => operations.releaseDisk(machine)],
  ['another system', () => operations.reinstall(machine, 'pytorch-2.5')],
  ['the end of the billing', () => operations.stopBilling(machine, true)],
] as const)('%s that is refused because another tab was first reads the instance anew', async (_, deed) => {
  refuse('STATE_CONFLICT');
  await expect(deed()).rejects.toThrow(errors.STATE_CONFLICT.reason);
  expect(onChanged).toHaveBeenCalledOnce();
});

test('a refusal that says nothing of the instance reads nothing', async () => {
  refuse('PERMISSION_FORBIDDEN');
  await expect(operations.restart(machine)).rejects.toThrow();
  expect(onChanged).not.toHaveBeenCalled();
});
