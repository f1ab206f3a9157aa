import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button';
import { Pagination, type PaginationProps } from './Pagination';

const meta = {
  title: '组件/导航/Pagination 分页',
  component: Pagination,
  args: {
    page: 1,
    pageSize: 10,
    total: 36,
    onPageChange: fn(),
    onPageSizeChange: fn(),
    start: (
      <>
        <span>更新于 14:05:21</span>
        <Button variant="text" size="sm">
          刷新
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

function Walking(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  const [pageSize, setPageSize] = useState(args.pageSize);
  return <Pagination {...args} page={page} pageSize={pageSize} onPageChange={setPage} onPageSizeChange={setPageSize} />;
}

export const Default: Story = { tags: ['visual'] };
export const Interactive: Story = { tags: ['!test'], args: { total: 1204 }, render: (args) => <Walking {...args} /> };
export const ManyPages: Story = { args: { page: 60, total: 1204 }, tags: ['visual'] };
export const OnePage: Story = { args: { total: 8 } };
export const Empty: Story = { args: { total: 0 } };
export const LastPage: Story = { args: { page: 4 } };
export const Phone: Story = { args: { page: 2 }, globals: { viewport: { value: 'phone' } } };
