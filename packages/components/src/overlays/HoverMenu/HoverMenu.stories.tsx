import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Button } from '../../actions/Button/Button';
import { HoverMenu } from './HoverMenu';

const notices = [
  '华东二区将于 11 月 22 日 02:00–04:00 进行网络割接',
  'H20 96GB 上架华东一区，包月 9.5 折',
  '双周满减券开放领取，满 ¥500 减 ¥50',
];
const rows = (
  <div>
    {notices.map((title) => (
      <p key={title} style={{ padding: '10px 16px' }}>
        {title}
      </p>
    ))}
    <p style={{ padding: '9px 16px', textAlign: 'center' }}>
      <a href="#inform">查看更多</a>
    </p>
  </div>
);

const meta = {
  title: '组件/浮层/HoverMenu 悬停菜单',
  component: HoverMenu,
  args: { label: '公告', width: 'bell', trigger: <Button>公告</Button>, children: rows },
  decorators: [framed({ display: 'flex', justifyContent: 'flex-end', minHeight: 280 })],
} satisfies Meta<typeof HoverMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true }, tags: ['visual'] };
export const Avatar: Story = { args: { defaultOpen: true, width: 'avatar', label: '账号' } };
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <div>
        {Array.from({ length: 40 }, (_, index) => (
          <p key={index} style={{ padding: '10px 16px' }}>
            <a href={`#${index}`}>{notices[index % 3]}</a>
          </p>
        ))}
      </div>
    ),
  },
};
export const Phone: Story = { args: { defaultOpen: true }, globals: { viewport: { value: 'phone' } } };
/** Under a link: a press goes to the notices, hovering shows the newest. */
export const UnderLink: Story = { args: { link: true, trigger: <a href="#inform">公告</a> } };

/** Two side by side: opening one closes the other. */
export const Pair: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <HoverMenu {...args} />
      <HoverMenu label="账号" width="avatar" trigger={<Button>林</Button>}>
        {rows}
      </HoverMenu>
    </div>
  ),
};
