import { pullPhase } from '@compute-market/contract/rules/start-phases';
import { expect, test } from 'vitest';
import { phasesOf, progressOf } from './start-phases';

const calm = { Message: '', IsAbnormal: 0 } as const;

test.each([
  [
    { ...calm, Status: 4, Message: '排队' },
    { state: 'moving', step: 0 },
  ],
  [
    { ...calm, Status: 4, Message: '挂载磁盘' },
    { state: 'moving', step: 2 },
  ],
  [
    { ...calm, Status: 4 },
    { state: 'moving', step: 0 },
  ],
  [
    { ...calm, Status: 6, Message: '启动系统' },
    { state: 'moving', step: 3 },
  ],
  [{ ...calm, Status: 1 }, { state: 'started' }],
  [
    { ...calm, Status: -1, Message: '宿主机资源不足' },
    { state: 'failed', reason: '宿主机资源不足', refund: 'due' },
  ],
  [
    { ...calm, Status: -2, Message: '宿主机资源不足' },
    { state: 'failed', reason: '宿主机资源不足', refund: 'done' },
  ],
  [
    { Status: 6, IsAbnormal: 1, Message: '开机失败：系统未能启动' },
    { state: 'failed', reason: '系统未能启动', refund: 'none' },
  ],
  [{ ...calm, Status: 6 }, null],
  [{ ...calm, Status: 0 }, null],
  [{ ...calm, Status: 8 }, null],
] as const)('%j is %j', (instance, progress) => {
  expect(progressOf(instance)).toEqual(progress);
});

const pulling = { ...calm, ContainerImage: { Reference: 'a', Command: '', Environment: [] } };

test('a container of an image of a registry pulls it on its way', () => {
  expect(progressOf({ ...pulling, Status: 4, Message: '拉取镜像' })).toEqual({ state: 'moving', step: 2 });
  expect(progressOf({ ...pulling, Status: 4, Message: '挂载磁盘' })).toEqual({ state: 'moving', step: 3 });
});

test('one that goes on with a kept disk pulls nothing', () => {
  const kept = { ...pulling, FromKeptDisk: true, Status: 4 } as const;
  expect(phasesOf(kept)).not.toContain(pullPhase);
  expect(progressOf({ ...kept, Message: '挂载磁盘' })).toEqual({ state: 'moving', step: 2 });
});
