import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { mainAccount, subAccount } from '../../viewer/fixtures';
import { paletteInstances, paletteRecords } from './fixtures';
import { SitePalette } from './SitePalette';

const meta = {
  title: '界面/框架/SitePalette 快速前往',
  component: SitePalette,
  args: {
    open: true,
    onOpenChange: fn(),
    viewer: mainAccount,
    instances: paletteInstances,
    records: paletteRecords,
    today: '2026-11-20',
    onGo: fn(),
    onTopUp: fn(),
    onCoupons: fn(),
    onHelp: fn(),
    theme: 'light',
    onTheme: fn(),
  },
  parameters: { docs: { story: { height: 560 } } },
} satisfies Meta<typeof SitePalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MainAccount: Story = { tags: ['visual'] };
export const SubAccount: Story = { args: { viewer: subAccount } };
export const Visitor: Story = {
  args: {
    viewer: { role: 'visitor' },
    instances: [],
    records: { ...paletteRecords, orders: [], invoices: [], tickets: [] },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** 续费 shows once it is sought, for each instance that it fits. */
export const Renewing: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), '续费 llama');
    await expect(await screen.findByRole('option', { name: /续费 llama3-8b-sft/ })).toBeVisible();
  },
};

/** An amount finds the top-up and the invoice of that sum, and the charges. */
export const Amount: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), '1500');
    await expect(await screen.findByRole('option', { name: /充值 ¥1,500.00/ })).toBeVisible();
    await expect(screen.getByRole('option', { name: /发票 ¥1,500.00/ })).toBeVisible();
    await expect(screen.getByRole('option', { name: '金额为 ¥1,500.00 的费用' })).toBeVisible();
  },
};
