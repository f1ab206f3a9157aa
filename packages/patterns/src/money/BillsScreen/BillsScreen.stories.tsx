import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { loading, ready } from '../../resource';
import { inConsole } from '../../shell/ConsoleFrame/fixtures';
import { november, october } from '../BillScreen/fixtures';
import { BillsScreen } from './BillsScreen';

const meta = {
  title: '界面/费用/BillsScreen 月账单',
  component: BillsScreen,
  ...inConsole('bills'),
  args: { bills: ready({ current: november, closed: [october] }), onRetry: fn() },
} satisfies Meta<typeof BillsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Default: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '查看账单 2026-10' })).toHaveAttribute(
      'href',
      '/console/bills/2026-10',
    );
    await canvas.findByText('未出账');
  },
  tags: ['visual'],
};
/** Before the first month is over there is the running one alone. */
export const First: Story = { args: { bills: ready({ current: november, closed: [] }) }, globals: desktop };
/** A back end of others closes no months. */
export const Untold: Story = {
  args: { bills: ready(null) },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '查看费用明细' })).toHaveAttribute('href', '/console/expenseDetail');
  },
};
export const Loading: Story = { args: { bills: loading }, globals: desktop };
export const Failed: Story = {
  args: { bills: { state: 'error', reason: '网络连接失败，请检查网络后重试' } },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
