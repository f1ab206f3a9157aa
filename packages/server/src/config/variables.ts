import * as z from 'zod/mini';
import { mailServerOf } from '../mail/address';
import { isRegistry } from '@compute-market/contract/rules/container-image';
import { isLoopback } from './loopback';

/** What an operator is told of a variable, in Chinese. */
interface Told {
  /** What it is for, in a few words. */
  readonly purpose: string;
  /** What a value must be, for the sentence a person reads when it is wrong. */
  readonly wanted: string;
  /** What holds while it is not set, where no default can be named. */
  readonly otherwise?: string;
  /** Never shown or logged; may also be given as a file that `NAME_FILE` names. */
  readonly secret?: true;
}

const told = z.registry<Told>();

const flag = z.pipe(
  z.enum(['1', '0', 'true', 'false', 'on', 'off']),
  z.transform((text) => ['1', 'true', 'on'].includes(text)),
);
const text = z.string().check(z.minLength(1));
const port = z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535));
const name = z.string().check(z.regex(/^[\w][\w.-]*$/));
const wantedFlag = 'on 或 off';
const wantedPort = '1 到 65535 之间的端口号';
const wantedHost = '要监听的地址，例如 127.0.0.1 或 0.0.0.0';

/** Bases of the main API in the three environments (decisions 12). A server answers under one of them. */
export const basePaths = ['/api', '/api-test', '/api-test-v2'] as const;

const listOf = (names: string): string[] =>
  names
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Node reads such an address: a pattern alone lets a port of 99999 through. */
const isAddress = (address: string): boolean => URL.canParse(address);

/** Whether percent signs stand before two hexadecimal digits that are UTF-8. */
function isPercentEncoded(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

/** Exactly what a browser sends as `Origin`: no path, no usual port, and never a pattern. */
const isOrigin = (origin: string): boolean =>
  /^https?:\/\/[\w.:[\]-]+$/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;

/** An address that messages may be handed to: nobody between reads them, and no password stands in it. */
function isGateway(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, hash } = new URL(address);
  const isClosed = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isClosed && username + password + hash === '';
}

/** An address of mail, with a name before it or without. */
const mailFromRule = /^(?:[^<>"\r\n]+ <[^\s<>@",;]+@[^\s<>@",;]+>|[^\s<>@",;]+@[^\s<>@",;]+)$/;

/** A path without a slash at its end. It may not begin like one of our own, or its own pages could not be told from them. */
export const sitePathRule = /^(?!\/(?:api|third-party|files|sandbox|design|assets)(?:$|[-/]))(?:\/[\w-][\w.-]*)+$/;

/** Every environment variable that the server reads: its rule, its default, and what a person is told of it. */
export const environment = z.object({
  /** Anything but production answers loudly where an answer is against the contract. */
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'production').register(told, {
    purpose: '运行方式，部署时不必设置',
    wanted: 'production、development 或 test',
  }),
  PORT: z._default(port, 3000).register(told, { purpose: '网站与接口的监听端口', wanted: wantedPort }),
  HOST: z._default(text, 'localhost').register(told, { purpose: '网站与接口的监听地址', wanted: wantedHost }),
  DATA_DIR: z
    ._default(text, '.data')
    .register(told, { purpose: '内嵌数据库与上传文件的目录', wanted: '保存数据的目录' }),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\/\S+$/))).register(told, {
    purpose: 'PostgreSQL 的地址',
    wanted: 'postgres:// 开头的数据库地址',
    otherwise: '内嵌数据库',
    secret: true,
  }),
  /** Seals what must be read again, such as the secrets of authenticators. */
  SECRET_KEY: z.optional(z.string().check(z.minLength(32))).register(told, {
    purpose: '加密身份验证器密钥与容器环境变量的主密钥',
    wanted: '至少 32 个字符的随机字符串，例如 openssl rand -base64 32 的输出',
    otherwise: '数据库中的密钥',
    secret: true,
  }),
  /** Bring the database up to date at the start; otherwise `npm run migrate` has done it before. */
  MIGRATE: z._default(flag, true).register(told, { purpose: '启动时升级数据库', wanted: wantedFlag }),
  /** The four of the object store are set together or not at all: with a part of them, uploads would silently go to a folder. */
  S3_ENDPOINT: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/))).register(told, {
    purpose: '对象存储的网址',
    wanted: '对象存储的网址，例如 https://s3.example.com',
    otherwise: '上传的文件存在 DATA_DIR',
  }),
  S3_BUCKET: z
    .optional(z.string().check(z.regex(/^[\w.-]+$/)))
    .register(told, { purpose: '对象存储的桶', wanted: '存储桶名称', otherwise: '无' }),
  S3_REGION: z
    ._default(z.string().check(z.regex(/^[\w-]+$/)), 'us-east-1')
    .register(told, { purpose: '对象存储的区域', wanted: '存储区域，例如 us-east-1' }),
  S3_ACCESS_KEY_ID: z.optional(text).register(told, {
    purpose: '对象存储的密钥编号',
    wanted: '对象存储的访问密钥编号',
    otherwise: '无',
    secret: true,
  }),
  S3_SECRET_ACCESS_KEY: z.optional(text).register(told, {
    purpose: '对象存储的密钥',
    wanted: '对象存储的访问密钥',
    otherwise: '无',
    secret: true,
  }),
  /** Fills an empty database with demo customers and goods, plays the world outside, and lends machines that are none. */
  DEMO: z
    .optional(flag)
    .register(told, { purpose: '演示数据与沙盒', wanted: wantedFlag, otherwise: '仅本机可以访问时开启' }),
  /** Who runs the machines (ADR 15, decisions 78). */
  COMPUTE: z.optional(z.enum(['lxd', 'sandbox'])).register(told, {
    purpose: '由谁提供算力',
    wanted: 'lxd 或 sandbox',
    otherwise: '演示时为 sandbox，正式环境为无',
  }),
  LXD_URL: z.optional(z.string().check(z.regex(/^(?:unix:)?\/[^\s?#]+$|^https:\/\/[^\s/?#]+$/))).register(told, {
    purpose: 'LXD 或 Incus 的地址',
    wanted: '套接字的路径，或不带路径的 https 网址',
    otherwise: '无',
  }),
  LXD_CERT_FILE: z
    .optional(text)
    .register(told, { purpose: '本服务在引擎处的证书', wanted: '证书文件的路径', otherwise: '无' }),
  LXD_KEY_FILE: z.optional(text).register(told, { purpose: '该证书的私钥', wanted: '私钥文件的路径', otherwise: '无' }),
  LXD_SERVER_CERT_FILE: z.optional(text).register(told, {
    purpose: '引擎自己的证书',
    wanted: '证书文件的路径',
    otherwise: '由公认机构签发',
  }),
  LXD_PROJECT: z._default(name, 'default').register(told, { purpose: '引擎中的项目', wanted: '项目名称' }),
  LXD_POOL: z._default(name, 'default').register(told, { purpose: '引擎中的存储池', wanted: '存储池名称' }),
  LXD_NETWORK: z._default(name, 'lxdbr0').register(told, { purpose: '引擎中的网桥', wanted: '网桥名称' }),
  LXD_KVM: z._default(z.enum(['virtual-machine', 'container']), 'virtual-machine').register(told, {
    purpose: '云主机以什么交付',
    wanted: 'virtual-machine 或 container',
  }),
  LXD_TRIAL: z._default(flag, false).register(told, { purpose: '试装：不分配显卡，不限带宽', wanted: wantedFlag }),
  /** What the cards of a host do, as `dcgm-exporter` tells it (decisions 178). */
  GPU_METRICS_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/))).register(told, {
    purpose: '各宿主机的显卡指标',
    wanted: 'dcgm-exporter 的网址，用 {host} 代表宿主机的地址，例如 http://{host}:9400/metrics',
    otherwise: '不采集显卡的使用率、显存与温度',
  }),
  /** Images are pulled from these alone (decisions 147). */
  IMAGE_REGISTRIES: z
    .optional(z.pipe(z.pipe(z.string(), z.transform(listOf)), z.array(z.string().check(z.refine(isRegistry)))))
    .register(told, {
      purpose: '容器可以使用哪些镜像仓库的公开镜像',
      wanted: '用逗号分隔的仓库域名，例如 docker.io,ghcr.io',
      otherwise: '演示时为 docker.io,ghcr.io，正式环境为无',
    }),
  /** Over SMTP (decisions 138). */
  MAIL_URL: z.optional(z.string().check(z.refine((address) => mailServerOf(address) !== null))).register(told, {
    purpose: '发送邮件的服务器',
    wanted: 'smtp:// 或 smtps:// 开头的地址，例如 smtps://name:password@smtp.example.com，名称与密码须经百分号编码',
    otherwise: '不发送邮件',
    secret: true,
  }),
  MAIL_FROM: z.optional(z.string().check(z.regex(mailFromRule))).register(told, {
    purpose: '邮件的发件人',
    wanted: '邮箱，或 名称 <邮箱>，例如 noreply@example.com',
    otherwise: '无',
  }),
  /** A gateway of the operator (decisions 138). */
  SMS_URL: z.optional(z.string().check(z.refine(isGateway))).register(told, {
    purpose: '发送短信的网关',
    wanted: 'https 网址，或本机的 http 网址，不含用户名与密码',
    otherwise: '不发送短信',
  }),
  SMS_SECRET: z.optional(z.string().check(z.minLength(32))).register(told, {
    purpose: '与短信网关之间的签名密钥',
    wanted: '至少 32 个字符的随机字符串，例如 openssl rand -base64 32 的输出',
    otherwise: '无',
    secret: true,
  }),
  BASE_PATH: z
    ._default(z.enum(basePaths), '/api')
    .register(told, { purpose: '主接口的路径', wanted: '/api、/api-test 或 /api-test-v2' }),
  PUBLIC_ORIGIN: z.optional(z.string().check(z.regex(/^https?:\/\/[^/\s]+$/), z.refine(isAddress))).register(told, {
    purpose: '客户看到的网址',
    wanted: '不带路径的网址，例如 https://example.com',
    otherwise: '监听地址',
  }),
  /** Path under which all of this server stands (decisions 75). */
  SITE_PATH: z._default(z.string().check(z.regex(sitePathRule)), '').register(told, {
    purpose: '本服务所在的路径',
    wanted: '以 / 开头、不以 / 结尾的路径，例如 /compute',
    otherwise: '无',
  }),
  SITE_URL: z
    .optional(z.string().check(z.regex(/^https?:\/\/[^\s?#"<>\\]*[^\s?#"<>\\/]$/), z.refine(isAddress)))
    .register(told, {
      purpose: '由其他主机提供网站时的网址',
      wanted: '网站的网址，不以 / 结尾，例如 https://www.example.com/compute',
      otherwise: '本服务提供网站',
    }),
  CORS_ORIGINS: z
    ._default(z.pipe(z.pipe(z.string(), z.transform(listOf)), z.array(z.string().check(z.refine(isOrigin)))), [])
    .register(told, {
      purpose: '可以跨域调用接口的网站',
      wanted: '用逗号分隔的来源，例如 https://www.example.com',
      otherwise: '无',
    }),
  /** Below it each port that is opened in the browser has an origin of its own (decisions 139). */
  GATEWAY_DOMAIN: z
    .optional(z.string().check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/), z.maxLength(200)))
    .register(told, {
      purpose: '在浏览器中打开实例端口的泛域名',
      wanted: '小写域名，其下任意子域名都解析到本服务，例如 apps.example.com',
      otherwise: '仅本机可以访问时为 localhost，否则无',
    }),
  BRAND_FILE: z
    .optional(text)
    .register(told, { purpose: '品牌名称与联系方式的文件', wanted: '品牌文件的路径', otherwise: '默认品牌' }),
  /** Believe the nearest `X-Forwarded-For`: only behind a proxy that sets it (ADR 13). */
  TRUST_PROXY: z._default(flag, false).register(told, { purpose: '按反向代理所说识别客户地址', wanted: wantedFlag }),
  METRICS_PORT: z.optional(port).register(told, { purpose: '指标的监听端口', wanted: wantedPort, otherwise: '不提供' }),
  METRICS_HOST: z._default(text, '127.0.0.1').register(told, { purpose: '指标的监听地址', wanted: wantedHost }),
  /** How long a server that was told to end still answers, s. */
  DRAIN_SECONDS: z
    ._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(120)), 0)
    .register(told, { purpose: '收到停止信号后继续应答的秒数', wanted: '0 到 120 之间的秒数' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/))).register(told, {
    purpose: '链路追踪（OpenTelemetry）的接收地址',
    wanted: 'OTLP/HTTP 的网址，例如 http://127.0.0.1:4318',
    otherwise: '不追踪',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .optional(z.string().check(z.regex(/^[^=,]+=[^,]*(?:,[^=,]+=[^,]*)*$/), z.refine(isPercentEncoded)))
    .register(told, {
      purpose: '发送链路追踪时附加的请求头',
      wanted: '用逗号分隔的 名称=值，值须经百分号编码',
      otherwise: '无',
      secret: true,
    }),
  OTEL_SERVICE_NAME: z
    ._default(text, 'compute-market')
    .register(told, { purpose: '链路追踪中本服务的名称', wanted: '名称' }),
  LOG_LEVEL: z
    ._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'warn')
    .register(told, { purpose: '日志级别', wanted: 'debug、info、warn、error 或 silent' }),
});

/** The variables as the server reads them. */
export type Environment = z.infer<typeof environment>;
/** Name of a variable. */
export type VariableName = keyof Environment;

const isVariable = (name: string): name is VariableName => name in environment.shape;

/** All names, in the order in which they are told. */
export const variableNames: readonly VariableName[] = Object.keys(environment.shape).filter(isVariable);

/** What is told of a variable. */
export function toldOf(name: VariableName): Told {
  const found = told.get(environment.shape[name]);
  if (found === undefined) throw new Error(`${name} is told nowhere`);
  return found;
}

/** The sentence for a variable whose value is wrong; never names the value. */
export const complaintOf = (name: string): string =>
  `${name} 应为 ${isVariable(name) ? toldOf(name).wanted : '有效值'}`;

/** Names of the variables that hold secrets. */
export const secretNames: readonly VariableName[] = variableNames.filter((name) => toldOf(name).secret === true);
