import type { Budget } from '@compute-market/contract/entities/budget';
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

/** One budget of each kind: half spent, nearly spent, and more than spent. */
export const budgets: readonly Budget[] = [
  { BudgetId: 1, Scope: 'account', ProjectId: null, Name: '', Amount: 10_000, Spent: 5230.18 },
  { BudgetId: 2, Scope: 'project', ProjectId: 1, Name: '大模型预训练', Amount: 5000, Spent: 4128.66 },
  { BudgetId: 3, Scope: 'sub', ProjectId: null, Name: 'lab-a', Amount: 600, Spent: 612.3 },
];
