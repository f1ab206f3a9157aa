import { expect, test } from 'vitest';
import { hosts } from '../../listings/host-fixtures';
import { choicesOf, fitForm, type Market } from './choices';
import { filledForm, market } from './fixtures';

const hostCalled = (name: string) => hosts.find(({ HostName }) => HostName === name) ?? null;
const on = (name: string): Market => ({ ...market, host: hostCalled(name) });
const fit = (name: string, change: Partial<typeof filledForm> = {}) =>
  fitForm({ ...filledForm, host_name: name, ...change }, on(name));

test('a chosen host brings its room, and the sizes that its processor is sold in', () => {
  expect(fit('bj08')).toMatchObject({ host_name: 'bj08', district: '华北二区', spec_name: '高频型 4090.2h' });
  const { rooms, specifications, host } = choicesOf(on('bj08'), fit('bj08'));
  expect(rooms).toEqual([{ district: '华北二区', free: 8, obstacle: null }]);
  expect(specifications.map(({ CpuModel }) => CpuModel)).toEqual(['EPYC 9374F']);
  expect(host?.HostName).toBe('bj08');
});

test('more cards than the host has become as many as it has', () => {
  const asked = { gpu_type: 'A100 SXM4', gpu_num: 8, district: '' };
  expect(fit('bj15', asked)).toMatchObject({ host_name: 'bj15', gpu_num: 2, district: '华北二区' });
});

test('another model leaves the host behind, and so does a host that is full or gone', () => {
  expect(fit('bj08', { gpu_type: 'RTX 5090' })).toMatchObject({ host_name: '', gpu_type: 'RTX 5090' });
  expect(fit('gz20', { gpu_type: 'RTX 3090' })).toMatchObject({ host_name: '', gpu_type: 'RTX 3090' });
  expect(fit('zz99')).toMatchObject({ host_name: '', district: filledForm.district });
});
