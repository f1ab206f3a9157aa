import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button';
import { confirm, refuseConfirmations, type ConfirmRequest } from '../confirm';
import { Confirmations } from './Confirmations';

const release: ConfirmRequest = {
  title: '释放磁盘',
  subject: '释放 diffusion-旧版权重（a08af54）的磁盘',
  description: '释放后数据无法恢复',
  tone: 'danger',
  labels: { confirm: '确认释放' },
};

const Page = ({ requests }: { requests: readonly ConfirmRequest[] }) => {
  const [released, setReleased] = useState(0);
  return (
    <>
      <Button
        onClick={() => {
          for (const request of requests)
            void confirm(request).then((yes) => setReleased((count) => count + Number(yes)));
        }}
      >
        释放
      </Button>
      <p>已释放 {released} 块</p>
      <Confirmations />
    </>
  );
};

const meta = {
  title: '组件/浮层/Confirmations 命令式确认',
  component: Confirmations,
  beforeEach: () => refuseConfirmations,
  parameters: { docs: { story: { inline: false, height: 420 } } },
} satisfies Meta<typeof Confirmations>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '释放' }));
  await screen.findByRole('alertdialog');
};

export const Default: Story = { render: () => <Page requests={[release]} />, play: press };
export const Queue: Story = {
  render: () => <Page requests={[release, { ...release, subject: '释放 qwen2.5-7b-lora 的磁盘' }]} />,
  play: press,
};
