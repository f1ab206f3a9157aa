import { Button } from '../../actions/Button/Button';
import type { Guidance } from '../../guidance';
import { Cluster } from '../../layout/Cluster/Cluster';
import { Tooltip } from './Tooltip';

export const guidance: Guidance = {
  use: ['为什么现在不能按（disabledReason），键盘和手指也看得到', '截断的全文、图标的名字'],
  avoid: ['人必须读的规则：写在旁边', '里面有链接或按钮：用 Popover', '名词解释：用 InfoTip'],
  right: {
    why: '按钮灰着，原因就在它身上。',
    Example: () => (
      <Tooltip disabledReason="实例运行中，关机后才能升级配置">
        <Button>升级配置</Button>
      </Tooltip>
    ),
  },
  wrong: {
    why: '要钱的规则只在悬停时出现，手机上永远看不到。',
    Example: () => (
      <Cluster gap={8}>
        <Tooltip content="关机后磁盘按 ¥0.42/天计费，最长保留 15 天">
          <Button>关机</Button>
        </Tooltip>
      </Cluster>
    ),
  },
};
