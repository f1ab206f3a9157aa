import { INSTANCE_SNAPSHOTS_MAX } from '@compute-market/contract/entities/instance-snapshot';

/** Words of the snapshots of an instance. */
export const snapshotMessages = {
  title: '快照',
  count: (count: number) => `${count} / ${INSTANCE_SNAPSHOTS_MAX}`,
  create: '创建快照',
  full: `每台实例最多保留 ${INSTANCE_SNAPSHOTS_MAX} 个快照，请先删除不用的快照`,
  moving: '实例正在变更，完成后可创建或删除快照',
  notUp: '实例未能启动，可恢复快照，或重启后再创建',
  hostSilent: '所在主机没有响应，恢复后可操作快照',
  busy: '有快照正在处理，完成后可继续操作',
  empty: '还没有快照。快照保存系统盘当前的内容，之后可以恢复到这一刻；免费，不包含数据盘',
  off: '实例已关机，开机后可恢复快照',
  kept: '快照随磁盘一起保留，从该磁盘启动后可以恢复',
  failed: '快照加载失败',
  columns: { name: '名称', size: '大小', time: '创建时间' },
  size: (gigabytes: string) => `${gigabytes} GB`,
  unknownSize: '大小未知',
  phases: { creating: '创建中', restoring: '恢复中', deleting: '删除中', failed: '创建失败', ready: '可用' },
  changing: '正在处理快照，完成后自动更新',
  failure: (name: string, reason: string) => `快照「${name}」${reason}。请稍后重试，仍失败请提交工单`,
  restore: '恢复',
  restoreOf: (name: string) => `恢复 ${name}`,
  delete: '删除',
  deleteOf: (name: string) => `删除 ${name}`,
  subject: (name: string, time: string) => `${name}（${time}）`,
  restoring: {
    title: '恢复快照',
    stops: '实例停止后重新启动：任务与远程连接中断，快照之后写入系统盘的全部数据丢失且无法恢复',
    keeps: '数据盘的数据、现在的登录密码与 SSH 公钥、开放的端口、访问地址、其他快照与到期时间',
    bills: '租期内照常计时，恢复不产生费用',
    confirm: '恢复快照',
  },
  /** Of a rental by usage, which has no end to be kept. */
  restoringByUsage: {
    keeps: '数据盘的数据、现在的登录密码与 SSH 公钥、开放的端口、访问地址与其他快照',
    bills: '按量计费照常计费，恢复不产生其他费用',
  },
  deleting: {
    title: '删除快照',
    stops: '不能再恢复到这一刻，删除后无法找回',
    keeps: '实例与其他快照，运行不受影响',
    confirm: '删除快照',
  },
  dialog: {
    submit: '创建',
    name: '名称',
    namePlaceholder: '如 装好环境',
    about:
      '保存系统盘当前的内容，不停机，不包含数据盘。建议先保存文件、暂停写入。释放磁盘与重置系统会删除全部快照；到期保留磁盘时快照一起保留',
  },
} as const;
