import { Link } from '@compute-market/components/link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AgreementTick, type Terms } from './AgreementTick';

const words = (
  <>
    我已阅读并同意{' '}
    <Link href="#verify" underline>
      《实名认证服务协议》
    </Link>
  </>
);
const of = (state: Terms['state']): Terms => ({ state, onRetry: fn() });

const meta = {
  title: '界面/框架/AgreementTick 同意协议',
  component: AgreementTick,
  args: { terms: of('ready'), children: words },
} satisfies Meta<typeof AgreementTick>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reading: Story = { args: { terms: of('reading') } };
export const Failed: Story = { args: { terms: of('failed') }, tags: ['visual'] };
export const Retrying: Story = { args: { terms: of('retrying') } };
/** Sent off without the tick, which cannot be set: both are said. */
export const FailedAndMissed: Story = { args: { terms: of('failed'), error: '请先阅读并同意《实名认证服务协议》' } };
export const Missed: Story = { args: { error: '请先阅读并同意《实名认证服务协议》' } };
export const Phone: Story = {
  args: { terms: of('failed'), error: '请先阅读并同意《实名认证服务协议》' },
  globals: { viewport: { value: 'phone' } },
};

function Reads() {
  const [state, setState] = useState<Terms['state']>('failed');
  return <AgreementTick terms={{ state, onRetry: () => setState('ready') }}>{words}</AgreementTick>;
}

/** Once the text is there, the keyboard is on the tick. */
export const ReadAtLast: Story = {
  render: () => <Reads />,
  play: async ({ canvas }) => {
    const tick = canvas.getByRole('checkbox');
    await expect(tick).toBeDisabled();
    await expect(tick).toHaveAccessibleDescription(/协议内容加载失败/);
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(tick).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(tick).toBeChecked();
  },
};
