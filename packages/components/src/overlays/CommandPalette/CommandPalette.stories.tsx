import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button';
import { ServerIcon, WalletIcon, ZapIcon } from '../../icons';
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from './CommandPalette';

const groups: CommandGroup[] = [
  {
    key: 'pages',
    label: '页面',
    commands: [
      { key: 'store', label: '算力市场', icon: <ZapIcon />, keywords: ['slsc'], onSelect: fn() },
      {
        key: 'dashboard',
        label: '云主机',
        icon: <ServerIcon />,
        keywords: ['yzj'],
        note: '4 台运行中',
        onSelect: fn(),
      },
      {
        key: 'recharge',
        label: '充值',
        icon: <WalletIcon />,
        keywords: ['cz'],
        note: '余额 ¥2,860.40',
        onSelect: fn(),
      },
    ],
  },
  {
    key: 'instances',
    label: '实例',
    commands: [
      { key: 'k1', label: 'llama3-8b-sft', icon: <ServerIcon />, note: 'k7f3a2c', onSelect: fn() },
      {
        key: 'k2',
        label: 'unbreakable-latin-name-of-an-instance-that-never-ends-2026',
        icon: <ServerIcon />,
        note: 'k2b91de',
        onSelect: fn(),
      },
      {
        key: 'k3',
        label: 'sdxl-推理服务',
        icon: <ServerIcon />,
        note: 'k3c02ab',
        disabledReason: '启动中，请稍候',
        onSelect: fn(),
      },
    ],
  },
];

const meta = {
  title: '组件/浮层/CommandPalette 快速前往',
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), groups },
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

function Host(args: CommandPaletteProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>搜索（Ctrl K）</Button>
      <CommandPalette {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const Default: Story = { tags: ['visual'] };
export const Interactive: Story = { tags: ['!test'], render: (args) => <Host {...args} /> };
export const Searching: Story = { play: async () => userEvent.type(await screen.findByRole('combobox'), 'k') };
export const NothingFound: Story = {
  play: async () => userEvent.type(await screen.findByRole('combobox'), '没有这个'),
};
export const Many: Story = {
  args: {
    groups: [
      {
        key: 'many',
        label: '实例',
        commands: Array.from({ length: 200 }, (_, index) => ({
          key: `k${index}`,
          label: `实例 ${index + 1}`,
          onSelect: fn(),
        })),
      },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
