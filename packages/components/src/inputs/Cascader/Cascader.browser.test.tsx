import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Cascader } from './Cascader';

const regions = [
  {
    value: 'north',
    label: '华北',
    children: [{ value: 'zhangjiakou', label: '张家口' }],
  },
  { value: 'east', label: '华东', children: [{ value: 'hangzhou', label: '杭州' }] },
];
const onBlur = vi.fn();
const control = () => screen.getByRole('combobox', { name: '机房' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// The code of the panel is fetched beforehand, so that no test waits for it.
beforeAll(() => import('./CascaderPanel'));
beforeEach(async () => {
  onBlur.mockClear();
  render(
    <>
      <button type="button">上一步</button>
      <Cascader aria-label="机房" options={regions} onBlur={onBlur} />
      <button type="button">下一步</button>
    </>,
  );
  control().focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('treeitem', { name: '华北' })).toHaveFocus());
});
afterEach(cleanup);

test('Tab past its last stop closes it and goes on', async () => {
  await userEvent.tab();
  await closed();
  expect(screen.getByRole('button', { name: '下一步' })).toHaveFocus();
  await waitFor(() => expect(onBlur).toHaveBeenCalledOnce());
});

test('a choice made by hand after that gives the focus back', async () => {
  await userEvent.tab();
  await userEvent.tab();
  await closed();
  await userEvent.click(control());
  await userEvent.click(await screen.findByRole('treeitem', { name: '华东' }));
  await userEvent.click(await screen.findByRole('treeitem', { name: '杭州' }));
  await closed();
  await waitFor(() => expect(control()).toHaveFocus());
});

test('Tab back past its first stop closes it and goes to the control', async () => {
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await closed();
  expect(control()).toHaveFocus();
});

test('Escape closes it and gives the focus back', async () => {
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(control()).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
});
