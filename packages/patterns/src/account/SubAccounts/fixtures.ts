import type { Invitation } from '@compute-market/contract/entities/invitation';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';

const account = (
  facts: Pick<SubAccount, 'Name' | 'Note' | 'MoneyLimit' | 'UsedMoney' | 'RunningNum' | 'Warning'>,
): SubAccount => ({
  MonthMoney: facts.UsedMoney / 2,
  CreateTime: 1_780_466_400,
  LastLoginTime: facts.UsedMoney > 0 ? 1_795_313_400 : null,
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

const sent: Invitation = {
  Id: 'first',
  Phone: '13900002714',
  Name: 'zhoumin',
  Note: '周敏 · 语音组',
  Rights: ['run', 'buy'],
  MoneyLimit: 500,
  MonthLimit: 100,
  SentTime: 1_795_100_000,
  ExpireTime: 1_795_704_800,
};

/** One that waits, and one that nobody answered in time. */
export const invitations: readonly Invitation[] = [
  sent,
  {
    ...sent,
    Id: 'second',
    Phone: '13700008826',
    Name: 'guest_li',
    Note: '',
    Rights: [],
    MonthLimit: null,
    SentTime: 1_794_400_000,
    ExpireTime: 1_795_004_800,
  },
];

/** The longest name and note, and the largest sums. */
export const extremeInvitations: readonly Invitation[] = [
  {
    ...sent,
    Name: 'distributed-training_platform-01',
    Note: '某某市高性能计算与人工智能联合实验室大模型预训练与对齐课题组第三小组长期使用账号（二〇二六年度）',
    Rights: ['run', 'buy', 'bill'],
    MoneyLimit: 10_000_000,
    MonthLimit: 10_000_000,
  },
];
