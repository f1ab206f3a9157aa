import { OWN_IMAGES_MAX } from '@compute-market/contract/rules/own-image';

/** Words of the images that an account makes of its machines. */
export const ownImageMessages = {
  title: '我的镜像',
  count: (count: number) => `${count} / ${OWN_IMAGES_MAX}`,
  countTogether: (count: number) => `账号合计 ${count} / ${OWN_IMAGES_MAX}`,
  columns: {
    name: '名称',
    from: '来源实例',
    system: '系统',
    size: '大小',
    price: '费用',
    time: '创建时间',
    status: '状态',
  },
  statuses: { creating: '制作中', ready: '可用', deleting: '删除中', failed: '制作失败' },
  kind: (system: string, kind: string) => `${system}（${kind}）`,
  unknownSize: '大小未知',
  countAndSum: (count: string, sum: string) => `${count}，${sum}`,
  rule: (price: string) =>
    `${price}。最多 ${OWN_IMAGES_MAX} 个。只包含系统盘，不包含数据盘；新实例使用新的登录密码与 SSH 主机密钥`,
  price: {
    free: '免费',
    day: (price: string) => `${price}/天`,
    sum: (price: string) => `合计 ${price}/天`,
    rule: (gigabyte: string, days: number) =>
      `按大小收费，每 GB ${gigabyte}/天，不足 1 GB 按 1 GB 计，可享会员折扣；满一天扣一次，不足一天不收。余额不足时保留 ${days} 天，仍未扣取则删除`,
    asLast: (rule: string, size: string, price: string) => `${rule}。按该实例上一个镜像的大小 ${size}，约 ${price}/天`,
    atMost: (rule: string, gigabytes: number, price: string) =>
      `${rule}。大小在保存后确定，系统盘 ${gigabytes} GB，最多 ${price}/天`,
    from: (name: string, time: string, price: string) => `镜像「${name}」自 ${time} 起收费，${price}，此前不收费`,
    unpaid: (name: string, time: string, step: string) =>
      `镜像「${name}」的费用未能扣取，将于 ${time} 删除。请在此之前${step}，系统每小时重试`,
    step: '充值（子账号额度不足的请调整额度）',
    stepOfSub: '联系主账号充值或提高额度',
  },
  changing: '正在处理镜像，完成后自动更新',
  failure: (name: string, reason: string) => `镜像「${name}」${reason}。请稍后重试，仍失败请提交工单`,
  empty: '还没有镜像',
  emptyHelp: '在实例详情的「配置」中点「保存为镜像」，之后可用它开出同样环境的实例',
  failed: '我的镜像加载失败',
  boot: '用它开机',
  bootOf: (name: string) => `用它开机：${name}`,
  delete: '删除',
  deleteOf: (name: string) => `删除 ${name}`,
  deleting: {
    title: '删除镜像',
    stops: '不能再用它开机，删除后无法找回',
    keeps: '已用它开机的实例与来源实例，运行不受影响',
    bills: '无。删除后不再收费，未满一天的部分不收',
    confirm: '删除镜像',
  },
  choice: {
    grewFrom: (name: string) => `来自 ${name}`,
    tooLarge: (gigabytes: number) => `需要 ${gigabytes}GB 系统盘`,
  },
  save: {
    action: '保存为镜像',
    part: '镜像',
    empty: (price: string) =>
      `还没有由该实例保存的镜像。镜像保存系统盘当前的内容，可用来开出同样环境的实例，每个账号最多 ${OWN_IMAGES_MAX} 个。${price}`,
    others: '全部镜像',
    moving: '实例正在变更，完成后可保存为镜像',
    notUp: '实例未能启动，请重启后再保存为镜像',
    hostSilent: '所在主机没有响应，恢复后可保存为镜像',
    busy: '正在保存为镜像，完成后可继续操作',
    submit: '保存',
    name: '名称',
    namePlaceholder: '如 微调环境',
    note: '备注',
    notePlaceholder: '选填，如 PyTorch 2.5 与依赖',
    about: (price: string) =>
      `保存系统盘当前的内容，不停机，不包含数据盘。建议先保存文件、暂停写入。系统盘里的文件会出现在用它开机的每个实例中，请先删除不想带走的密码与密钥。${price}`,
  },
} as const;
