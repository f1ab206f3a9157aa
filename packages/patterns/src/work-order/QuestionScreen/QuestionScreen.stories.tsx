import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount, subAccount } from '../../viewer/fixtures';
import { categories, documents, documentText } from '../work-order-view/fixtures';
import type { OpenDocument } from './Documents';
import type { QuestionQuery } from './question-query';
import { QuestionScreen, type QuestionScreenProps } from './QuestionScreen';

const blank: QuestionQuery = { q: '', question: null, instance: '', report: '', subject: '' };

/** The console around it, and choices that answer, as the application's address does. */
function Page({ sub = false, ...props }: QuestionScreenProps & { sub?: boolean }) {
  const [query, setQuery] = useState(props.query);
  const [opened, setOpened] = useState<OpenDocument | null>(props.opened);
  const change = (next: QuestionQuery) => {
    setQuery(next);
    props.onQueryChange(next);
  };
  const open = (id: number | null) => setOpened(id === null ? null : { id, text: ready(documentText) });
  return (
    <ConsoleFrame viewer={sub ? subAccount : mainAccount} lit="createWorkOrder" unreadWorkOrder={props.unread}>
      <QuestionScreen
        {...props}
        isSub={sub}
        query={query}
        onQueryChange={change}
        opened={opened}
        onOpenDocument={open}
      />
    </ConsoleFrame>
  );
}

const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};

const meta = {
  title: '界面/工单/QuestionScreen 选择问题',
  component: Page,
  args: {
    query: blank,
    onQueryChange: fn(),
    categories: ready(categories),
    documents: ready(documents),
    opened: null,
    onOpenDocument: fn(),
    onOpinion: fn(),
    unread: false,
    isSub: false,
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const Loading: Story = { args: { categories: loading, documents: loading }, globals: desktop };
export const Failed: Story = { args: { categories: failed }, globals: desktop };
export const Chosen: Story = {
  args: { query: { ...blank, question: 32, instance: 'k7f3a2c' } },
  globals: desktop,
  tags: ['visual'],
};
export const DocumentOpen: Story = {
  args: { query: { ...blank, question: 32 }, opened: { id: 31, text: ready(documentText) } },
  globals: desktop,
};
export const DocumentLoading: Story = {
  args: { query: { ...blank, question: 32 }, opened: { id: 31, text: loading } },
  globals: desktop,
};
export const DocumentFailed: Story = {
  args: { query: { ...blank, question: 32 }, opened: { id: 31, text: failed } },
  globals: desktop,
};
export const DocumentsFailed: Story = {
  args: { query: { ...blank, question: 32 }, documents: failed },
  globals: desktop,
};
export const NoDocuments: Story = {
  args: { query: { ...blank, question: 71 }, documents: ready([]) },
  globals: desktop,
};
export const Searched: Story = { args: { query: { ...blank, q: '掉卡' } }, globals: desktop };
export const NothingFound: Story = {
  args: { query: { ...blank, q: '没有这样的词 internlm2_5-20b-chat-sft-2026-11-20' }, documents: ready([]) },
  globals: desktop,
};
/** A number of an old link that is no question any more. */
export const QuestionGone: Story = { args: { query: { ...blank, question: 999 } }, globals: desktop };
export const SubAccount: Story = { args: { sub: true, unread: true }, globals: desktop };
/** Help first: the document that helps ends it. */
export const Solved: Story = {
  args: { query: { ...blank, question: 32 } },
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('nvidia-smi 看不到全部显卡'));
    await userEvent.click(await canvas.findByRole('button', { name: '解决了我的问题' }));
    await expect(await canvas.findByText('问题已解决')).toBeVisible();
  },
};
export const Choosing: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'GPU 掉卡 常见' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...blank, question: 32 });
    // The menu and the tabs have links of this name too; the last one is the ticket's.
    await expect(canvas.getAllByRole('link', { name: '提交工单' }).at(-1)).toHaveAttribute(
      'href',
      `/console/createWorkOrder/submit/32/${encodeURIComponent('GPU 掉卡')}/kvm`,
    );
  },
};
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneChosen: Story = { args: Chosen.args, globals: phone };
