import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup';
import { RadioCards } from '../RadioCards/RadioCards';
import { RadioGroup } from '../RadioGroup';
import { Segmented } from '../Segmented/Segmented';
import { TextField } from '../TextField/TextField';
import { Field } from './Field';

describeConformance(
  'Field',
  <Field label="手机号" hint="用于接收到期提醒">
    <TextField />
  </Field>,
  { tag: 'div' },
);

test('the label names the control and a click on it focuses the control', async () => {
  render(
    <Field label="实例名称">
      <TextField />
    </Field>,
  );
  await userEvent.click(screen.getByText('实例名称'));
  expect(screen.getByRole('textbox', { name: '实例名称' })).toHaveFocus();
});

test('the hint describes the control', () => {
  render(
    <Field label="其他金额" hint="最多两位小数">
      <TextField />
    </Field>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('最多两位小数');
  expect(screen.getByRole('textbox')).not.toBeInvalid();
});

test('an error takes the place of the hint and marks the control', () => {
  render(
    <Field label="手机号" hint="用于登录" error="请输入正确的手机号">
      <TextField />
    </Field>,
  );
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('请输入正确的手机号');
  expect(screen.queryByText('用于登录')).toBeNull();
});

test('the control is marked required, and the star is not part of its name', () => {
  render(
    <Field label="手机号" required>
      <TextField />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: '手机号' })).toBeRequired();
});

test('disabled reaches the control', () => {
  render(
    <Field label="企业名称" disabled>
      <TextField defaultValue="深研视觉科技" />
    </Field>,
  );
  expect(screen.getByRole('textbox')).toBeDisabled();
});

test('a set of controls is named, required, described and found by its id as one control is', () => {
  render(
    <Field group label="到期处理" required controlId="due" error="请选择到期后的处理方式">
      <RadioGroup options={[{ value: 'keep', label: '保留磁盘' }]} />
    </Field>,
  );
  const set = screen.getByRole('radiogroup', { name: '到期处理' });
  expect(set).toBeRequired();
  expect(set).toBeInvalid();
  expect(set).toHaveAccessibleDescription('请选择到期后的处理方式');
  expect(set).toHaveAttribute('id', 'due');
});

const one = [{ value: 'keep', label: '保留磁盘' }];
test.each([
  ['radios', <RadioGroup key="" options={one} />],
  ['cards', <RadioCards key="" cards={[{ value: 'keep', title: '保留磁盘' }]} />],
  ['segments', <Segmented key="" options={one} />],
])('a required set of %s says that it is required, and only once', (_, set) => {
  render(
    <Field group label="到期处理" required>
      {set}
    </Field>,
  );
  expect(screen.getByRole('radiogroup', { name: '到期处理' })).toBeRequired();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('');
});

test('a required set of boxes, whose role has no such attribute, says it in words', () => {
  render(
    <Field group label="通知方式" required hint="至少一种">
      <CheckboxGroup options={[{ value: 'sms', label: '短信' }]} />
    </Field>,
  );
  expect(screen.getByRole('group', { name: '通知方式' })).toHaveAccessibleDescription('必填 至少一种');
});
