import type { RentalUnit } from '@compute-market/contract/enumerations';
import type { CountObstacle } from '../../listings';

const obstacle = (kind: CountObstacle, free: number): string =>
  ({ soldOut: '已售罄', few: `仅剩 ${free} 卡`, scattered: '单机空闲卡不足' })[kind];
const units: Readonly<Record<RentalUnit, string>> = { hour: '小时', day: '天', month: '月' };

/** The words of 算力市场 that are read at once. */
export const messages = {
  title: 'GPU 算力市场',
  obstacle,
  hero: {
    slogan: '按需租用 AI 算力',
    region: '推荐',
    rent: '立即租用',
    look: '查看详情',
    perCardHour: '/卡时',
    perMonth: '，包月',
    perCard: '/卡',
  },
  types: { label: '资源类型', kvm: '云主机', docker: '容器', metal: '裸金属' },
  period: { label: '计价周期', units, withDiscount: (unit: string, figure: string) => `${unit} ${figure}折` },
  filters: {
    label: '筛选',
    any: '不限',
    model: '显卡型号',
    open: (count: number) => (count === 0 ? '筛选' : `筛选(${count})`),
  },
  compareFull: '最多对比 4 款',
  results: {
    label: '显卡列表',
    models: ' 款显卡，',
    inStock: ' 款有货',
    none: '没有符合条件的显卡',
    more: (count: number) => `再显示 ${count} 款`,
    rooms: (first: string, count: number) => (count > 1 ? `${first} 等${count}个机房` : first),
    monthly: (price: string) => `包月折合 ${price}/卡时`,
    wholeDay: (price: string) => `包天 ${price}/卡`,
    wholeMonth: (price: string) => `包月 ${price}/卡`,
  },
  legal: {
    visitor: (figure: string) => `以上为未登录价格，登录后按会员等级享最低 ${figure} 折，与周期折扣叠加`,
    level: (name: string, figure: string) => `以上为${name} ${figure}折 价格，与周期折扣叠加`,
    plain: '以上为普通会员价格，会员折扣与周期折扣叠加',
    unit: '价格单位为每卡每小时，含每卡对应的 CPU 与内存',
  },
} as const;
