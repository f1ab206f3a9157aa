import type { Guidance } from '../../guidance';
import { CircleCheckIcon } from '../../icons/CircleCheckIcon';
import { LoaderIcon } from '../../icons/LoaderIcon';
import { TriangleAlertIcon } from '../../icons/TriangleAlertIcon';
import { Cluster } from '../../layout/Cluster/Cluster';
import { StatusChip } from './StatusChip';

export const guidance: Guidance = {
  use: ['一件东西现在在做什么：运行中、启动中、异常', '每个词一个图标，颜色之外还能认出来；一列里词长相近'],
  avoid: [
    '它是什么、有什么：用 Tag',
    '实例的状态：用 InstanceStatus，词已经定好',
    '要人处理的整页情况：用 Alert 或 Banner',
  ],
  right: {
    why: '图标、词、颜色说同一件事，去掉颜色也分得清。',
    Example: () => (
      <Cluster gap={16}>
        <StatusChip tone="ok" icon={<CircleCheckIcon size={14} />}>
          已到账
        </StatusChip>
        <StatusChip tone="info" icon={<LoaderIcon size={14} />} spinning>
          处理中
        </StatusChip>
        <StatusChip tone="err" icon={<TriangleAlertIcon size={14} />}>
          已退回
        </StatusChip>
      </Cluster>
    ),
  },
  wrong: {
    why: '三种状态一个图标，只靠颜色分；末一个成了整句话。',
    Example: () => (
      <Cluster gap={16}>
        <StatusChip tone="ok" icon={<CircleCheckIcon size={14} />}>
          正常
        </StatusChip>
        <StatusChip tone="warn" icon={<CircleCheckIcon size={14} />}>
          正常
        </StatusChip>
        <StatusChip tone="err" icon={<CircleCheckIcon size={14} />}>
          转账已退回，请核对账号后重试
        </StatusChip>
      </Cluster>
    ),
  },
};
