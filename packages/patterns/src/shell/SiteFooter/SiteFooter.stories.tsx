import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThemeChoice } from '../ThemeChoice';
import { SiteFooter } from './SiteFooter';

const meta = {
  title: '界面/框架/SiteFooter 页脚',
  component: SiteFooter,
  args: { brand: { recordNumber: '' }, themeChoice: <ThemeChoice chosen="light" onChoose={fn()} /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const WithRecordNumber: Story = { args: { brand: { recordNumber: '示例备 00000000 号' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
