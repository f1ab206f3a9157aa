import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { commit, compose } from '../../../test/input-method';
import { Combobox } from './Combobox';

const options = [
  { value: 'east', label: '华东一区' },
  { value: 'north', label: '华北二区' },
  { value: 'southwest', label: '西南一区' },
];
const onValueChange = vi.fn<(value: string) => void>();
const onBlur = vi.fn();
const control = () => screen.getByRole('combobox', { name: '机房' });
const search = () => screen.findByPlaceholderText<HTMLInputElement>('搜索名称、拼音或首字母');
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = async () => {
  const id = (await search()).getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// The code of the list is fetched beforehand, so that no test waits for it.
beforeAll(() => import('./OptionPanel'));
beforeEach(() => {
  onValueChange.mockClear();
  onBlur.mockClear();
  render(
    <>
      <Combobox aria-label="机房" options={options} onValueChange={onValueChange} onBlur={onBlur} />
      <button type="button">下一步</button>
    </>,
  );
});
afterEach(cleanup);

describe('while it is closed', () => {
  test.each(['{Enter}', '{ }', '{ArrowDown}', '{ArrowUp}'])('%s opens the list and goes to the search', async (key) => {
    await userEvent.tab();
    expect(document.activeElement).toBe(control());
    await userEvent.keyboard(key);
    const input = await search();
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(shown()).toEqual(['华东一区', '华北二区', '西南一区']);
  });
});

describe('while it is open', () => {
  beforeEach(async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const input = await search();
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  test('it is not left by its own list opening and closing, but by going on', async () => {
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    expect(document.activeElement).toBe(control());
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  test('it is left from its list by Tab, once', async () => {
    await userEvent.tab();
    await closed();
    await waitFor(() => expect(onBlur).toHaveBeenCalledOnce());
  });

  test('the arrows walk the options round, Enter chooses, closes and gives the focus back', async () => {
    await userEvent.keyboard('{ArrowDown}');
    expect(await active()).toBe('华东一区');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(await active()).toBe('西南一区');
    await userEvent.keyboard('{ArrowUp}');
    expect(await active()).toBe('华北二区');
    await userEvent.keyboard('{Enter}');
    await closed();
    expect(onValueChange.mock.calls).toEqual([['north']]);
    expect(control().textContent).toBe('华北二区');
    expect(document.activeElement).toBe(control());
  });

  test('Tab back closes and goes to the control', async () => {
    await userEvent.tab({ shift: true });
    await closed();
    expect(document.activeElement).toBe(control());
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('Escape closes without choosing and gives the focus back', async () => {
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(control());
  });

  test('Home and End move within the search', async () => {
    await userEvent.keyboard('hua{Home}');
    expect((await search()).selectionStart).toBe(0);
    await userEvent.keyboard('{End}');
    expect((await search()).selectionStart).toBe(3);
  });

  test('Tab leaves without choosing and closes', async () => {
    await userEvent.tab();
    await closed();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('initials find the option, which Enter takes', async () => {
    await userEvent.keyboard('xnyq');
    await waitFor(() => expect(shown()).toEqual(['西南一区']));
    await waitFor(async () => expect(await active()).toBe('西南一区'));
    await userEvent.keyboard('{Enter}');
    await closed();
    expect(onValueChange.mock.calls).toEqual([['southwest']]);
  });

  test('a press on the control closes the list', async () => {
    await userEvent.click(control());
    await closed();
  });

  test('the search begins anew when the list is opened again', async () => {
    await userEvent.keyboard('xnyq{Escape}');
    await closed();
    await userEvent.keyboard('{ArrowDown}');
    expect((await search()).value).toBe('');
    expect(shown()).toHaveLength(3);
  });

  test('what is composed is not searched for until it is committed, and its Enter chooses nothing', async () => {
    await compose('x', 'xi', 'xi nan');
    expect(shown()).toHaveLength(3);
    expect((await search()).value).toBe('xi nan');
    await commit('西南');
    await waitFor(() => expect(shown()).toEqual(['西南一区']));
    expect((await search()).value).toBe('西南');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
