import type { Project } from '@compute-market/contract/entities/project';

const project = (ProjectId: number, Name: string, InstanceNum: number, MonthAmount: number): Project => ({
  ProjectId,
  Name,
  InstanceNum,
  MonthAmount,
});

/** Projects of a laboratory, one of them empty. */
export const projects: readonly Project[] = [
  project(1, '大模型预训练', 6, 4128.66),
  project(2, '渲染外包', 3, 862.4),
  project(3, '缺陷检测', 0, 0),
];
