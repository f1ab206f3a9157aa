import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { loading, ready } from '../../resource';
import { datasetQuery } from './datasets';
import { DatasetScreen, type DatasetScreenProps } from './DatasetScreen';
import { datasets } from './fixtures';

/** Filters that answer, as the application's address does. */
function Page(props: DatasetScreenProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <main>
      <DatasetScreen
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
  title: '界面/内容/DatasetScreen 公共数据集',
  component: Page,
  args: { query: datasetQuery.blank, datasets: ready(datasets), onQueryChange: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const NothingFound: Story = { args: { query: { ...datasetQuery.blank, q: '量子' } }, globals: desktop };
export const Loading: Story = { args: { datasets: loading }, globals: desktop };
export const Failed: Story = {
  args: { datasets: { state: 'error', reason: '网络连接失败，请检查网络后重试' } },
  globals: desktop,
};
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };

/** Its path and how it is loaded stand beside the list. */
export const ShowsOne: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看 AISHELL-1' }));
    await expect(await screen.findByText('/public/datasets/aishell-1')).toBeVisible();
  },
};

export const Filters: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '大模型' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ ...datasetQuery.blank, category: 'llm' });
    await expect(canvas.queryByText('AISHELL-1')).not.toBeInTheDocument();
  },
};
