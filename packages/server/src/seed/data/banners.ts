/** Slides of the store. Pictures come with the built site; `days` is how long a slide runs. */
export const banners: readonly {
  readonly title: string;
  readonly image: string;
  readonly imageMobile: string;
  readonly url: string;
  readonly days: number;
}[] = [
  {
    title: 'H20 96GB 到货，一张卡放得下 70B 量化模型',
    image: '',
    imageMobile: '',
    url: '/createInstance?type=kvm&gpu_type=H20&gpu_num=1',
    days: 30,
  },
  { title: '双周满减：满 500 减 50，全部显卡通用', image: '', imageMobile: '', url: '/console/coupon', days: 10 },
  { title: '学生专享 9 折，完成学生认证即可领取', image: '', imageMobile: '', url: '/console/verification', days: 90 },
];
