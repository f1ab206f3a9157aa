import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackToTop } from './BackToTop';

const meta = {
  title: '组件/导航/BackToTop 回到顶部',
  component: BackToTop,
  args: { after: 0 },
  parameters: { docs: { story: { inline: false, height: 160 } } },
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
