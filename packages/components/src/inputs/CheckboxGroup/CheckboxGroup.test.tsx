import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { CheckboxGroup } from './CheckboxGroup';

const options = [
  { value: 'sms', label: '短信' },
  { value: 'wechat', label: '微信', hint: '绑定微信后可用', disabled: true },
  { value: 'site', label: '站内信' },
] as const;
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });

describeConformance('CheckboxGroup', <CheckboxGroup aria-label="通知方式" options={options} />, {
  tag: 'div',
  control: 'input',
});

test('the field names the set, describes it, and every box is marked', () => {
  render(
    <Field group label="通知方式" error="请至少选择一种">
      <CheckboxGroup options={options} />
    </Field>,
  );
  expect(screen.getByRole('group', { name: '通知方式' })).toHaveAccessibleDescription('请至少选择一种');
  expect(box('短信')).toBeInvalid();
  // The words of the field are said of the set, once.
  expect(box('短信')).not.toHaveAccessibleDescription();
});

test('ticks are reported in the order of the options', async () => {
  const onValueChange = vi.fn();
  render(<CheckboxGroup aria-label="通知方式" options={options} onValueChange={onValueChange} />);
  await userEvent.click(box('站内信'));
  await userEvent.click(box('短信'));
  await userEvent.click(box('站内信'));
  expect(onValueChange.mock.calls).toEqual([[['site']], [['sms', 'site']], [['sms']]]);
});

test('the box for all is half while some are ticked, and leaves a disabled one alone', async () => {
  const onValueChange = vi.fn();
  render(
    <CheckboxGroup
      aria-label="通知方式"
      options={options}
      selectAll
      defaultValue={['sms', 'wechat']}
      onValueChange={onValueChange}
    />,
  );
  expect(box('全选')).toBePartiallyChecked();
  await userEvent.click(box('全选'));
  expect(onValueChange).toHaveBeenLastCalledWith(['sms', 'wechat', 'site']);
  expect(box('全选')).toBeChecked();
  await userEvent.click(box('全选'));
  expect(onValueChange).toHaveBeenLastCalledWith(['wechat']);
  expect(box(/微信/)).toBeChecked();
});

test('stays at the value it is given', async () => {
  render(<CheckboxGroup aria-label="通知方式" options={options} value={['sms']} onValueChange={() => undefined} />);
  await userEvent.click(box('站内信'));
  expect(box('站内信')).not.toBeChecked();
});

test('its ref is the first box that can be chosen, whatever is drawn before it', () => {
  const ref = createRef<HTMLInputElement>();
  const first = [{ value: 'mail', label: '邮件', disabled: true }, ...options];
  const { rerender } = render(<CheckboxGroup ref={ref} aria-label="通知方式" options={first} selectAll />);
  expect(ref.current).toBe(box('短信'));
  rerender(<CheckboxGroup ref={ref} aria-label="通知方式" options={options.slice(1)} selectAll />);
  expect(ref.current).toBe(box('站内信'));
});

test('a form library gets its changes', async () => {
  const onChange = vi.fn<(name: string, value: string) => void>();
  render(
    <CheckboxGroup
      aria-label="通知方式"
      name="channel"
      options={options}
      onChange={(event) => onChange(event.target.name, event.target.value)}
    />,
  );
  await userEvent.click(box('短信'));
  expect(onChange).toHaveBeenCalledWith('channel', 'sms');
});

test('it goes back to its first ticks with the form, unless the reset is prevented', async () => {
  let prevented = true;
  render(
    <form
      aria-label="通知"
      onReset={(event) => {
        if (prevented) event.preventDefault();
      }}
    >
      <CheckboxGroup aria-label="通知方式" options={options} selectAll defaultValue={['sms']} />
    </form>,
  );
  const reset = async () => {
    screen.getByRole<HTMLFormElement>('form').reset();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
  await userEvent.click(box('站内信'));
  await reset();
  expect(box('站内信')).toBeChecked();
  prevented = false;
  await reset();
  expect(box('短信')).toBeChecked();
  expect(box('站内信')).not.toBeChecked();
  expect(box('全选')).toBePartiallyChecked();
});
