import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Button } from '../../actions/Button/Button';
import { Menu, type MenuProps } from './Menu';

const items = (onSelect = vi.fn()): MenuProps['items'] => [
  { key: 'restart', label: '重启', onSelect },
  { key: 'password', label: '修改密码', onSelect, disabledReason: '实例启动中' },
  { key: 'line', divider: true },
  { key: 'release', label: '释放', tone: 'danger', onSelect },
];

describeConformance('Menu', <Menu defaultOpen trigger={<Button>更多</Button>} items={items()} />, { tag: 'div' });

test('opens on Enter with the first row ready; the arrows walk, the ends meet', async () => {
  render(<Menu trigger={<Button>更多</Button>} items={items()} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: '重启' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: '释放' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: '重启' })).toHaveFocus());
});

test('a choice acts once and closes', async () => {
  const onSelect = vi.fn();
  render(<Menu trigger={<Button>更多</Button>} items={items(onSelect)} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(await screen.findByRole('menuitem', { name: '释放' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a row that cannot be chosen stays, says why and refuses', async () => {
  const onSelect = vi.fn();
  render(<Menu trigger={<Button>更多</Button>} items={items(onSelect)} />);
  await userEvent.click(screen.getByRole('button'));
  const row = await screen.findByRole('menuitem', { name: '修改密码 实例启动中' });
  expect(row).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(row);
  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

test('nothing that takes the focus is hidden from those who listen', async () => {
  render(<Menu trigger={<Button>更多</Button>} items={items()} />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('menu');
  await waitFor(() => expect(document.querySelectorAll('[data-base-ui-focus-guard]')).toHaveLength(6));
  await waitFor(() => expect(document.querySelector('[aria-hidden][tabindex="0"]')).toBeNull());
});

test('Escape closes and gives the focus back', async () => {
  render(<Menu trigger={<Button>更多</Button>} items={items()} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
});
