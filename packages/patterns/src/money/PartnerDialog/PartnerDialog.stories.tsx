import type { Meta, StoryObj } from '@storybook/react-vite';
import { partnerForm, type PartnerForm } from '@compute-market/contract/forms/work-order-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PartnerDialog, type PartnerDialogProps } from './PartnerDialog';

const handed = fn();

function Playing({
  values,
  ...rest
}: Omit<PartnerDialogProps, 'form' | 'onSubmit'> & { values?: Partial<PartnerForm> }) {
  const form = useForm<PartnerForm>({
    resolver: zodResolver(partnerForm),
    defaultValues: { name: '林知远', phone: '13800136021', machines: '', room: '', remark: '', ...values },
  });
  return <PartnerDialog form={form} onSubmit={() => void form.handleSubmit(handed)()} {...rest} />;
}

const meta = {
  title: '界面/费用/PartnerDialog 成为合作伙伴',
  component: Playing,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onClose: fn(), refused: null, sent: null },
} satisfies Meta<typeof Playing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Incomplete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '提交申请' }));
    await screen.findByText('请填写显卡型号与数量');
    await screen.findByText('请填写机房所在地');
    await expect(handed).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { refused: '操作过于频繁，请稍后再试', values: { machines: 'RTX 4090 × 8 卡，4 台', room: '成都高新区' } },
};
export const Sent: Story = { args: { sent: { id: 1, no: 'WO2026112000012', replyMinutes: 240 } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
