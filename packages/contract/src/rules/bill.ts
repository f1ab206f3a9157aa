import { CONTAINER_TYPE, CONTAINER_TYPE_LABELS } from '../enumerations';

/** What a monthly bill tells spending apart by (decisions 112), in the order in which it is told. */
export const BILL_PRODUCT = {
  kvm: CONTAINER_TYPE.kvm,
  docker: CONTAINER_TYPE.docker,
  bareMetal: 'bareMetal',
  keptDisk: 'keptDisk',
  cloudDisk: 'cloudDisk',
  ownImage: 'ownImage',
  other: 'other',
} as const;
export type BillProduct = (typeof BILL_PRODUCT)[keyof typeof BILL_PRODUCT];
export const BILL_PRODUCT_LABELS: Readonly<Record<BillProduct, string>> = {
  ...CONTAINER_TYPE_LABELS,
  bareMetal: '裸金属',
  keptDisk: '保留磁盘',
  cloudDisk: '云盘',
  ownImage: '我的镜像',
  other: '其他',
};

/** The products whose charges are bills of instances, which the list of them can be narrowed to. */
export const INSTANCE_PRODUCT = {
  kvm: BILL_PRODUCT.kvm,
  docker: BILL_PRODUCT.docker,
  keptDisk: BILL_PRODUCT.keptDisk,
  ownImage: BILL_PRODUCT.ownImage,
} as const;
export type InstanceProduct = (typeof INSTANCE_PRODUCT)[keyof typeof INSTANCE_PRODUCT];
