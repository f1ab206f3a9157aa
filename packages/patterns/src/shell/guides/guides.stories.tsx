import type { Meta, StoryObj } from '@storybook/react-vite';
import { fen } from '@compute-market/contract/rules/money';
import { fn } from 'storybook/test';
import { CreditGuide } from './CreditGuide';
import { VipGuide } from './VipGuide';
import { VoucherGuide } from './VoucherGuide';

const meta = {
  title: '界面/框架/Guides 说明',
  component: VipGuide,
  args: { open: true, onClose: fn(), level: 2 },
  parameters: { docs: { story: { height: 560 } } },
} satisfies Meta<typeof VipGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Vip: Story = { globals: desktop, tags: ['visual'] };
export const VipOfVisitor: Story = { args: { level: undefined }, globals: desktop };
export const Credit: Story = {
  globals: desktop,
  render: ({ open, onClose }) => (
    <CreditGuide
      open={open}
      onClose={onClose}
      serviceHref="tel:400-000-0000"
      funds={{ balance: fen(-42_050), quota: fen(200_000) }}
    />
  ),
};
export const CreditWithoutQuota: Story = {
  globals: desktop,
  render: ({ open, onClose }) => (
    <CreditGuide
      open={open}
      onClose={onClose}
      serviceHref="tel:400-000-0000"
      funds={{ balance: fen(286_040), quota: fen(0) }}
    />
  ),
};
export const Voucher: Story = {
  globals: desktop,
  render: ({ open, onClose }) => <VoucherGuide open={open} onClose={onClose} />,
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
