import type { Meta, StoryObj } from '@storybook/react-vite';
import { MainOnlyPanel } from './MainOnlyPanel';

const meta = {
  title: '界面/框架/MainOnlyPanel 仅主账号',
  component: MainOnlyPanel,
  args: { title: '发票管理', mainPhone: '138****6021' },
} satisfies Meta<typeof MainOnlyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const PhoneUnknown: Story = { args: { mainPhone: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
