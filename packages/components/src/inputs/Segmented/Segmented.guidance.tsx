import type { Guidance } from '../../guidance';
import { Segmented } from './Segmented';

const units = ['按小时', '按天', '按月'].map((label) => ({ value: label, label }));
const rooms = ['华东一区', '华东二区', '华北一区', '华南一区', '西南一区', '西北一区', '内蒙古乌兰察布三区'].map(
  (label) => ({ value: label, label }),
);

export const guidance: Guidance = {
  use: ['两到五个并列的值，一眼看全：单位、视图、时间范围', '每一段两到四个字，长短相近'],
  avoid: ['更多选项：用 Select', '换一块内容：用 Tabs', '开与关：用 Switch', '可以多选：用 Chips'],
  right: {
    why: '三个并列的短词，选中哪个一眼可见。',
    Example: () => <Segmented options={units} defaultValue="按天" aria-label="计费方式" />,
  },
  wrong: {
    why: '七个长短不一的选项排不下，只能横着滚。',
    Example: () => <Segmented options={rooms} defaultValue="华东一区" aria-label="机房" />,
  },
};
