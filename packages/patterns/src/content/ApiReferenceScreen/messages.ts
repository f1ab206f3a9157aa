import type { ApiKeyScope } from '@compute-market/contract/entities/api-key';
import { KEY_VARIABLE } from '@compute-market/contract/reference/examples';

const scopeHelp: Readonly<Record<ApiKeyScope, string>> = {
  read: '查看市场、价格与实例，不改变任何内容；「管理实例」密钥也可调用',
  manage: '租用、续费、开关机与升级实例，部分会扣费',
  cost: '查看余额、费用、充值与开票，不能支付',
};

/** Every word of 接口文档. */
export const apiReferenceMessages = {
  title: '接口文档',
  help: '用 API 密钥在程序中租用、查询与管理实例',
  openApi: '下载 OpenAPI 文档',
  openApiFile: 'openapi.json',
  makeKey: '创建 API 密钥',
  index: '接口目录',
  guides: '指南',
  search: '搜索接口名称、路径或字段，例如：续费、query_price',
  found: (count: number) => `找到 ${count} 个接口`,
  nothing: (query: string) => `没有找到 “${query}”`,
  nothingHelp: '换一个关键词试试，例如接口的中文名称、路径或字段名。',
  count: (count: number) => `${count} 个接口`,
  scopeHelp,
  scopeTitle: (label: string) => `权限：${label}`,

  quickStart: '快速开始',
  stepKey: '创建密钥',
  stepKeyHelp: '在安全设置的「API 密钥」中创建，选择程序需要的权限。密钥只显示一次。没有这一项时，当前服务未开放接口。',
  stepKeep: '放入环境变量',
  stepKeepHelp: '不要把密钥写入代码仓库。',
  stepKeepCode: `export ${KEY_VARIABLE}=sk_…`,
  stepCall: '发送请求',
  stepCallHelp:
    '请求体为 JSON，密钥放在 Authorization 请求头。应答为 {status, reason, data}：status 为 0 表示成功；否则 reason 是可直接展示的中文说明。金额以元为单位，时间为 Unix 秒，日期与月份按北京时间。',
  stepCli: '或使用命令行',
  stepCliHelp: '命令行 suanli 使用同样的密钥与接口，需要 Node.js 20.19 或更高版本。',
  stepCliCode: (site: string) =>
    [
      'npm install --global @compute-market/cli',
      `suanli login --url ${site}`,
      'suanli rent --gpu "RTX 3090" --image pytorch-2.5 --hours 2 --note train',
      'suanli ssh train',
    ].join('\n'),

  errors: '错误与重试',
  rules: [
    {
      title: '密钥代替登录',
      text: '密钥以创建者的身份调用，不需要登录，也没有会话；请求中不要填 session。权限在创建时确定，不能修改；到期或撤销后立即无法调用。本人修改登录密码不影响密钥，由主账号重置子账号密码会使子账号的密钥失效。',
    },
    {
      title: '扣费的接口：一次意图一个键',
      text: '标有「会扣费」的接口接受请求头 Idempotency-Key（1–255 个可见字符）。每次下单生成一个新键；超时或断网、不知道是否成功时，用同一个键与同样的内容重新发送，得到的是第一次的结果，不会重复扣费。同一个键换了内容会被拒绝；被拒绝的请求不占用键，解决后可用原键重发。',
    },
    {
      title: '可重试的接口',
      text: '标有「可重试」的接口不改变任何内容，失败后可直接重新发送。其他接口请先查询状态，再决定是否重发。',
    },
    {
      title: '请求过多',
      text: '每个密钥有频率上限。超过时返回 HTTP 429，响应头 Retry-After 是需要等待的秒数，等待后再发；不要并发重试。',
    },
    {
      title: '业务拒绝',
      text: '除 429 与服务故障外，应答都是 HTTP 200，请以 status 判断。status 不为 0 时不要原样重试，按 reason 的提示处理。',
    },
  ],
  common: '所有接口都可能返回',

  paid: '会扣费',
  retriable: '可重试',
  mainOnly: '仅主账号',
  link: (title: string) => `复制「${title}」的链接`,
  request: '请求字段',
  noRequest: '没有请求字段，请求体为 {}。',
  required: '必填',
  optional: '可不填',
  nullable: '可为 null',
  maybeAbsent: '可能没有',
  unit: (unit: string) => `单位：${unit}`,
  values: (bounds: string) => `取值：${bounds}`,
  example: '示例语言',
  curl: 'curl',
  typescript: 'TypeScript',
  commands: '命令',
  copyOf: (what: string, title: string) => `复制「${title}」的 ${what}`,
  codeOf: (what: string, title: string) => `「${title}」的 ${what}`,
  answer: (count: number) => `返回字段（${count}）`,
  noAnswer: '成功时 data 为 null。',
  answerExample: '返回示例',
  refusals: '错误码',
  onlyCommon: '只有所有接口共有的错误码。',
} as const;
