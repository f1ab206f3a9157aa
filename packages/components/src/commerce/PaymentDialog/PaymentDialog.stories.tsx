import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { samplePayment } from '../../../test/payment-fixtures';
import { Button } from '../../actions/Button/Button';
import { PaymentDialog } from './PaymentDialog';

const meta = {
  title: '组件/交易/PaymentDialog 支付对话框',
  component: PaymentDialog,
  args: {
    ...samplePayment,
    open: true,
    onClose: fn(),
    onRenew: fn(),
    onRestart: fn(),
    onChangeMethod: fn(),
    onCheck: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof PaymentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Generating: Story = { args: { state: 'generating', code: undefined, reason: '二维码未生成或者已过期' } };
export const Alipay: Story = { args: { channel: 'alipay' } };
export const Slow: Story = { args: { slow: true, secondsLeft: 42 } };
export const Expired: Story = { args: { state: 'expired' } };
export const Paid: Story = { args: { state: 'paid' } };
export const Closed: Story = { args: { state: 'closed' } };
export const Failed: Story = { args: { state: 'failed', code: undefined, reason: '支付渠道繁忙，请稍后重试' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhonePaid: Story = { args: { state: 'paid' }, globals: { viewport: { value: 'phone' } } };

/** Focus starts on close, Escape closes and gives the focus back; a press on the scrim does not close. */
export const Keyboard: Story = {
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ padding: 24 }}>
        <Button onClick={() => setOpen(true)}>立即充值</Button>
        <PaymentDialog {...args} open={open} onClose={() => setOpen(false)} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '立即充值' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '微信扫码支付' });
    await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus());
    await userEvent.click(document.body);
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
