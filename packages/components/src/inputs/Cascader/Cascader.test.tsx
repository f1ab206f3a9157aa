import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import type { CascaderOption } from './cascade';
import { Cascader, type CascaderProps } from './Cascader';

const options: readonly CascaderOption[] = [
  {
    value: 'north',
    label: '华北',
    children: [
      { value: 'a', label: '一区' },
      { value: 'b', label: '二区', fact: '已售罄', disabled: true },
    ],
  },
  {
    value: 'east',
    label: '华东',
    children: [
      { value: 'a', label: '杭州' },
      { value: 'b', label: '芜湖' },
    ],
  },
];
// The code of the columns is fetched beforehand, so that no test waits for it.
beforeAll(() => import('./CascaderPanel'));
// jsdom lays nothing out, so there is nowhere to scroll to.
Element.prototype.scrollIntoView = () => undefined;

describeConformance('Cascader', <Cascader aria-label="机房" options={options} />, { tag: 'div', control: 'button' });

const control = () => screen.getByRole('combobox', { name: '机房' });
const item = (name: RegExp | string) => screen.findByRole('treeitem', { name });
const show = (props: Partial<CascaderProps> = {}) => {
  const onValueChange = vi.fn<(path: string[]) => void>();
  render(<Cascader aria-label="机房" options={options} onValueChange={onValueChange} {...props} />);
  return onValueChange;
};

test('the field names the control, requires it and says what is wrong', () => {
  render(
    <Field label="机房" required error="请选择机房">
      <Cascader options={options} />
    </Field>,
  );
  expect(control()).toBeRequired();
  expect(control()).toBeInvalid();
  expect(control()).toHaveAccessibleDescription('请选择机房');
});

test('a press on a group opens its column, one on what is in it chooses the path and closes', async () => {
  const onValueChange = show();
  await userEvent.click(control());
  await userEvent.click(await item('华东'));
  expect(await item('华东')).toHaveAttribute('aria-expanded', 'true');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(await item('芜湖'));
  expect(onValueChange.mock.calls).toEqual([[['east', 'b']]]);
  expect(control()).toHaveTextContent('华东 / 芜湖');
  await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
  expect(control()).toHaveFocus();
});

test('the keyboard alone: along a level, in, back, and choose', async () => {
  const onValueChange = show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const north = await item('华北');
  await waitFor(() => expect(north).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(await item('华东')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{End}');
  const wuhu = await item('芜湖');
  expect(wuhu).toHaveFocus();
  expect(wuhu).toHaveAttribute('aria-level', '2');
  expect(wuhu).toHaveAttribute('aria-posinset', '2');
  await userEvent.keyboard('{ArrowLeft}');
  expect(await item('华东')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onValueChange.mock.calls).toEqual([[['east', 'a']]]);
});

test('it opens where the choice is, Escape leaves it as it was', async () => {
  const onValueChange = show({ defaultValue: ['east', 'b'] });
  await userEvent.click(control());
  const wuhu = await item('芜湖');
  expect(wuhu).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(wuhu).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}{Escape}');
  await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
  expect(onValueChange).not.toHaveBeenCalled();
  expect(control()).toHaveTextContent('华东 / 芜湖');
});

test('what is sold out says so and cannot be chosen', async () => {
  const onValueChange = show({ defaultValue: ['north', 'a'] });
  await userEvent.click(control());
  const soldOut = await item(/二区.*已售罄/);
  expect(soldOut).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(soldOut);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a letter goes to the search, which finds whole paths; Down and Enter choose', async () => {
  const onValueChange = show();
  await userEvent.click(control());
  const north = await item('华北');
  await waitFor(() => expect(north).toHaveFocus());
  await userEvent.keyboard('w');
  expect(screen.getByPlaceholderText('搜索名称、拼音或首字母')).toHaveFocus();
  await userEvent.clear(screen.getByPlaceholderText('搜索名称、拼音或首字母'));
  await userEvent.keyboard('芜');
  expect(await item('华东 / 芜湖')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onValueChange.mock.calls).toEqual([[['east', 'b']]]);
});

test('a choice can be taken back, and a native form sends the path', async () => {
  const onValueChange = vi.fn();
  render(
    <form>
      <Cascader
        aria-label="机房"
        name="zone"
        options={options}
        defaultValue={['east', 'b']}
        clearable
        onValueChange={onValueChange}
      />
    </form>,
  );
  const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('zone');
  expect(sent()).toEqual(['east', 'b']);
  await userEvent.click(screen.getByRole('button', { name: '清除选择' }));
  expect(onValueChange.mock.calls).toEqual([[[]]]);
  expect(sent()).toEqual([]);
  expect(control()).toHaveFocus();
});

test('it goes back to its first path with the form', async () => {
  render(
    <form aria-label="新实例">
      <Cascader aria-label="机房" options={options} defaultValue={['east', 'a']} clearable />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^清除/ }));
  expect(control()).not.toHaveTextContent('杭州');
  screen.getByRole<HTMLFormElement>('form').reset();
  await waitFor(() => expect(control()).toHaveTextContent('杭州'));
});

test('when the row with the focus goes with other options, the arrows go on from what is left', async () => {
  const { rerender } = render(<Cascader aria-label="机房" options={options} defaultValue={['east', 'b']} />);
  await userEvent.click(control());
  await waitFor(async () => expect(await item('芜湖')).toHaveFocus());
  const south = { value: 'south', label: '华南' };
  rerender(<Cascader aria-label="机房" options={[...options.slice(0, 1), south]} defaultValue={['east', 'b']} />);
  await waitFor(async () => expect(await item('华北')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(await item('华南')).toHaveFocus();
});
