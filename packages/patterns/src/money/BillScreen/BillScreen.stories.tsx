import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { loading, ready } from '../../resource';
import { inConsole } from '../../shell/ConsoleFrame/fixtures';
import { BillScreen } from './BillScreen';
import { november, october } from './fixtures';

const meta = {
  title: '界面/费用/BillScreen 月账单',
  component: BillScreen,
  ...inConsole('bills', 900),
  args: { month: '2026-10', bill: ready(october), onExport: fn(), onRetry: fn() },
} satisfies Meta<typeof BillScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Default: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: '下载 PDF' })).toHaveAttribute('href', '/files/bills/sample.pdf');
    await userEvent.click(canvas.getByRole('button', { name: '导出 CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith(october);
  },
  tags: ['visual'],
};
/** The running month says that its figures still move, and has no file. */
export const Running: Story = {
  args: { month: '2026-11', bill: ready({ ...october, Month: '2026-11', CloseTime: null, FileUrl: '' }) },
  globals: desktop,
  play: async ({ canvas }) => {
    await canvas.findByText(/^本月未出账/);
    await expect(canvas.queryByRole('link', { name: '下载 PDF' })).toBeNull();
  },
};
export const NothingSpent: Story = { args: { month: '2026-11', bill: ready(november) }, globals: desktop };
export const Missing: Story = {
  args: { month: '2020-01', bill: ready(null) },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '返回月账单' })).toHaveAttribute('href', '/console/bills');
  },
};
export const Loading: Story = { args: { bill: loading }, globals: desktop };
export const Failed: Story = {
  args: { bill: { state: 'error', reason: '网络连接失败，请检查网络后重试' } },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
/** Every amount is in sight: what was spent stands on cards. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual-phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('退费').length).toBeGreaterThan(1);
  },
};
