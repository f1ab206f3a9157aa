import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { Slider } from './Slider';

describeConformance('Slider', <Slider label="带宽" min={32} max={100} defaultValue={50} unit="Mbps" />, {
  tag: 'div',
  control: 'input[type=range]',
});

const range = () => screen.getByRole<HTMLInputElement>('slider', { name: '带宽' });
const box = () => screen.getByRole('spinbutton', { name: '带宽（输入数值）' });

test('dragging moves the number in the box', () => {
  const onValueChange = vi.fn();
  render(<Slider label="带宽" min={32} max={100} defaultValue={50} onValueChange={onValueChange} />);
  fireEvent.change(range(), { target: { value: '64' } });
  expect(box()).toHaveValue('64');
  expect(onValueChange).toHaveBeenLastCalledWith(64);
});

test('typing moves the slider, and the form hears of it through the range', async () => {
  const onChange = vi.fn();
  render(<Slider label="带宽" name="bandwidth" min={32} max={100} defaultValue={50} onChange={onChange} />);
  await userEvent.clear(box());
  await userEvent.type(box(), '80');
  expect(range()).toHaveValue('80');
  expect(onChange).toHaveBeenCalled();
});

test('a number out of range is fitted on leaving', async () => {
  render(<Slider label="带宽" min={32} max={100} defaultValue={50} />);
  await userEvent.clear(box());
  await userEvent.type(box(), '500');
  await userEvent.tab();
  expect(box()).toHaveValue('100');
  expect(range()).toHaveValue('100');
});

test('the unit is part of what is read', () => {
  render(<Slider label="带宽" min={32} max={100} defaultValue={50} unit="Mbps" />);
  expect(range()).toHaveAttribute('aria-valuetext', '50 Mbps');
});

test('in a field the label stands for the range alone, and the box tells it what was fitted', async () => {
  render(
    <Field label="带宽上限">
      <Slider label="带宽" min={32} max={100} defaultValue={50} />
    </Field>,
  );
  expect(range().id).not.toBe(box().id);
  expect(screen.getByText('带宽上限').closest('label')).toHaveAttribute('for', range().id);
  await userEvent.clear(box());
  await userEvent.type(box(), '500');
  await userEvent.tab();
  expect(box()).toHaveAccessibleDescription(/100/);
});

test('a box that was left without a number says so, and follows the slider again', async () => {
  render(
    <Field label="带宽上限">
      <Slider label="带宽" min={32} max={100} defaultValue={50} />
    </Field>,
  );
  await userEvent.type(box(), '.5');
  await userEvent.tab();
  expect(box()).toHaveAccessibleDescription(/请输入整数/);
  fireEvent.change(range(), { target: { value: '64' } });
  expect(box()).toHaveValue('64');
  expect(box()).not.toHaveAccessibleDescription();
});

test('a maximum below the number that the host holds fills the track to its end and no further', () => {
  const draw = (max: number) => (
    <Slider label="带宽" min={0} max={max} value={80} unit="Mbps" onValueChange={vi.fn()} />
  );
  const { rerender } = render(draw(100));
  rerender(draw(40));
  expect(range().style.getPropertyValue('--fill')).toBe('100%');
  expect(range()).toHaveAttribute('aria-valuetext', '80 Mbps');
  expect(box()).toHaveValue('80');
});
