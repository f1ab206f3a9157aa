import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { makeInstance } from '../../instance/DashboardScreen/fixtures';
import { affectedBy } from './affected';

const room = '华东二区';
const machine = (
  Container_name: string,
  Status: (typeof INSTANCE_STATUS)[keyof typeof INSTANCE_STATUS],
  District = room,
) => makeInstance({ Container_name, Note: Container_name, Status, District });
const { running, shutDown, ended, startFailedRefunded, diskKept } = INSTANCE_STATUS;
const metal = (Name: string, Status: typeof running | typeof ended, District?: string) =>
  ({ Name, Note: '', Status, District }) as BareMetalInstance;

test('a maintenance touches what is rented in its rooms, bare metal too, and nothing that is over', () => {
  const rented = [
    machine('训练', running),
    machine('夜里关机', shutDown),
    machine('组会演示', ended),
    machine('没启动', startFailedRefunded),
    machine('旧磁盘', diskKept),
    machine('别处', running, '华南一区'),
  ];
  const bare = [metal('bm-01', running, room), metal('bm-02', ended, room), metal('bm-03', running)];
  expect(affectedBy([room], rented, bare).map(({ title, href }) => [title, href])).toEqual([
    ['训练', '/console/instancePlugin/%E8%AE%AD%E7%BB%83'],
    ['夜里关机', '/console/instancePlugin/%E5%A4%9C%E9%87%8C%E5%85%B3%E6%9C%BA'],
    ['bm-01', '/console/dashboard?tab=metal'],
  ]);
});
