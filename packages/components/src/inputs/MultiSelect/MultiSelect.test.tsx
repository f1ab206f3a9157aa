import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { MultiSelect } from './MultiSelect';

const options = [
  { value: '4090', label: 'RTX 4090' },
  { value: '5090', label: 'RTX 5090' },
  { value: 'a100', label: 'A100 SXM4' },
  { value: 'h800', label: 'H800 SXM5', fact: '已售罄', disabled: true },
] as const;
const control = () => screen.getByRole('combobox', { name: '显卡型号' });
const option = (name: RegExp) => screen.findByRole('option', { name });

// The code of the list is fetched beforehand, so that no test waits for it.
beforeAll(() => import('../Combobox/OptionPanel'));

describeConformance('MultiSelect', <MultiSelect aria-label="显卡型号" options={options} />, {
  tag: 'div',
  control: 'button',
});

test('the field names the control and says what is wrong', () => {
  render(
    <Field label="显卡型号" error="请至少选择一种">
      <MultiSelect options={options} />
    </Field>,
  );
  expect(control()).toBeInvalid();
  expect(control()).toHaveAccessibleDescription('请至少选择一种');
});

test('several are chosen while the list stays open, and reported in the order of the options', async () => {
  const onValueChange = vi.fn();
  render(<MultiSelect aria-label="显卡型号" options={options} onValueChange={onValueChange} />);
  await userEvent.click(control());
  await userEvent.click(await option(/A100/));
  await userEvent.click(await option(/4090/));
  expect(screen.getByText('已选 2 项')).toBeVisible();
  await userEvent.click(await option(/A100/));
  expect(onValueChange.mock.calls).toEqual([[['a100']], [['4090', 'a100']], [['4090']]]);
  expect(await option(/4090/)).toHaveAttribute('aria-selected', 'true');
});

test('the control shows the names and the count of what is chosen', () => {
  render(<MultiSelect aria-label="显卡型号" options={options} defaultValue={['a100', '4090']} />);
  expect(control()).toHaveTextContent('RTX 4090、A100 SXM42');
});

test('stays at the value it is given', async () => {
  render(<MultiSelect aria-label="显卡型号" options={options} value={['4090']} onValueChange={() => undefined} />);
  await userEvent.click(control());
  await userEvent.click(await option(/A100/));
  expect(await option(/A100/)).toHaveAttribute('aria-selected', 'false');
});

test('all means all that can be chosen and are found; emptying spares what is disabled', async () => {
  const onValueChange = vi.fn();
  render(<MultiSelect aria-label="显卡型号" options={options} defaultValue={['h800']} onValueChange={onValueChange} />);
  await userEvent.click(control());
  await userEvent.type(await screen.findByPlaceholderText('搜索名称、拼音或首字母'), 'rtx');
  await userEvent.click(await screen.findByRole('button', { name: '选中搜索结果' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['4090', '5090', 'h800']);
  expect(screen.getByPlaceholderText('搜索名称、拼音或首字母')).toHaveValue('rtx');
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['h800']);
});

test('can be emptied without opening, and keeps the focus', async () => {
  const onValueChange = vi.fn();
  render(
    <MultiSelect
      aria-label="显卡型号"
      options={options}
      defaultValue={['4090', 'a100']}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '清空选择' }));
  expect(onValueChange).toHaveBeenCalledWith([]);
  expect(control()).toHaveFocus();
});

test('emptied without opening, it keeps what is chosen and disabled, and offers nothing more to empty', async () => {
  const onValueChange = vi.fn();
  render(
    <MultiSelect
      aria-label="显卡型号"
      options={options}
      defaultValue={['h800', '4090']}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '清空选择' }));
  expect(onValueChange.mock.calls).toEqual([[['h800']]]);
  expect(control()).toHaveTextContent('H800 SXM5');
  expect(screen.queryByRole('button', { name: '清空选择' })).toBeNull();
});

test('a plain form gets every value', () => {
  const { container } = render(
    <form>
      <MultiSelect aria-label="显卡型号" name="gpu" options={options} defaultValue={['a100', '4090']} />
    </form>,
  );
  const form = container.querySelector('form');
  expect(form && new FormData(form).getAll('gpu')).toEqual(['4090', 'a100']);
});

test('it goes back to its first choice with the form', async () => {
  render(
    <form aria-label="筛选">
      <MultiSelect aria-label="显卡型号" options={options} defaultValue={['4090']} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '清空选择' }));
  expect(control()).not.toHaveTextContent('RTX 4090');
  screen.getByRole<HTMLFormElement>('form').reset();
  await waitFor(() => expect(control()).toHaveTextContent('RTX 4090'));
});
