import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { RadioCards } from './RadioCards';

const cards = [
  { value: 'wechat', title: '微信支付', detail: '扫码，实时到账' },
  {
    value: 'alipay',
    title: '支付宝',
    detail: '扫码，实时到账',
    disabled: true,
    reason: '该渠道维护中，预计 16:00 恢复',
  },
  { value: 'transfer', title: '对公转账', detail: '非实时到账，需客服确认', fact: '1 至 2 个工作日' },
] as const;

describeConformance('RadioCards', <RadioCards aria-label="支付方式" cards={cards} />, { tag: 'div', control: 'input' });

test('the title names a card, the second line describes it', () => {
  render(<RadioCards aria-label="支付方式" cards={cards} />);
  expect(screen.getByRole('radio', { name: '对公转账' })).toHaveAccessibleDescription(
    '非实时到账，需客服确认 1 至 2 个工作日',
  );
});

test('a disabled card says why and cannot be chosen', async () => {
  const onValueChange = vi.fn();
  render(<RadioCards aria-label="支付方式" cards={cards} onValueChange={onValueChange} />);
  expect(screen.getByRole('radio', { name: '支付宝' })).toHaveAccessibleDescription('该渠道维护中，预计 16:00 恢复');
  await userEvent.click(screen.getByText('支付宝'));
  await userEvent.click(screen.getByText('对公转账'));
  expect(onValueChange.mock.calls).toEqual([['transfer']]);
});

test('a value with a blank in it keeps its name and description', () => {
  render(<RadioCards aria-label="镜像" cards={[{ value: 'Ubuntu 22', title: 'Ubuntu', detail: '22.04 LTS' }]} />);
  expect(screen.getByRole('radio', { name: 'Ubuntu' })).toHaveAccessibleDescription('22.04 LTS');
});
