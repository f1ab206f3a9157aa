import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Button } from '../../actions/Button/Button';
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from './CommandPalette';

const chosen = vi.fn<(key: string) => void>();
const command = (key: string, label: string, more: object = {}) => ({
  key,
  label,
  onSelect: () => chosen(key),
  ...more,
});
const groups: CommandGroup[] = [
  {
    key: 'pages',
    label: '页面',
    commands: [command('store', '算力市场'), command('recharge', '充值', { keywords: ['cz'] })],
  },
  {
    key: 'actions',
    label: '操作',
    commands: [command('stop', '关机', { disabledReason: '实例启动中' }), command('ticket', '提交工单')],
  },
];

beforeEach(() => {
  chosen.mockClear();
  // jsdom lays nothing out and so scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});

describeConformance('CommandPalette', <CommandPalette open onOpenChange={() => undefined} groups={groups} />, {
  tag: 'div',
});

function Host(props: Partial<CommandPaletteProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>搜索</Button>
      <CommandPalette open={open} onOpenChange={setOpen} groups={groups} {...props} />
    </>
  );
}

const openIt = async (props: Partial<CommandPaletteProps> = {}) => {
  render(<Host {...props} />);
  await userEvent.click(screen.getByRole('button', { name: '搜索' }));
  const field = await screen.findByRole('combobox', { name: '搜索页面、实例与操作' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
};
const active = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

test('Ctrl+K opens it, again closes it, and the focus goes back', async () => {
  render(<Host />);
  screen.getByRole('button', { name: '搜索' }).focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('dialog', { name: '快速前往' })).toBeVisible());
  await userEvent.keyboard('{Meta>}k{/Meta}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: '搜索' })).toHaveFocus());
});

test('groups are named and the first command is ready', async () => {
  const field = await openIt();
  const pages = screen.getByRole('group', { name: '页面' });
  expect(
    within(pages)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['算力市场', '充值']);
  expect(active(field)).toHaveTextContent('算力市场');
});

test('the arrows walk through all groups in a ring while the focus stays in the text', async () => {
  const field = await openIt();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active(field)).toHaveTextContent('提交工单');
  await userEvent.keyboard('{ArrowDown}');
  expect(active(field)).toHaveTextContent('算力市场');
  await userEvent.keyboard('{ArrowUp}');
  expect(active(field)).toHaveTextContent('提交工单');
  expect(field).toHaveFocus();
});

test('typing narrows the list, tells how many are left, and Enter runs the first and closes', async () => {
  await openIt();
  await userEvent.keyboard('cz');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 个结果');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('recharge');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the host decides what answers a query', async () => {
  await openIt({ filter: ({ key }, query) => key.startsWith(query) });
  await userEvent.keyboard('tick');
  expect(screen.getByRole('option')).toHaveTextContent('提交工单');
});

test('nothing found is said, and Enter does nothing', async () => {
  await openIt();
  await userEvent.keyboard('没有{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('没有匹配的结果');
  expect(chosen).not.toHaveBeenCalled();
});

test('what cannot be chosen says why and stays', async () => {
  await openIt();
  const row = screen.getByRole('option', { name: /关机/ });
  expect(row).toHaveAttribute('aria-disabled', 'true');
  expect(row).toHaveTextContent('实例启动中');
  await userEvent.click(row);
  expect(chosen).not.toHaveBeenCalled();
});

test('Enter and arrows of an input method are left to it', async () => {
  const field = await openIt();
  fireEvent.compositionStart(field);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(active(field)).toHaveTextContent('算力市场');
  expect(chosen).not.toHaveBeenCalled();
});

test('the host hears what is typed, and that nothing is when it opens again', async () => {
  const onQueryChange = vi.fn<(query: string) => void>();
  await openIt({ onQueryChange });
  await userEvent.keyboard('cz');
  expect(onQueryChange).toHaveBeenLastCalledWith('cz');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: '搜索' }));
  await screen.findByRole('combobox');
  expect(onQueryChange).toHaveBeenLastCalledWith('');
});
