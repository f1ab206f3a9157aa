import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '../../resource';
import { answers, sections } from '../docs-view/fixtures';
import { DocsScreen, type DocsScreenProps } from './DocsScreen';

const Page = (props: DocsScreenProps) => (
  <main>
    <DocsScreen {...props} />
  </main>
);

const meta = {
  title: '界面/内容/DocsScreen 帮助文档',
  component: Page,
  args: {
    query: '',
    guides: ready(sections),
    answers: ready(answers),
    siteHref: 'https://docs.example.com',
    onQueryChange: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const Found: Story = { args: { query: 'SSH', answers: ready({ ...answers, documents: [] }) }, globals: desktop };
export const NothingFound: Story = {
  args: { query: '量子计算', answers: ready({ ...answers, documents: [] }) },
  globals: desktop,
};
export const WithoutAnswers: Story = {
  args: { answers: { state: 'error', reason: '请求超时，请稍后重试' } },
  globals: desktop,
};
export const AnswersOnTheirWay: Story = { args: { answers: loading }, globals: desktop };
export const Loading: Story = { args: { guides: loading, answers: loading }, globals: desktop };
export const Failed: Story = {
  args: { guides: { state: 'error', reason: '网络连接失败，请检查网络后重试' } },
  globals: desktop,
};
export const Empty: Story = {
  args: { guides: ready([]), answers: ready({ ...answers, documents: [] }) },
  globals: desktop,
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['visual-phone'] };

export const Searches: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '发票');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenCalledWith('发票'));
  },
};
