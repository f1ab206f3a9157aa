import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { commit, compose } from '../../../test/input-method';
import { MultiSelect } from './MultiSelect';

const options = [
  { value: 'vision', label: '视觉组' },
  { value: 'speech', label: '语音组' },
  { value: 'search', label: '搜索推荐组' },
];
const onValueChange = vi.fn<(values: string[]) => void>();
const control = () => screen.getByRole('combobox', { name: '子账号' });
const search = () => screen.findByPlaceholderText<HTMLInputElement>('搜索名称、拼音或首字母');
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

// The code of the list is fetched beforehand, so that no test waits for it.
beforeAll(() => import('../Combobox/OptionPanel'));
beforeEach(async () => {
  onValueChange.mockClear();
  render(<MultiSelect aria-label="子账号" options={options} onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const input = await search();
  await waitFor(() => expect(document.activeElement).toBe(input));
});
afterEach(cleanup);

test('Enter marks and unmarks, the list stays open and the focus in the search', async () => {
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
  expect(onValueChange.mock.calls).toEqual([[['vision']], [['vision', 'speech']]]);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(['vision']);
  expect(document.activeElement).toBe(await search());
  expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
});

test('Tab reaches the buttons under the list, Escape gives the focus back', async () => {
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '全选' }));
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(['vision', 'speech', 'search']);
  // What has nothing more to do leaves the focus to what has.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '清空' }));
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '全选' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(control());
});

test('the search stays while one after the other is marked', async () => {
  await userEvent.keyboard('zu');
  await waitFor(() => expect(shown()).toHaveLength(3));
  await userEvent.keyboard('{Home}yuyin');
  expect((await search()).value).toBe('yuyinzu');
  await waitFor(() => expect(shown()).toEqual(['语音组']));
  await userEvent.keyboard('{Enter}');
  expect(onValueChange.mock.calls).toEqual([[['speech']]]);
  expect((await search()).value).toBe('yuyinzu');
});

test('what is composed is not searched for until it is committed', async () => {
  await compose('s', 'sou', 'sou suo');
  expect(shown()).toHaveLength(3);
  await commit('搜索');
  await waitFor(() => expect(shown()).toEqual(['搜索推荐组']));
  expect(onValueChange).not.toHaveBeenCalled();
});
