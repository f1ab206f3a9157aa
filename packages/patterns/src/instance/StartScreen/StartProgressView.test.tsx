import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeInstance, now } from '../DashboardScreen/fixtures';
import { StartProgressView, type StartProgressViewProps } from './StartProgressView';

const machine = makeInstance({
  Container_name: 'k7f3a2c',
  Status: INSTANCE_STATUS.running,
  Url: 'gz04.example.cn',
  SshPort: 40022,
});
const show = (changes: Partial<StartProgressViewProps>) =>
  render(
    <StartProgressView
      instance={machine}
      progress={{ state: 'started' }}
      since={now - 21}
      now={now}
      onRefund={vi.fn()}
      onRetry={vi.fn()}
      busy={false}
      keepsDisk={false}
      paid
      {...changes}
    />,
  );
const steps = () => screen.getAllByRole('listitem').map((step) => step.textContent);

test('a machine that was just paid for goes on from the payment through its phases', () => {
  show({ progress: { state: 'moving', step: 1 } });
  expect(steps()).toEqual([
    expect.stringContaining('已支付'),
    expect.stringContaining('排队'),
    expect.stringContaining('分配资源'),
    expect.stringContaining('挂载磁盘'),
    expect.stringContaining('启动系统'),
    expect.stringContaining('网络就绪'),
  ]);
  expect(screen.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
});

test('a machine that was only shut down was not paid for again', () => {
  show({ progress: { state: 'moving', step: 1 }, paid: false });
  expect(steps()).toHaveLength(5);
});

test('once it runs, the command that opens a shell is there to be copied', () => {
  show({});
  expect(screen.getByText(/^ssh -p 40022 .*@gz04\.example\.cn$/)).toBeVisible();
  expect(screen.getByRole('button', { name: /SSH 命令/ })).toBeVisible();
});

test('a Windows machine is reached by its desktop address', () => {
  show({ instance: { ...machine, ImageSystem: 'Windows', RdpPort: 43389 } });
  expect(screen.getByText('gz04.example.cn:43389')).toBeVisible();
});

const failed = makeInstance({
  Container_name: 'k7f3a2c',
  ContainerType: 'docker',
  Status: INSTANCE_STATUS.startFailedRefunded,
  Image: 'container-image',
  ContainerImage: { Reference: 'docker.io/lab/train:missing', Command: 'sleep 60', Environment: ['HF_TOKEN'] },
});
const failure = { state: 'failed', reason: '镜像不存在', refund: 'done' } as const;
const addressOf = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);

test('a start that failed leads to the order form with what was chosen, to correct it there', () => {
  show({ instance: failed, progress: failure, chosenHost: 'hz02' });
  const { pathname, searchParams } = addressOf('再来一台');
  expect(pathname).toBe('/createInstance');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    container_image: 'docker.io/lab/train:missing',
    start_command: 'sleep 60',
    environment: 'HF_TOKEN',
    host: 'hz02',
  });
});

test('a start from a kept disk that failed leads back to what can start that disk, not to a machine without it', () => {
  show({ instance: failed, progress: failure, keepsDisk: true, keptDisk: 'k1a2b3c' });
  expect(addressOf('重新选择启动资源').searchParams.get('instance_name')).toBe('k1a2b3c');
  expect(screen.queryByRole('link', { name: '再来一台' })).toBeNull();
});

test('a machine in its paid time that did not come up is started again, not ordered again', () => {
  show({ instance: machine, progress: { ...failure, refund: 'none' } });
  expect(screen.getByRole('button', { name: '再次启动' })).toBeEnabled();
  expect(screen.queryByRole('link', { name: '再来一台' })).toBeNull();
});
