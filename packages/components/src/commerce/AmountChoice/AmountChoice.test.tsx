import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { VipMedal } from '../VipMedal/VipMedal';
import { AmountChoice } from './AmountChoice';

const options = [
  { fen: 10_000, effect: '默认金额' },
  { fen: 150_000, effect: '可升级金牌会员', mark: <VipMedal level={3} size={13} /> },
  { fen: 1_000_000 },
] as const;
describeConformance('AmountChoice', <AmountChoice options={options} value={10_000} onValueChange={() => undefined} />, {
  tag: 'div',
});

test('tiles are radios that say the sum without decimals and what it does', () => {
  render(<AmountChoice options={options} value={150_000} onValueChange={() => undefined} />);
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    '¥100默认金额',
    '¥1,500可升级金牌会员',
    '¥10,000',
  ]);
  expect(screen.getByRole('radio', { name: /1,500/ })).toBeChecked();
});

test('a click and an arrow key choose', async () => {
  const onValueChange = vi.fn();
  render(<AmountChoice options={options} value={10_000} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('radio', { name: /1,500/ }));
  expect(onValueChange).toHaveBeenLastCalledWith(150_000);
  screen.getByRole('radio', { name: /10,000/ }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onValueChange).toHaveBeenLastCalledWith(150_000);
});

test('no tile is chosen while another sum is typed', () => {
  render(
    <AmountChoice
      options={options}
      value={null}
      onValueChange={() => undefined}
      otherField={<input aria-label="其他金额" />}
    />,
  );
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: '其他金额' })).toBeVisible();
});

test('a sum that cannot be chosen says why and is passed over by the arrow keys', async () => {
  const onValueChange = vi.fn();
  const [small, enough, more] = options;
  const tiles = [{ ...small, effect: '不足', disabled: true }, enough, more];
  render(<AmountChoice options={tiles} value={150_000} onValueChange={onValueChange} />);
  const tooLittle = screen.getByRole('radio', { name: '¥100 不足' });
  expect(tooLittle).toBeDisabled();
  await userEvent.click(tooLittle);
  expect(onValueChange).not.toHaveBeenCalled();
  screen.getByRole('radio', { name: /1,500/ }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onValueChange).toHaveBeenLastCalledWith(1_000_000);
});

test('while submitting nothing can be chosen', async () => {
  const onValueChange = vi.fn();
  render(<AmountChoice options={options} value={10_000} onValueChange={onValueChange} disabled />);
  await userEvent.click(screen.getByRole('radio', { name: /1,500/ }));
  expect(onValueChange).not.toHaveBeenCalled();
});

test('while submitting the chosen tile alone keeps its mark', () => {
  render(<AmountChoice options={options} value={10_000} onValueChange={() => undefined} disabled />);
  const corners = screen
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.querySelector(':scope > [aria-hidden="true"]'))
    .map((corner) => corner instanceof Element && getComputedStyle(corner).display === 'block');
  expect(corners).toEqual([true, false, false]);
});
