import type { Guidance } from '../../guidance';
import { Cluster } from '../../layout/Cluster/Cluster';
import { Button } from './Button';

export const guidance: Guidance = {
  use: ['按下去就发生一件事：租用、续费、保存、打开对话框', '一块区域里最要紧的那一件用 primary，其余用默认或 outline'],
  avoid: [
    '只是去另一个地址：用 Link 或 LinkButton，才能新窗口打开',
    '只有一个图标：用 IconButton，它要求写出名字',
    '在几个值里选一个：用 Segmented',
  ],
  right: {
    why: '一个主按钮，写明按下去发生什么。',
    Example: () => (
      <Cluster gap={8}>
        <Button variant="primary">立即租用</Button>
        <Button>加入对比</Button>
      </Cluster>
    ),
  },
  wrong: {
    why: '两个主按钮分不出轻重，“确定”没有说出会发生什么。',
    Example: () => (
      <Cluster gap={8}>
        <Button variant="primary">确定</Button>
        <Button variant="primary">点击这里加入对比列表</Button>
      </Cluster>
    ),
  },
};
