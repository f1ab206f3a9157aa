import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Tag } from '../../feedback/Tag/Tag';
import { Collapse } from './Collapse';

const meta = {
  title: '组件/数据/Collapse 折叠',
  component: Collapse,
  args: { title: '高级设置', children: '启动脚本、环境变量与端口映射，可在创建后修改' },
} satisfies Meta<typeof Collapse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const WithExtra: Story = { args: { extra: <Tag>3 项</Tag> } };
/** Parts of one name: opening one closes the others. */
export const Accordion: Story = {
  render: () => (
    <div>
      {['实例关机后还收费吗？', '如何申请发票？', '磁盘保留多久？'].map((question, index) => (
        <Collapse key={question} name="questions" title={question} defaultOpen={index === 0}>
          请在费用中心查看明细，或联系客服
        </Collapse>
      ))}
    </div>
  ),
};
export const LongWords: Story = {
  args: { title: '仅限企业认证且近三十日累计消费满一千五百元的主账号使用 UnbreakableLatinWordOfMoreThanFortyLetters' },
  decorators: [framed({ width: 160 })],
};
