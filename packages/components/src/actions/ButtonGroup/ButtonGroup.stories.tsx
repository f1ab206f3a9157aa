import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { MoreIcon } from '../../icons/MoreIcon';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { ButtonGroup } from './ButtonGroup';

const meta = {
  title: '组件/操作/ButtonGroup 按钮组',
  component: ButtonGroup,
  args: {
    children: (
      <>
        <Button>取消</Button>
        <Button variant="primary">提交申请</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (
  <>
    <Button size="sm" variant="outline">
      续费
    </Button>
    <Button size="sm">重启</Button>
    <Button size="sm" variant="danger">
      释放
    </Button>
  </>
);
const joined = (
  <>
    <Button>导出</Button>
    <IconButton variant="outline" size="md" label="更多导出方式" icon={<MoreIcon />} />
  </>
);

export const Default: Story = {};
export const End: Story = { args: { align: 'end' } };
export const Between: Story = { args: { align: 'between' } };
export const Attached: Story = { args: { attached: true, 'aria-label': '导出', children: joined } };
export const InRow: Story = { args: { 'aria-label': 'qwen2.5-7b-lora 的操作', children: row } };
/** Narrow: the buttons wrap and nothing is cut. */
export const Narrow: Story = {
  args: {
    children: (
      <>
        <Button>保存草稿</Button>
        <Button>预览开票信息</Button>
        <Button variant="primary">确认并提交申请</Button>
      </>
    ),
  },
  decorators: [framed({ width: 272 })],
};
export const Phone: Story = { args: { fill: true }, globals: { viewport: { value: 'phone' } } };

/** Every arrangement, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <ButtonGroup>
        <Button>取消</Button>
        <Button variant="primary">提交申请</Button>
      </ButtonGroup>
      <ButtonGroup align="end">
        <Button>取消</Button>
        <Button variant="primary">提交申请</Button>
      </ButtonGroup>
      <ButtonGroup align="between">
        <Button>上一步</Button>
        <Button variant="primary">下一步</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="操作">{row}</ButtonGroup>
      <div>
        <ButtonGroup attached aria-label="导出">
          {joined}
        </ButtonGroup>
      </div>
      <div>
        <ButtonGroup attached aria-label="周期">
          <Button>按小时</Button>
          <Button disabled>按天</Button>
          <Button>按月</Button>
        </ButtonGroup>
      </div>
    </div>
  ),
};
