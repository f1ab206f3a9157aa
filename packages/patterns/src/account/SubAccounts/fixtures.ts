import type { SubAccount } from '@compute-market/contract/entities/sub-account';

const account = (
  facts: Pick<SubAccount, 'Name' | 'Note' | 'MoneyLimit' | 'UsedMoney' | 'RunningNum' | 'Warning'>,
): SubAccount => ({
  MonthMoney: facts.UsedMoney / 2,
  CreateTime: 1_780_466_400,
  LastLoginTime: null,
  Status: 1,
  ...facts,
});

/** 林知远's team. */
export const subAccounts: readonly SubAccount[] = [
  account({
    Name: 'chenyu_cv',
    Note: '陈宇 · 视觉组',
    MoneyLimit: 2000,
    UsedMoney: 1684.2,
    RunningNum: 2,
    Warning: 80,
  }),
  account({ Name: 'wanglei', Note: '王磊 · 数据组', MoneyLimit: 1000, UsedMoney: 1000, RunningNum: 1, Warning: 100 }),
  account({
    Name: 'design01',
    Note: '设计外包，渲染专用',
    MoneyLimit: 500,
    UsedMoney: 237.27,
    RunningNum: 1,
    Warning: 0,
  }),
  account({ Name: 'intern_zhao', Note: '', MoneyLimit: 300, UsedMoney: 0, RunningNum: 0, Warning: 0 }),
];

/** The longest names and the largest sums. */
export const extremeSubAccounts: readonly SubAccount[] = [
  account({
    Name: 'distributed-training_platform-01',
    Note: '某某市高性能计算与人工智能联合实验室大模型预训练与对齐课题组第三小组长期使用账号（二〇二六年度）',
    MoneyLimit: 10_000_000,
    UsedMoney: 9_999_999.99,
    RunningNum: 128,
    Warning: 80,
  }),
];
