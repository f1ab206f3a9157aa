import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'keep', label: '保留磁盘' },
  { value: 'release', label: '释放磁盘' },
  { value: 'backup', label: '备份后释放', hint: '该机房暂不支持', disabled: true },
] as const;

describeConformance('RadioGroup', <RadioGroup aria-label="到期处理" options={options} />, {
  tag: 'div',
  control: 'input',
});

test('the field names the set and describes it', () => {
  render(
    <Field group label="到期处理" error="请选择到期后的处理方式">
      <RadioGroup options={options} />
    </Field>,
  );
  expect(screen.getByRole('radiogroup', { name: '到期处理' })).toHaveAccessibleDescription('请选择到期后的处理方式');
});

test('choosing tells the value; a disabled one cannot be chosen', async () => {
  const onValueChange = vi.fn();
  render(<RadioGroup aria-label="到期处理" options={options} defaultValue="keep" onValueChange={onValueChange} />);
  expect(screen.getByRole('radio', { name: '保留磁盘' })).toBeChecked();
  await userEvent.click(screen.getByText('释放磁盘'));
  await userEvent.click(screen.getByText('备份后释放'));
  expect(onValueChange.mock.calls).toEqual([['release']]);
});

test('stays at the value it is given', async () => {
  render(<RadioGroup aria-label="到期处理" options={options} value="keep" onValueChange={() => undefined} />);
  await userEvent.click(screen.getByText('释放磁盘'));
  expect(screen.getByRole('radio', { name: '保留磁盘' })).toBeChecked();
});

test('two sets without a name do not disturb each other', async () => {
  render(
    <>
      <RadioGroup aria-label="甲" options={options} defaultValue="keep" />
      <RadioGroup aria-label="乙" options={options} />
    </>,
  );
  const release = screen.getAllByRole('radio', { name: '释放磁盘' })[1];
  if (release) await userEvent.click(release);
  expect(screen.getAllByRole('radio', { name: '保留磁盘' })[0]).toBeChecked();
});

test('a form library gets every radio and its changes', async () => {
  const elements = new Set<HTMLInputElement>();
  const onChange = vi.fn<(name: string, value: string) => void>();
  render(
    <RadioGroup
      aria-label="到期处理"
      name="due"
      options={options}
      ref={(element) => {
        if (element) elements.add(element);
      }}
      onChange={(event) => onChange(event.target.name, event.target.value)}
    />,
  );
  await userEvent.click(screen.getByText('释放磁盘'));
  expect(elements.size).toBe(3);
  expect(onChange).toHaveBeenCalledWith('due', 'release');
});
