import { Button } from '../../actions/Button/Button';
import type { Guidance } from '../../guidance';
import { Popconfirm } from './Popconfirm';

const nothing = () => undefined;

export const guidance: Guidance = {
  use: ['又小又多的事：删一个标签、一把密钥、一行', '问题里点名对象，一句话说后果'],
  avoid: ['花钱、停机、丢数据：用 ConfirmDialog', '可以撤销：直接做，toast 里给撤销', '要填东西：用 Popover 或 Dialog'],
  right: {
    why: '问的就是这一把，后果一句话，按钮重复动词。',
    Example: () => (
      <Popconfirm
        trigger={<Button size="sm">删除</Button>}
        title="删除密钥 macbook-2026？"
        description="已连接的会话不受影响"
        tone="danger"
        labels={{ confirm: '删除' }}
        onConfirm={nothing}
      />
    ),
  },
  wrong: {
    why: '释放一台机器只问一个小气泡，没有说数据会怎样。',
    Example: () => <Popconfirm trigger={<Button size="sm">释放实例</Button>} title="确定吗？" onConfirm={nothing} />,
  },
};
