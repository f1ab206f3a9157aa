import type { Guidance } from '../../guidance';
import { Cluster } from '../../layout/Cluster/Cluster';
import { Tag } from './Tag';

export const guidance: Guidance = {
  use: ['一件东西的属性，一两个词：全部显卡、企业认证', '正在起作用的筛选条件（onRemove）'],
  avoid: ['它现在在做什么：用 StatusChip', '有几个：用 Badge', '可以按的选项：用 Chips'],
  right: {
    why: '短，一两个就够，默认用中性色。',
    Example: () => (
      <Cluster gap={8}>
        <Tag>A100 SXM4</Tag>
        <Tag>限包时租用</Tag>
      </Cluster>
    ),
  },
  wrong: {
    why: '把状态写成标签，又用颜色代替文字分类，句子也太长。',
    Example: () => (
      <Cluster gap={8}>
        <Tag tone="ok">运行中</Tag>
        <Tag tone="err">此优惠券仅限于租用 A100 SXM4 时使用</Tag>
      </Cluster>
    ),
  },
};
