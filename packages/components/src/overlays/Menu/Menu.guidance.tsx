import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import type { Guidance } from '../../guidance';
import { MoreIcon } from '../../icons/MoreIcon';
import { Menu } from './Menu';

const nothing = () => undefined;

export const guidance: Guidance = {
  use: ['三件以上次要的事收进一个按钮，常用的一两件留在外面', '不能做的留在原处写明原因，危险的放最后并隔开'],
  avoid: ['选一个值：用 Select', '只有一两件：直接放按钮', '去别的页面：用导航'],
  right: {
    why: '动词开头，危险的在线下面，做不了的说原因。',
    Example: () => (
      <Menu
        trigger={<IconButton label="更多操作" icon={<MoreIcon />} variant="outline" size="md" />}
        label="llama3-8b-sft"
        items={[
          { key: 'note', label: '修改备注', onSelect: nothing },
          { key: 'upgrade', label: '升级配置', disabledReason: '关机后才能升级', onSelect: nothing },
          { key: 'line', divider: true },
          { key: 'release', label: '释放实例', tone: 'danger', onSelect: nothing },
        ]}
      />
    ),
  },
  wrong: {
    why: '唯一的、最常用的事也藏起来，多按一次。',
    Example: () => (
      <Menu trigger={<Button>操作</Button>} items={[{ key: 'renew', label: '续费', onSelect: nothing }]} />
    ),
  },
};
