import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button';
import { Link } from '../../actions/Link/Link';
import { Dialog, type DialogProps } from './Dialog';

const text = '修改后立即生效，不影响运行中的实例。';
const long = Array.from({ length: 40 }, (_, index) => (
  <p key={index}>
    第 {index + 1} 条：
    <Link underline href={`#rule-${index}`}>
      租用规则
    </Link>
    ，到期未续费的实例将自动关机，磁盘按所选方式保留或释放。
  </p>
));

const meta = {
  title: '组件/浮层/Dialog 对话框',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '修改备注',
    children: text,
    footer: (
      <>
        <Button>取消</Button>
        <Button variant="primary">保存</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Medium: Story = { args: { size: 'md' } };
export const Large: Story = { args: { size: 'lg' } };
export const Described: Story = { args: { description: '备注只对您的账号可见' } };
export const LongContent: Story = { args: { size: 'md', title: '租用规则', children: long }, tags: ['visual'] };
export const LongTitle: Story = { args: { title: '修改 sdxl-推理服务-生产环境-华东一区-第二批 的备注名称' } };
export const Busy: Story = {
  args: {
    busy: true,
    footer: (
      <>
        <Button disabled>取消</Button>
        <Button variant="primary" loading>
          保存中
        </Button>
      </>
    ),
  },
};
export const WithoutFooter: Story = { args: { footer: undefined } };
export const ScrimKeepsOpen: Story = { args: { scrimCloses: false } };
export const Phone: Story = { args: { children: long }, globals: { viewport: { value: 'phone' } } };
export const PhoneAuto: Story = { args: { sheet: 'auto' }, globals: { viewport: { value: 'phone' } } };

function Opener(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>修改备注</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Opens, traps the focus, closes on Escape and gives the focus back. */
export const OpensAndReturns: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '修改备注' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: '修改备注' });
    await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
