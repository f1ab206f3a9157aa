import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { NoResult } from './NoResult';

const meta = {
  title: '组件/反馈/NoResult 无结果',
  component: NoResult,
  args: { help: '当前筛选：A100、华南一区', onClear: fn() },
} satisfies Meta<typeof NoResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const WithoutAction: Story = { args: { onClear: undefined } };
export const LongWords: Story = {
  args: {
    help: '当前筛选：A100 SXM4、H20、L40S、显存不低于 80GB、华南一区、西南一区、支持 Windows 图形界面、按月租用',
  },
  decorators: [framed({ width: 288 })],
};
