import type { HostSort, StoreSort } from './store-query';

const sorts: Readonly<Record<StoreSort, string>> = {
  recommended: '推荐',
  price: '价格从低到高',
  memory: '显存从大到小',
  value: '每元算力',
};

const hostSorts: Readonly<Record<HostSort, string>> = {
  free: '推荐',
  price: '价格从低到高',
  online: '在线率',
  uplink: '网络',
};

const gigabytes = (least: number) => `≥${least}GB`;

/** The words of 算力市场 that come after its cards. */
export const deferredMessages = {
  notice: { all: '查看全部', label: '最新公告' },
  coupons: {
    label: '可领取的优惠券',
    tag: '领券',
    off: (figure: string) => `${figure} 折`,
    yuan: (figure: string) => `¥${figure}`,
    claim: '立即领取',
    login: '登录领取',
    enterprise: '仅限企业',
    student: '仅限学生',
    verify: '去认证',
    all: (count: number) => `全部 ${count} 张`,
  },
  topic: {
    recommended: '推荐',
    inStock: '现货',
    free: (district: string, count: number) => `${district} ${count} 卡空闲`,
    activity: '活动',
    until: (day: string) => `截至 ${day}`,
  },
  slides: {
    slide: (index: number, title: string) => `第 ${index} 张：${title}`,
    pause: '暂停轮播',
    play: '继续轮播',
  },
  drawing: { perMachine: (cards: number) => `单机最多 ${cards} 卡` },
  machine: {
    anyImage: '不限系统与镜像',
    anyOf: (system: string) => `${system} 全部镜像`,
    price: '价格',
    lowest: '最低',
    highest: '最高',
    lowestLabel: '最低价格，元每卡时',
    highestLabel: '最高价格，元每卡时',
    unit: '/卡时',
  },
  filters: {
    search: '搜索',
    searchModel: '搜索型号',
    memory: '显存',
    atLeast: gigabytes,
    cards: '卡数',
    district: '机房',
    image: '镜像',
    inStock: '仅看有货',
    clear: '清空筛选',
    show: (count: number | undefined) => (count === undefined ? '查看主机' : `查看 ${count} 款`),
    more: (count: number) => (count === 0 ? '更多筛选' : `更多筛选(${count})`),
    less: '收起筛选',
    remove: (name: string) => `移除筛选：${name}`,
    searchAll: (count: number) => `搜索全部 ${count} 款`,
    tags: {
      cards: (count: number) => `${count} 卡`,
      price: (from: string, to: string) => `¥${from}–${to}`,
      from: (from: string) => `¥${from} 起`,
      upTo: (to: string) => `¥${to} 以内`,
    },
  },
  views: { label: '查看方式', names: { model: '按型号', host: '按主机' } },
  hosts: {
    cuda: 'CUDA',
    narrow: '按主机筛选',
    atLeastCuda: (version: string) => `≥${version}`,
    names: { online: '在线率', disk: '数据盘', uplink: '网络' },
    atLeast: {
      online: (least: number) => `≥${least}%`,
      disk: gigabytes,
      uplink: (least: number) => `≥${least}Gbps`,
    },
    release: '释放',
    early: '可提前释放',
    billing: '计费',
    usage: '可按量计费',
  },
  results: { updated: (time: string) => `库存更新于 ${time}`, sort: '排序', sorts, hostSorts },
} as const;
