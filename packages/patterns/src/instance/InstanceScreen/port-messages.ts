import { INSTANCE_PORTS_MAX } from '@compute-market/contract/entities/instance-port';

/** Words of the ports that a customer opens. */
export const portMessages = {
  title: '开放的端口',
  open: '开放端口',
  count: (count: number) => `${count} / ${INSTANCE_PORTS_MAX}`,
  full: `最多开放 ${INSTANCE_PORTS_MAX} 个端口，请先关闭不用的端口`,
  moving: '实例正在变更，完成后可修改端口',
  hostSilent: '所在主机没有响应，恢复后可修改端口',
  empty: '还没有开放端口。开放后系统会分配外网地址，可从外部访问实例内的 TCP 服务',
  failed: '端口加载失败',
  columns: { name: '名称', inner: '内网端口', outer: '外网地址', reach: '状态', actions: '操作' },
  copyAddress: (name: string) => `复制 ${name} 的地址`,
  opening: '开放中',
  closing: '关闭中',
  changing: '正在更新端口，约几秒后生效',
  close: '关闭',
  closeOf: (name: string) => `关闭 ${name}`,
  closeTitle: (name: string) => `关闭端口「${name}」？`,
  closeEffect: (inner: number) => `外网地址立即失效，实例内 ${inner} 端口上的服务不受影响`,
  dialog: {
    submit: '开放',
    inner: '内网端口',
    innerHint: '实例内服务监听的 TCP 端口，如 8000',
    name: '名称',
    namePlaceholder: '如 Gradio',
    exposed: '开放后，知道外网地址的人都可以访问该端口，请为服务设置密码。外网端口由系统分配',
  },
} as const;
