import type { AccountSeed } from './seed-types';

/** Everybody can sign in with this. */
export const demoPassword = 'Suanli2026';

export const mainPhone = '13800000001';
export const creditPhone = '13800000003';
export const partnerPhone = '13800000004';
export const renterPhone = '13800000005';

/** The demo accounts: rich in history, new, on credit, a partner, and a company that rents the partner's machines. */
export const accounts: readonly AccountSeed[] = [
  {
    phone: mainPhone,
    name: '林知远',
    hoursAgo: 72 * 24,
    email: 'lin.zhiyuan@example.cn',
    subAccounts: [
      { name: 'lab-a', note: '视觉组', limitFen: 150_000n },
      { name: 'lab-b', note: '语言组', limitFen: 80_000n },
    ],
    verifications: [
      { verifyType: 0, status: 1, method: 'face', name: '林*远', idNumber: '3301**********1234' },
      {
        verifyType: 1,
        status: 0,
        method: 'license',
        companyName: '杭州明远智能科技有限公司',
        creditCode: '9133**********2K1K',
        name: '林*远',
        idNumber: '3301**********3011',
        legalPerson: { name: '林知远', idNumber: '330106198804123011' },
      },
    ],
  },
  { phone: '13800000002', name: '周晓岚', hoursAgo: 3, subAccounts: [], verifications: [] },
  {
    phone: creditPhone,
    name: '陈立群',
    hoursAgo: 60 * 24,
    companyName: '苏州衡川数据有限公司',
    subAccounts: [],
    verifications: [
      {
        verifyType: 1,
        status: 1,
        method: 'license',
        companyName: '苏州衡川数据有限公司',
        creditCode: '9132**********1A7P',
      },
    ],
  },
  {
    phone: partnerPhone,
    name: '北辰算力',
    hoursAgo: 200 * 24,
    isPartner: true,
    companyName: '成都北辰算力科技有限公司',
    subAccounts: [],
    verifications: [
      {
        verifyType: 1,
        status: 1,
        method: 'license',
        companyName: '成都北辰算力科技有限公司',
        creditCode: '9151**********6B3T',
      },
    ],
  },
  {
    phone: renterPhone,
    name: '锦城影视',
    hoursAgo: 71 * 24,
    email: 'finance@jincheng.example.cn',
    companyName: '成都锦城影视科技有限公司',
    subAccounts: [],
    verifications: [
      {
        verifyType: 1,
        status: 1,
        method: 'license',
        companyName: '成都锦城影视科技有限公司',
        creditCode: '9151**********8L2X',
      },
    ],
  },
];

/** Machines that belong to the partner. */
export const partnerHosts: readonly string[] = ['cd01', 'cd02', 'cd05'];
