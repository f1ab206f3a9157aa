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
