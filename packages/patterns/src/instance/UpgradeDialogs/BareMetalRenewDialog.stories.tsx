import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { orderHandlers } from '../../purchase/fixtures';
import { loading, ready } from '../../resource';
import { bareMetals } from '../DashboardScreen/fixtures';
import { BareMetalRenewDialog, type BareMetalDraft, type BareMetalOrder } from './BareMetalRenewDialog';
import { machinePrice, shortPrice, toldFor } from './fixtures';

const [machine] = bareMetals;
if (machine === undefined) throw new Error('no machine to renew');
const first: BareMetalDraft = { machine, months: 2, payFirst: 'money' };

/** An order that follows what is changed in it; its price stands, and tells the end of the months that are chosen. */
function Playing({ quote = ready(machinePrice), ...order }: Partial<BareMetalOrder>) {
  const [draft, setDraft] = useState(first);
  const handlers = { ...orderHandlers(fn), onClose: fn() };
  return (
    <BareMetalRenewDialog
      buyer={{ kind: 'main', hasVoucher: true }}
      order={{
        draft,
        quote:
          quote.state === 'ready'
            ? { ...quote, data: toldFor(draft.machine, { unit: 'month', count: draft.months }, quote.data) }
            : quote,
        coupons: null,
        problem: null,
        submitting: false,
        paid: false,
        onChange: setDraft,
        ...handlers,
        ...order,
      }}
    />
  );
}

const meta = {
  title: '界面/实例/UpgradeDialogs 续费裸金属',
  component: Playing,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Playing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Pricing: Story = { args: { quote: loading } };
export const Short: Story = { args: { quote: ready(shortPrice) } };
export const Refused: Story = {
  args: { problem: { kind: 'refused', reason: '裸金属租期已结束，无法续费，请重新预约' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
