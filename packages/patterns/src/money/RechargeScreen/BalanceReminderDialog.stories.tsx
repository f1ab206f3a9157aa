import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  balanceReminderForm,
  type BalanceReminderForm,
  type BalanceReminderOrder,
} from '@compute-market/contract/forms/balance-reminder-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BalanceReminderDialog } from './BalanceReminderDialog';

const sent = fn<(order: BalanceReminderOrder) => void>();

function Dialog({ refused = null, ...values }: BalanceReminderForm & { refused?: string | null }) {
  const form = useForm<BalanceReminderForm, unknown, BalanceReminderOrder>({
    resolver: zodResolver(balanceReminderForm),
    defaultValues: values,
  });
  const onSubmit = () => void form.handleSubmit((order) => sent(order))();
  return <BalanceReminderDialog open onClose={fn()} form={form} onSubmit={onSubmit} refused={refused} />;
}

const meta = {
  title: '界面/费用/RechargeScreen 余额不足时提醒我',
  component: Dialog,
  args: { threshold: '100.00', top_up: '500.00' },
  parameters: { layout: 'fullscreen', docs: { story: { height: 560 } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['visual'] };
export const Refused: Story = { args: { refused: '请求超时，请稍后重试' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** What cannot be read is said at its field and kept; without a top-up it is saved. */
export const NoTopUp: Story = {
  args: { top_up: '一千' },
  play: async () => {
    sent.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: '余额不足时提醒我' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('输入金额不合法');
    await expect(sent).not.toHaveBeenCalled();
    const topUp = dialog.getByRole('textbox', { name: /备好充值金额/ });
    await expect(topUp).toHaveValue('一千');
    await userEvent.clear(topUp);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ threshold: 10_000, top_up: null }));
  },
};
