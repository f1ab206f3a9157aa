import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { ConnectionPanel, type ConnectionPanelProps } from './ConnectionPanel';

const base: ConnectionPanelProps = {
  title: 'SSH 登录',
  commands: [{ key: 'ssh', label: 'SSH 命令', value: 'ssh -p 31456 root@hz02.example.cn' }],
  rows: [
    { key: 'host', label: '主机', value: 'hz02.example.cn' },
    { key: 'port', label: '端口', value: '31456' },
    { key: 'password', label: '密码', reveal: () => 'Qz8-tower' },
  ],
};
describeConformance('ConnectionPanel', <ConnectionPanel {...base} />, { tag: 'section' });

test('every value has a button that says what it copies', () => {
  render(<ConnectionPanel {...base} />);
  for (const name of ['复制SSH 命令', '复制主机', '复制端口'])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

test('the password is not in the page until it is asked for', async () => {
  const reveal = vi.fn(() => 'Qz8-tower');
  const { container } = render(<ConnectionPanel {...base} rows={[{ key: 'password', label: '密码', reveal }]} />);
  expect(reveal).not.toHaveBeenCalled();
  expect(container.innerHTML).not.toContain('Qz8-tower');
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
  expect(await screen.findByText('Qz8-tower')).toBeVisible();
});

test('while the machine starts nothing can be copied, and it says why', () => {
  render(<ConnectionPanel {...base} waiting />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('网络就绪后显示');
});

test('what is not known is a dash that cannot be copied', () => {
  render(<ConnectionPanel {...base} rows={[{ key: 'port', label: '端口', value: '' }]} />);
  expect(screen.getByRole('definition')).toHaveTextContent('—未知');
  expect(screen.queryByRole('button', { name: '复制端口' })).toBeNull();
});
