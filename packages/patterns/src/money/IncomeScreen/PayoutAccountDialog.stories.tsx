import { zodResolver } from '@hookform/resolvers/zod';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  payoutAccountForm,
  type PayoutAccountForm,
  type PayoutAccountOrder,
} from '@compute-market/contract/forms/payout-account-form';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { payout } from './fixtures';
import { PayoutAccountDialog } from './PayoutAccountDialog';

interface Args {
  holders: readonly string[];
  refused: string | null;
  onOrder: (order: PayoutAccountOrder) => void;
}

function Playing({ holders, refused, onOrder }: Args) {
  const form = useForm<PayoutAccountForm, unknown, PayoutAccountOrder>({
    resolver: zodResolver(payoutAccountForm),
    defaultValues: { holder: holders[0] ?? '', bank_name: '', bank_account: '', passwd: '' },
  });
  return (
    <PayoutAccountDialog
      open
      onClose={fn()}
      holders={holders}
      form={form}
      refused={refused}
      onSubmit={() => void form.handleSubmit((order) => onOrder(order))()}
    />
  );
}

const meta = {
  title: '界面/费用/收款账户',
  component: Playing,
  args: { holders: payout.holders, refused: null, onOrder: fn() },
} satisfies Meta<typeof Playing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing is said at its field; a number typed with blanks is taken without them. */
export const Filling: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存' }));
    await expect(await screen.findByText('请输入开户银行')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: '开户银行' }), '招商银行成都分行');
    await userEvent.type(screen.getByRole('textbox', { name: '银行账号' }), '5129 0234 5610 901');
    await userEvent.type(screen.getByLabelText('登录密码'), 'Suanli2026');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expect(args.onOrder).toHaveBeenCalledWith({
      holder: '成都北辰算力科技有限公司',
      bank_name: '招商银行成都分行',
      bank_account: '512902345610901',
      passwd: 'Suanli2026',
    });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
export const Unverified: Story = {
  args: { holders: [] },
  play: async () => {
    await expect(await screen.findByRole('link', { name: '去认证' })).toBeVisible();
  },
};
export const Refused: Story = { args: { refused: '请求超时，请稍后重试' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
