import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { loading, ready } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount, subAccount } from '../../viewer/fixtures';
import { exportsQuery } from './exports-query';
import { ExportsScreen, type ExportsScreenProps } from './ExportsScreen';
import { exportsOfLin, now } from './fixtures';

const Page = (props: ExportsScreenProps) => (
  <ConsoleFrame viewer={props.isSub ? subAccount : mainAccount} lit="account" unreadWorkOrder={false}>
    <ExportsScreen {...props} />
  </ConsoleFrame>
);

const meta = {
  title: '界面/账号/ExportsScreen 导出记录',
  component: ExportsScreen,
  render: (args) => <Page {...args} />,
  args: {
    query: exportsQuery.blank,
    onQueryChange: fn(),
    list: ready({ rows: exportsOfLin, total: exportsOfLin.length, page: 1, readAt: now }),
    isSub: false,
    onDelete: fn(() => Promise.resolve()),
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ExportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const Loading: Story = { args: { list: loading }, globals: desktop };
export const Failed: Story = {
  args: { list: { state: 'error', reason: '网络连接失败，请检查网络后重试' } },
  globals: desktop,
};
export const Empty: Story = {
  args: { list: ready({ rows: [], total: 0, page: 1, readAt: now }) },
  globals: desktop,
};
/** A back end that keeps no exported files. */
export const Untold: Story = { args: { list: null }, globals: desktop };
export const SubAccount: Story = { args: { isSub: true }, globals: desktop };
/** 删除 asks first. */
export const Deleting: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除「月账单-2026-10.csv」' }));
    await expect(await screen.findByText('删除该导出文件？')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await expect(args.onDelete).toHaveBeenCalledWith(exportsOfLin[3]);
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
