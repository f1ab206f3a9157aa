import { subRightRefusal } from '@compute-market/contract/rules/sub-right';

/** Why the gateway shows a page of its own in place of the machine's answer. */
export interface GatewayWords {
  /** Of HTTP. */
  readonly status: number;
  readonly title: string;
  readonly help: string;
  /** What leads on: asking again here, or opening it anew from the console. */
  readonly next: 'retry' | 'console';
}

const words = (status: number, next: GatewayWords['next'], title: string, help: string): GatewayWords => ({
  status,
  next,
  title,
  help,
});

export const gatewayWords = {
  link: words(401, 'console', '链接已失效', '打开端口的链接只能使用一次，登录状态保留 12 小时。请从控制台重新打开'),
  sessionEnded: words(401, 'console', '登录已失效', '请重新登录控制台后再打开'),
  forbidden: words(403, 'console', '没有权限', subRightRefusal('run')),
  notRunning: words(503, 'console', '实例已停止运行', '请在控制台启动实例后重新打开'),
  closed: words(404, 'console', '端口已关闭', '该端口已不再开放，请在实例详情中重新开放'),
  noAnswer: words(502, 'retry', '服务还没有应答', '实例内的服务可能仍在启动，或没有监听该端口。请稍后重试'),
  slow: words(504, 'retry', '服务应答超时', '实例内的服务没有及时应答，请稍后重试'),
  busy: words(503, 'retry', '连接过多', '该实例同时打开的连接过多，请关闭一些页面后重试'),
  elsewhere: words(403, 'console', '请求被拒绝', '该请求来自其他网站，请从控制台打开'),
  unreadable: words(400, 'console', '地址有误', '请从控制台重新打开'),
  failed: words(500, 'retry', '服务暂时不可用', '请稍后重试'),
} as const satisfies Readonly<Record<string, GatewayWords>>;

export type GatewayRefusal = keyof typeof gatewayWords;

export const gatewayLabels = { retry: '重试', reopen: '重新打开', console: '返回控制台' } as const;
