import type { OwnImage, OwnImageList, OwnImagePricing } from '@compute-market/contract/entities/own-image';
import { daySeconds, hourSeconds } from '@compute-market/contract/rules/time-units';
import { now } from '../DashboardScreen/fixtures';

/** An image of its own with some other facts. */
export const ownImageWith = (Name: string, change: Partial<OwnImage> = {}): OwnImage => ({
  Key: `own-${Name}`,
  Name,
  Note: '',
  Status: 'ready',
  Size: 12.4 * 1024 ** 3,
  InstanceName: 'kvm-3f8a2c71',
  ContainerType: 'kvm',
  Image: 'pytorch-2.5',
  ImageName: 'PyTorch 2.5',
  System: 'Linux',
  SystemDisk: 50,
  CreateTime: now - 4 * daySeconds,
  Reason: '',
  ...change,
});

export const ownImages: readonly OwnImage[] = [
  ownImageWith('推理服务', { ContainerType: 'docker', Size: null, CreateTime: now - 3 * hourSeconds }),
  ownImageWith('微调环境', { Note: '装好 flash-attn 与数据处理脚本' }),
];
/** As a choice: one that can be had, one of a disk larger than any, one that is being made, one of the other kind. */
export const choosableImages: readonly OwnImage[] = [
  ownImageWith('微调环境', { Note: '装好 flash-attn 与数据处理脚本' }),
  ownImageWith('全量数据', { SystemDisk: 500, Size: 310 * 1024 ** 3 }),
  ownImageWith('微调后', { Status: 'creating', Size: null }),
  ownImageWith('推理服务', { ContainerType: 'docker' }),
];
/** One that is being made, one that could not be made, and one that could not be deleted. */
export const changingImages: readonly OwnImage[] = [
  ownImageWith('微调后', { Status: 'creating', Size: null, CreateTime: now - 2 }),
  ownImageWith('标注', {
    Status: 'failed',
    Size: null,
    CreateTime: now - hourSeconds,
    Reason: '制作失败：宿主机磁盘空间不足',
  }),
  ownImageWith('旧环境', { Status: 'deleting' }),
];
/** What images cost in the demonstration. */
export const pricing: OwnImagePricing = { GbDayPrice: 0.01, VipDiscount: 1, GraceDays: 7 };
/** As an answer of a back end where they cost nothing. */
export const free = (data: readonly OwnImage[]): OwnImageList => ({ data: [...data] });
/** Of a back end where they cost something: one that is paid for, one that will be, one that could not be paid. */
export const pricedImages: OwnImageList = {
  data: [
    ownImageWith('推理服务', { Size: 8.2 * 1024 ** 3, DayPrice: 0.09, ChargedFrom: now + 6 * daySeconds }),
    ownImageWith('微调环境', { DayPrice: 0.13 }),
    ownImageWith('旧环境', { Size: 30.5 * 1024 ** 3, DayPrice: 0.31, DeleteTime: now + 2 * daySeconds }),
  ],
  Pricing: pricing,
};
