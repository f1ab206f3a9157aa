/** Every word of the dialog that gives instances to another account of the team. */
export const moveMessages = {
  title: '转移归属',
  one: (name: string, holder: string) => `${name} 现归属于 ${holder}`,
  several: (count: number) => `将转移所选的 ${count} 台实例`,
  submit: '转移',
  to: '转移给',
  placeholder: '选择账号',
  unchosen: '请选择转移给哪个账号',
  loading: '正在读取子账号',
  mainAccount: '主账号',
  effects: [
    '之后只有主账号与新的归属账号能查看和管理它，续费、保留磁盘等新费用计入新账号的额度',
    '已产生的费用不变；原账号打开的终端立即断开',
    '实例内的登录密码与 SSH 公钥不变，需要时请修改',
  ],
  none: '还没有可转移的子账号，请先新建子账号',
  manage: '管理子账号',
  failed: '子账号读取失败',
} as const;
