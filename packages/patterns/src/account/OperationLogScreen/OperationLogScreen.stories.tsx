import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Operation } from '@compute-market/contract/entities/operation';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { RecordPage } from '../../record-list';
import { loading, ready } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount as viewer } from '../../viewer/fixtures';
import { now, operations } from './fixtures';
import { operationQuery } from './operation-query';
import { OperationLogScreen, type OperationLogScreenProps } from './OperationLogScreen';

/** The console around it, and filters that answer, as the application's address does. */
function Page(props: OperationLogScreenProps) {
  const [query, setQuery] = useState(props.query);
  const change: OperationLogScreenProps['onQueryChange'] = (next) => {
    setQuery(next);
    props.onQueryChange(next);
  };
  return (
    <ConsoleFrame viewer={viewer} lit="safe" unreadWorkOrder={false}>
      <OperationLogScreen {...props} query={query} onQueryChange={change} />
    </ConsoleFrame>
  );
}

const page: RecordPage<Operation> = { rows: operations, total: 128, page: 1, readAt: now };
const empty: RecordPage<Operation> = { rows: [], total: 0, page: 1, readAt: now };

const meta = {
  title: '界面/账号/OperationLogScreen 操作日志',
  component: OperationLogScreen,
  render: (args) => <Page {...args} />,
  args: {
    query: operationQuery.blank,
    onQueryChange: fn(),
    list: ready(page),
    subAccounts: ['lab-a', 'lab-b'],
    today: '2026-11-20',
    exporting: null,
    onExport: fn(),
    onCancelExport: fn(),
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OperationLogScreen>;
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
export const Empty: Story = { args: { list: ready(empty) }, globals: desktop };
export const Exporting: Story = { args: { exporting: { done: 100, total: 128 } }, globals: desktop };
/** A sub-account sees only what it did itself. */
export const SubAccount: Story = { args: { subAccounts: null }, globals: desktop };
export const NoResultForFilters: Story = {
  args: { query: { ...operationQuery.blank, q: '北辰' }, list: ready(empty) },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清空筛选' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(operationQuery.blank);
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneFilters: Story = {
  args: { query: { ...operationQuery.blank, kind: 'rental' } },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '筛选 (1)' }));
    await expect(await screen.findByRole('dialog', { name: '筛选' })).toBeVisible();
  },
};
