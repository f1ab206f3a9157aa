import type { WorkOrderCategory } from '@compute-market/contract/entities/work-order';
import { Refusal } from '../../http/refusal';

type Child = WorkOrderCategory['children'][number];
const common = (id: number, name: string): Child => ({ id, name, hot: true });
const rare = (id: number, name: string): Child => ({ id, name, hot: false });

/** What customers ask about. Numbers are for ever: tickets keep them. */
export const categories: readonly WorkOrderCategory[] = [
  {
    id: 1,
    name: '计费财务',
    icon: 'wallet',
    resource_type: 'order',
    children: [
      common(11, '充值未到账'),
      common(12, '扣费有疑问'),
      rare(13, '优惠券与算力券'),
      rare(14, '退费'),
      rare(15, '发票'),
    ],
  },
  {
    id: 2,
    name: '实例连接',
    icon: 'link',
    resource_type: 'kvm',
    children: [
      common(21, 'SSH 连接失败'),
      rare(22, '远程桌面或 VNC 打不开'),
      rare(23, '登录密码错误'),
      common(24, '端口访问不通'),
    ],
  },
  {
    id: 3,
    name: '实例故障',
    icon: 'alert',
    resource_type: 'kvm',
    children: [
      common(31, '启动失败'),
      common(32, 'GPU 掉卡'),
      rare(33, '运行缓慢或卡死'),
      rare(34, '多机通信异常'),
      rare(35, '磁盘读写异常'),
    ],
  },
  {
    id: 4,
    name: '镜像环境',
    icon: 'image',
    resource_type: 'docker',
    children: [
      rare(41, '驱动与 CUDA 版本'),
      common(42, '框架与依赖安装'),
      rare(43, '自定义镜像'),
      rare(44, '重置系统'),
    ],
  },
  {
    id: 5,
    name: '网络存储',
    icon: 'disk',
    resource_type: 'kvm',
    children: [common(51, '下载或上传缓慢'), rare(52, '云盘挂载与读写'), rare(53, '带宽变更'), rare(54, '公共数据集')],
  },
  {
    id: 6,
    name: '账号认证',
    icon: 'account',
    resource_type: 'none',
    children: [rare(61, '无法登录'), common(62, '实名认证不通过'), rare(63, '企业认证'), rare(64, '子账号与额度')],
  },
  {
    id: 7,
    name: '其他',
    icon: 'message',
    resource_type: 'none',
    children: [rare(71, '成为合作伙伴'), rare(72, '裸金属咨询'), rare(73, '功能建议'), rare(74, '其他问题')],
  },
];

/** A category and one of its children. Refuses with CATEGORY_INVALID or SUB_CATEGORY_INVALID. */
export function requireQuestion(categoryId: number, subCategoryId: number): void {
  const category = categories.find(({ id }) => id === categoryId);
  if (category === undefined) throw new Refusal('CATEGORY_INVALID');
  if (!category.children.some(({ id }) => id === subCategoryId)) throw new Refusal('SUB_CATEGORY_INVALID');
}

/** The names of a ticket's question; a number that is gone keeps its number. */
export function questionOf(categoryId: number, subCategoryId: number) {
  const category = categories.find(({ id }) => id === categoryId);
  const child = category?.children.find(({ id }) => id === subCategoryId);
  return {
    category: { id: categoryId, name: category?.name ?? String(categoryId) },
    sub_category: { id: subCategoryId, name: child?.name ?? String(subCategoryId) },
  };
}
