import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { PayMethodPicker } from './PayMethodPicker';

describeConformance('PayMethodPicker', <PayMethodPicker value="wechat" onValueChange={() => undefined} />, {
  tag: 'div',
});

test('offers three ways, each with its fact in its name', () => {
  render(<PayMethodPicker value="alipay" onValueChange={() => undefined} />);
  expect(screen.getByRole('radio', { name: '支付宝 扫码，实时到账' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '对公转账 非实时到账，需客服确认' })).not.toBeChecked();
});

test('choosing tells the parent', async () => {
  const onValueChange = vi.fn();
  render(<PayMethodPicker value="wechat" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('radio', { name: /对公转账/ }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('transfer');
});

test('a way that is not available keeps its place and says why', () => {
  render(
    <PayMethodPicker
      value="wechat"
      onValueChange={() => undefined}
      methods={[{ channel: 'wechat' }, { channel: 'alipay', disabled: true, fact: '维护中，请使用其他方式' }]}
    />,
  );
  expect(screen.getByRole('radio', { name: '支付宝 维护中，请使用其他方式' })).toBeDisabled();
});
