// @vitest-environment jsdom
import { CONTAINER_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import type { Instance } from '@compute-market/contract/entities/instance';
import { routes } from '@compute-market/contract/routes';
import { market } from '@compute-market/patterns/instance/CreateInstanceScreen/fixtures';
import { mainAccount } from '@compute-market/patterns/viewer/fixtures';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { resetUser, storeUser } from '../../state/user';
import { startOnItsWay } from '../start-on-its-way';
import { Component, loader } from './restart-instance';

const call = vi.spyOn(api, 'call');
afterAll(() => void call.mockRestore());

const shutDownInstance = {
  Container_name: 'ke1190c',
  Note: 'cuda-编译机',
  ContainerType: CONTAINER_TYPE.kvm,
  Status: INSTANCE_STATUS.shutDown,
  Gpu_type: 'RTX 4090',
  Gpu_num: 1,
  Image: 'ubuntu-22.04',
  ImageLabel: 'Ubuntu 22.04',
  District: '华东一区',
  SystemDisk: 200,
  AddDisk: 0,
  Ctime: 1_795_154_000,
  Due_time: 1_795_254_000,
  IsAbnormal: 0,
  Message: '',
} as Instance;
const keptInstance: Instance = { ...shutDownInstance, Container_name: 'k08af54', Status: INSTANCE_STATUS.diskKept };
const noOptions = { List: [], KeepDisk: { SystemDisk: 200, DataDisk: 0, HourPrice: 0.0175 }, reason: '' };

let reads: ((instance: Instance) => void)[] = [];

/** Opens an address. The reads of the instance wait to be answered, all else is answered at once. */
function open(address: string, reason = '') {
  reads = [];
  call.mockImplementation(({ name }: { name: string }) => {
    if (name === 'getInstances')
      return new Promise((resolve) => reads.push((instance) => resolve({ data: [instance], total: 1 })));
    if (name === 'getStartOptions') return Promise.resolve({ ...noOptions, reason });
    if (name === 'getStoreSelectorOptions') return Promise.resolve(market.options);
    return Promise.resolve({});
  });
  const { path } = routes.restartInstance;
  const router = createMemoryRouter([{ path, loader, Component, HydrateFallback: () => null }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

/** Answers the newest read of the instance, once it is asked for. */
async function tell(count: number, instance: Instance) {
  await waitFor(() => expect(reads).toHaveLength(count));
  act(() => reads.at(-1)?.(instance));
}

const addressOf = (mode: string, { Container_name }: Instance) =>
  routes.restartInstance.to({ instance_name: Container_name, mode });
const started = { ...shutDownInstance, Status: INSTANCE_STATUS.starting };

beforeEach(() => storeUser(mainAccount.user));
afterEach(() => {
  cleanup();
  // What is being read is known to the whole process, until it is answered.
  for (const answer of reads) answer(started);
  resetUser();
});

test('a machine that is started again does not show how its last start failed', async () => {
  const before = { ...shutDownInstance, IsAbnormal: 1 as const, Message: '开机失败：显卡故障' };
  const router = open(addressOf('shutdown', before));
  await tell(1, before);
  fireEvent.click(await screen.findByRole('button', { name: '启动实例' }));
  await waitFor(() => expect(router.state.location.search).toContain('mode=progress'));
  await waitFor(() => expect(reads).toHaveLength(2));
  await screen.findByRole('status', { name: '正在读取实例' });
  expect(screen.queryByText(/启动失败/)).toBeNull();
  expect(screen.queryByText('该实例没有关机')).toBeNull();
  await tell(2, started);
  expect(await screen.findByText('正在启动')).toBeVisible();
});

test('a kept disk that was paid for is not called a machine that runs while its new one is read', async () => {
  const router = open(addressOf('kept', keptInstance));
  await tell(1, keptInstance);
  expect(await screen.findByText('所选资源已不可用，请重新选择')).toBeVisible();
  await act(() => router.navigate(startOnItsWay('knew001', 'kept', { disk: keptInstance.Container_name })));
  await waitFor(() => expect(reads).toHaveLength(2));
  await screen.findByRole('status', { name: '正在读取实例' });
  expect(screen.queryByText('该实例没有关机')).toBeNull();
  expect(screen.queryByText('该实例已结束')).toBeNull();
  await tell(2, { ...started, Container_name: 'knew001' });
  expect(await screen.findByText('正在启动')).toBeVisible();
});

test('a kept disk that another tab starts from says so, and does not ask to choose again', async () => {
  const reason = '正在从该磁盘启动新实例，请在我的实例中查看进度';
  open(addressOf('kept', keptInstance), reason);
  await tell(1, keptInstance);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByText('所选资源已不可用，请重新选择')).toBeNull();
});

test('a start that was followed says that its machine is over since', async () => {
  open(startOnItsWay(keptInstance.Container_name, 'order'));
  await tell(1, keptInstance);
  expect(await screen.findByText('该实例已结束')).toBeVisible();
});
