import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { codePicture } from '../../../test/picture-fixtures';
import { QrPanel } from './QrPanel';

const meta = {
  title: '组件/反馈/QrPanel 扫码',
  component: QrPanel,
  args: {
    name: '微信登录',
    state: 'ready',
    code: codePicture,
    secondsLeft: 278,
    hint: '打开微信扫一扫',
    onRenew: fn(),
  },
} satisfies Meta<typeof QrPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { state: 'loading', code: undefined, hint: undefined } };
export const Scanned: Story = { args: { state: 'scanned', hint: undefined } };
export const Done: Story = { args: { state: 'done', hint: undefined } };
export const Expired: Story = { args: { state: 'expired', hint: undefined } };
export const Refused: Story = { args: { state: 'refused', hint: undefined } };
export const Failed: Story = { args: { state: 'error', code: undefined, hint: '网络连接超时' } };

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 240px)', gap: 24 }}>
      {(['ready', 'scanned', 'expired', 'refused', 'error'] as const).map((state) => (
        <QrPanel key={state} {...args} state={state} hint={undefined} />
      ))}
      <QrPanel {...args} secondsLeft={45} />
    </div>
  ),
};
