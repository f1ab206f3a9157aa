import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { CouponPicker } from './CouponPicker';

const meta = {
  title: '组件/交易/CouponPicker 选择优惠券',
  component: CouponPicker,
  args: {
    usable: [
      { id: 7, name: '新人满减券', deduct: 1000, condition: '满 ¥100 可用，至 2026-11-21 08:00', best: true },
      { id: 8, name: '周末折扣券', deduct: 652, condition: '无门槛，至 2026-11-30 23:59' },
      {
        id: 10,
        name: '华东一区高性能计算中心二号楼开放体验季专享满减优惠券',
        deduct: 99_999_999,
        condition: '满 ¥10,000 可用，至 2026-12-31 23:59',
      },
    ],
    unusable: [
      { id: 9, name: '企业专享券', face: '¥50', reason: '仅限企业认证用户' },
      { id: 11, name: 'A100 专享', face: '9.5折', reason: '不适用于 RTX 4090' },
    ],
    chosen: 7,
    onChoose: fn(),
    onClose: fn(),
  },
  decorators: [framed({ minHeight: 560 })],
} satisfies Meta<typeof CouponPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const NoneFits: Story = { args: { usable: [], chosen: null } };
export const Empty: Story = { args: { usable: [], unusable: [], chosen: null } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
