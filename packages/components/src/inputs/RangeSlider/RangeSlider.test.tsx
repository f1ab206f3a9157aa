import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { RangeSlider, type NumberRange, type RangeSliderProps } from './RangeSlider';

describeConformance('RangeSlider', <RangeSlider label="显存" min={8} max={144} unit="GB" />, {
  tag: 'div',
  control: 'input[type=range]',
});

const lowest = () => screen.getByRole('slider', { name: '显存，最低' });
const highest = () => screen.getByRole('slider', { name: '显存，最高' });
const show = (props: Partial<RangeSliderProps> = {}) => {
  const onValueChange = vi.fn<(range: NumberRange) => void>();
  const onValueCommitted = vi.fn<(range: NumberRange) => void>();
  render(
    <RangeSlider
      label="显存"
      min={8}
      max={144}
      step={8}
      defaultValue={[24, 80]}
      unit="GB"
      {...{ onValueChange, onValueCommitted }}
      {...props}
    />,
  );
  return { onValueChange, onValueCommitted };
};

test('both thumbs are named after their end and read with the unit', () => {
  show();
  expect(screen.getByRole('group', { name: '显存' })).toBeVisible();
  expect(lowest()).toHaveAttribute('aria-valuetext', '24 GB');
  expect(highest()).toHaveAttribute('aria-valuetext', '80 GB');
});

test('arrows go a step, Page ten, End to where the other thumb is', async () => {
  const { onValueChange, onValueCommitted } = show();
  await userEvent.tab();
  expect(lowest()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenLastCalledWith([32, 80]);
  expect(onValueCommitted).toHaveBeenLastCalledWith([32, 80]);
  await userEvent.keyboard('{End}');
  expect(onValueChange).toHaveBeenLastCalledWith([80, 80]);
  await userEvent.keyboard('{ArrowRight}');
  expect(lowest()).toHaveAttribute('aria-valuenow', '80');
  await userEvent.tab();
  expect(highest()).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(onValueChange).toHaveBeenLastCalledWith([80, 144]);
  await userEvent.keyboard('{ArrowDown}{Home}');
  expect(onValueChange).toHaveBeenLastCalledWith([80, 80]);
});

test('a number that is typed moves its thumb and stops at the other', async () => {
  const { onValueCommitted } = show();
  const box = screen.getByRole('spinbutton', { name: '显存，最低（输入数值）' });
  await userEvent.clear(box);
  await userEvent.type(box, '40');
  expect(onValueCommitted).toHaveBeenLastCalledWith([40, 80]);
  expect(lowest()).toHaveAttribute('aria-valuenow', '40');
  await userEvent.clear(box);
  await userEvent.type(box, '500');
  await userEvent.tab();
  expect(box).toHaveValue('80');
});

test('the host writes the numbers its own way', () => {
  show({ boxes: false, format: (value) => `¥${value}` });
  expect(lowest()).toHaveAttribute('aria-valuetext', '¥24');
  expect(screen.getByText('¥24 至 ¥80')).toBeVisible();
});

test('held by its host it follows the host alone', async () => {
  const onValueChange = vi.fn();
  render(<RangeSlider label="显存" min={0} max={10} value={[2, 8]} onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenLastCalledWith([3, 8]);
  expect(lowest()).toHaveAttribute('aria-valuenow', '2');
});

test('a native form sends both ends, and a disabled one nothing', () => {
  const draw = (disabled: boolean) => (
    <form>
      <RangeSlider label="显存" name="memory" min={0} max={10} defaultValue={[2, 8]} disabled={disabled} />
    </form>
  );
  const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('memory');
  const { rerender } = render(draw(false));
  expect(sent()).toEqual(['2', '8']);
  rerender(draw(true));
  expect(sent()).toEqual([]);
  expect(lowest()).toBeDisabled();
});

test('the line of the field around describes the set', () => {
  render(
    <Field label="显存" hint="每卡" group>
      <RangeSlider label="显存" min={0} max={10} />
    </Field>,
  );
  expect(screen.getByRole('group', { name: '显存' })).toHaveAccessibleDescription('每卡');
});

test('it goes back to its first range with the form', async () => {
  render(
    <form aria-label="筛选">
      <RangeSlider label="显存" min={8} max={144} step={8} defaultValue={[24, 80]} />
    </form>,
  );
  act(() => lowest().focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(lowest()).toHaveValue('32');
  screen.getByRole<HTMLFormElement>('form').reset();
  await waitFor(() => expect(lowest()).toHaveValue('24'));
  expect(screen.getByRole('spinbutton', { name: '显存，最低（输入数值）' })).toHaveValue('24');
});

test('the field around says what is wrong with a box until both are right', async () => {
  render(
    <Field label="显存" hint="每卡" group>
      <RangeSlider label="显存" min={8} max={144} defaultValue={[24, 80]} />
    </Field>,
  );
  const boxes = screen.getAllByRole('spinbutton');
  for (const box of boxes) {
    expect(box).not.toHaveAccessibleDescription();
    await userEvent.type(box, '.5');
    await userEvent.tab();
    expect(box).toHaveAccessibleDescription(/请输入整数/);
  }
  const [first, second] = boxes;
  for (const box of [first, second]) {
    expect(screen.getByRole('group', { name: '显存' })).toHaveAccessibleDescription(/请输入整数/);
    if (box) await userEvent.clear(box);
    if (box) await userEvent.type(box, '40');
    await userEvent.tab();
    expect(box).not.toHaveAccessibleDescription();
  }
  expect(screen.getByRole('group', { name: '显存' })).toHaveAccessibleDescription('每卡');
});

test('the field around says what became of either number, as long as that is true', async () => {
  render(
    <Field label="显存" hint="每卡" group>
      <RangeSlider label="显存" min={8} max={144} />
    </Field>,
  );
  const group = screen.getByRole('group', { name: '显存' });
  const [first, second] = screen.getAllByRole('spinbutton') as [HTMLElement, HTMLElement];
  const type = async (box: HTMLElement, text: string) => {
    await userEvent.clear(box);
    await userEvent.type(box, text);
  };
  await type(first, '2');
  await userEvent.tab();
  expect(group).toHaveAccessibleDescription('已调整为 8，最小 8，最大 144');
  expect(first).toHaveAccessibleDescription('已调整为 8，最小 8，最大 144');
  // Pasted: what is typed digit by digit passes by numbers that move the other's bounds.
  await userEvent.clear(second);
  await userEvent.paste('500');
  await userEvent.tab();
  expect(group).toHaveAccessibleDescription('最低：已调整为 8，最小 8，最大 144；最高：已调整为 144，最小 8，最大 144');
  await type(first, '4');
  expect(group).toHaveAccessibleDescription('已调整为 144，最小 8，最大 144');
  await type(first, '4.5');
  await userEvent.tab();
  expect(first).toHaveAccessibleDescription(/请输入整数/);
  expect(second).not.toHaveAccessibleDescription();
  await type(first, '16');
  await type(second, '100');
  expect(group).toHaveAccessibleDescription('每卡');
  expect(first).not.toHaveAccessibleDescription();
  expect(second).not.toHaveAccessibleDescription();
});

test('bounds that become narrower than what the host holds leave no thumb outside, and the numbers are told as they are held', () => {
  const onValueChange = vi.fn();
  const draw = (max: number, boxes = true) => (
    <RangeSlider label="显存" min={8} max={max} value={[24, 80]} unit="GB" {...{ boxes, onValueChange }} />
  );
  const { rerender } = render(draw(144));
  rerender(draw(60));
  expect(highest()).toHaveAttribute('aria-valuenow', '60');
  expect(highest()).toHaveAttribute('aria-valuetext', '80 GB');
  const [first, second] = screen.getAllByRole('spinbutton');
  expect(first).toHaveAttribute('aria-valuemax', '60');
  expect(second).toHaveValue('80');
  rerender(draw(16, false));
  expect(lowest()).toHaveAttribute('aria-valuenow', '16');
  expect(screen.getByText('24 GB 至 80 GB')).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('bounds that became narrower take no number along that was not touched', async () => {
  const onValueChange = vi.fn();
  const onValueCommitted = vi.fn();
  const told = { onValueChange, onValueCommitted };
  render(<RangeSlider label="显存" min={8} max={60} value={[24, 80]} {...told} />);
  act(() => lowest().focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenLastCalledWith([25, 80]);
  expect(onValueCommitted).toHaveBeenLastCalledWith([25, 80]);
  act(() => highest().focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(onValueChange).toHaveBeenLastCalledWith([24, 59]);
  expect(onValueCommitted).toHaveBeenLastCalledWith([24, 59]);
});

test('what it holds by itself follows narrower bounds, and so does what its form sends', () => {
  const draw = (max: number) => (
    <form>
      <RangeSlider label="显存" name="memory" min={8} max={max} defaultValue={[24, 80]} />
    </form>
  );
  const { rerender } = render(draw(144));
  rerender(draw(60));
  expect(highest()).toHaveAttribute('aria-valuetext', '60');
  expect(screen.getByRole('spinbutton', { name: '显存，最高（输入数值）' })).toHaveValue('60');
  expect(new FormData(document.querySelector('form') ?? undefined).getAll('memory')).toEqual(['24', '60']);
  rerender(draw(144));
  expect(highest()).toHaveAttribute('aria-valuenow', '80');
});
