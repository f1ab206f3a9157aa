import { Button } from '../../actions/Button/Button';
import type { Guidance } from '../../guidance';
import { EmptyState } from './EmptyState';

export const guidance: Guidance = {
  use: ['这里还没有东西：说将来放什么，给一个把它填上的按钮', '放在卡片或菜单里用 compact'],
  avoid: ['有东西，被筛没了：用 NoResult', '没加载出来：用 ErrorState', '正在加载：用 Skeleton'],
  right: {
    why: '一句话说明，一个动作。',
    Example: () => (
      <EmptyState
        compact
        title="还没有实例"
        help="租用后约 1 分钟可以连接"
        actions={<Button variant="primary">租用实例</Button>}
      />
    ),
  },
  wrong: {
    why: '“暂无数据”没有说是什么，也没有出路。',
    Example: () => <EmptyState compact title="暂无数据" />,
  },
};
