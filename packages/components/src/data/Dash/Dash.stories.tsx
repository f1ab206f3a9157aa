import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dash } from './Dash';

const meta = { title: '组件/数据/Dash 短横', component: Dash } satisfies Meta<typeof Dash>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithReason: Story = { args: { says: '尚未到账' } };
