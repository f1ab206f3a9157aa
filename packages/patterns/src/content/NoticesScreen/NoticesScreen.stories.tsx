import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { loading, ready } from '../../resource';
import { notices, reminders } from './fixtures';
import { NoticesScreen, type NoticesScreenProps } from './NoticesScreen';

/** Tabs and pages that answer, as the application's address does. */
function Page(props: NoticesScreenProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <main>
      <NoticesScreen
        {...props}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          props.onQueryChange(next);
        }}
      />
    </main>
  );
}

const meta = {
  title: '界面/内容/NoticesScreen 公告',
  component: Page,
  args: {
    query: { tab: 'all', page: 1 },
    pageSize: 10,
    notices: ready({ data: notices, total: 24 }),
    lastSeen: '28',
    hasNews: true,
    reminders: null,
    onQueryChange: fn(),
    onReadAll: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const EverythingSeen: Story = { args: { lastSeen: '31', hasNews: false }, globals: desktop };
export const NeverSeen: Story = { args: { lastSeen: null }, globals: desktop };
export const Loading: Story = { args: { notices: loading }, globals: desktop };
export const Refreshing: Story = {
  args: { notices: { state: 'ready', data: { data: notices, total: 24 }, refreshing: true } },
  globals: desktop,
};
export const Failed: Story = {
  args: {
    notices: { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3' },
  },
  globals: desktop,
};
export const Empty: Story = { args: { notices: ready({ data: [], total: 0 }), hasNews: false }, globals: desktop };
export const EmptyTab: Story = {
  args: { query: { tab: 'maintenance', page: 1 }, notices: ready({ data: [], total: 0 }), hasNews: false },
  globals: desktop,
};
/** A customer's own reminders stand beside the notices. */
export const Mine: Story = {
  args: { query: { tab: 'mine', page: 1 }, reminders: { list: ready(reminders), onReadAll: fn() } },
  globals: desktop,
  tags: ['visual'],
};
export const MineEmpty: Story = {
  args: {
    query: { tab: 'mine', page: 1 },
    reminders: { list: ready({ data: [], total: 0, unread: 0 }), onReadAll: fn() },
  },
  globals: desktop,
};
export const MineLoading: Story = {
  args: { query: { tab: 'mine', page: 1 }, reminders: { list: loading, onReadAll: fn() } },
  globals: desktop,
};
export const MineOnAPhone: Story = {
  args: { query: { tab: 'mine', page: 1 }, reminders: { list: ready(reminders), onReadAll: fn() } },
  globals: phone,
};
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };

/** Another kind starts at its first page. */
export const ChoosesATab: Story = {
  args: { query: { tab: 'all', page: 2 } },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '维护' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ tab: 'maintenance', page: 1 });
  },
};
