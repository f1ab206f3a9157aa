import type { InvitationOffer } from '@compute-market/contract/entities/invitation';

export const offer: InvitationOffer = {
  Inviter: '苏州衡川数据有限公司',
  InviterPhone: '138****0001',
  Phone: '139****2714',
  Name: 'chenyu_cv',
  Rights: ['run', 'buy'],
  MoneyLimit: 2000,
  MonthLimit: 500,
  ExpireTime: 1_795_759_521,
};

/** The longest names and the largest sums, and nothing but looking. */
export const extremeOffer: InvitationOffer = {
  ...offer,
  Inviter: '某某市高性能计算与人工智能联合实验室大模型预训练与对齐技术研究院（集团）股份有限公司苏州分公司',
  Name: 'distributed-training_platform-01',
  Rights: [],
  MoneyLimit: 10_000_000,
  MonthLimit: null,
};
