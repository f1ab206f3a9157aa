import { brandFile } from '@compute-market/contract/brand-file';
import { defineBrand, type Brand } from '@compute-market/contract/brand';
import { readFileSync } from 'node:fs';
import { readGiven, type Variables } from './config/given';
import { isLoopback } from './config/loopback';
import type { EngineAddress } from './fleet/lxd/client';
import type { Placing } from './fleet/lxd/machine-body';
import { mailServerOf, type MailServer } from './mail/address';
import type { SmsGateway } from './sms/http-gateway';
import { complaintOf, environment, type basePaths, type Environment } from './config/variables';

/** An S3-compatible store of files. */
export interface ObjectStorage {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** An engine of machines that speaks LXD's API. */
export interface Engine {
  readonly address: EngineAddress;
  readonly placing: Placing;
  /** Where a host tells what its cards do, with `{host}` where hosts differ. */
  readonly cardMetricsUrl?: string;
}

export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** Where the embedded database and uploaded files live; each moves elsewhere with `databaseUrl` and `objectStorage`. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** What secrets are sealed with before they are stored; null: a key that lies in the database itself. */
  readonly secretKey: string | null;
  /** Bring the database up to date at the start; otherwise `npm run migrate` has done it before. */
  readonly migrate: boolean;
  readonly objectStorage: ObjectStorage | null;
  /** Who runs the machines; null: the sandbox in the demo, else nobody. */
  readonly engine: Engine | null;
  /** Hosts of the registries that containers may be started from by the reference of an image; empty: it is not offered (decisions 147). */
  readonly imageRegistries: readonly string[];
  /** Who takes our mails, and whom they are from; null: nobody. The demo keeps its own. */
  readonly mail: { readonly server: MailServer; readonly from: string } | null;
  /** Who takes our text messages; null: nobody. The demo keeps its own. */
  readonly smsGateway: SmsGateway | null;
  /** Fills an empty database with demo customers and goods, plays the world outside, and lends machines that are none. */
  readonly demo: boolean;
  /** The demo was asked for where it would not start by itself: every page says that it is one. */
  readonly demoBand: boolean;
  /** Whether other machines can reach this server: it listens to them, or a proxy before it does. */
  readonly reachable: boolean;
  /** Base of the main API; the other two of decisions 12 do not exist on this server. */
  readonly basePath: (typeof basePaths)[number];
  /** Address of the site as customers see it, when a proxy stands before it. */
  readonly publicOrigin: string | null;
  /** Path under which all of this server stands, without a slash at its end; empty at the root (decisions 75). */
  readonly sitePath: string;
  /** Address of the site where another host serves it; null: this server does. */
  readonly siteUrl: string | null;
  /** Below it each port that customers open in the browser has an origin of its own; null: there is no gateway (decisions 139). */
  readonly gatewayDomain: string | null;
  /** Origins of sites that others serve and that may call this server. */
  readonly corsOrigins: readonly string[];
  /** The operator's names and contacts. */
  readonly brand: Brand;
  /** Believe `X-Forwarded-For`: only behind a proxy that sets it. */
  readonly trustProxy: boolean;
  /** Where Prometheus reads figures, apart from the site; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** The OTLP collector of traces; null: nothing is traced. */
  readonly tracing: {
    readonly endpoint: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly serviceName: string;
  } | null;
  /** How long a server that was told to end still answers, so that the proxy before it can turn away, s. */
  readonly drainSeconds: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** A start that cannot go on because of something the operator can put right. The message is a whole Chinese sentence. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Addresses that browsers know this server by, or the sites that call it. */
const originsOf = ({ PUBLIC_ORIGIN, SITE_URL, CORS_ORIGINS }: Environment): readonly string[] =>
  [PUBLIC_ORIGIN, SITE_URL, ...CORS_ORIGINS].filter((origin) => origin !== undefined);

const isReachable = (value: Environment): boolean =>
  !isLoopback(value.HOST) || originsOf(value).some((origin) => !isLoopback(new URL(origin).hostname));

/** Whether nothing says that this is production. */
const isAtHome = (value: Environment): boolean =>
  !isReachable(value) &&
  value.DATABASE_URL === undefined &&
  !originsOf(value).some((origin) => origin.startsWith('https:'));

/** Left open, the demo is on only at home: it lets anybody act for the staff and sells what is not there. */
const isDemo = (value: Environment): boolean => value.DEMO ?? isAtHome(value);

/** What the demo plays to pull from. */
const demoRegistries = ['docker.io', 'ghcr.io'];

const imageRegistriesOf = (value: Environment): readonly string[] =>
  value.IMAGE_REGISTRIES ?? (value.COMPUTE !== 'lxd' && isDemo(value) ? demoRegistries : []);

/** All of the store's variables or none: with a part of them, uploads would silently go to a folder. */
function objectStorageOf(value: Environment): ObjectStorage | null {
  const given = {
    S3_ENDPOINT: value.S3_ENDPOINT,
    S3_BUCKET: value.S3_BUCKET,
    S3_ACCESS_KEY_ID: value.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: value.S3_SECRET_ACCESS_KEY,
  };
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = given;
  if (endpoint !== undefined && bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined) {
    return { endpoint, bucket, region: value.S3_REGION, accessKeyId, secretAccessKey };
  }
  const missing = Object.entries(given).flatMap(([name, text]) => (text === undefined ? [name] : []));
  if (missing.length < Object.keys(given).length)
    throw new StartupError(`对象存储的配置不完整，缺少 ${missing.join('、')}。请补齐后重新启动。`);
  return null;
}

/** `name=value,name=value`, each value percent-encoded, as the standard has it. */
const headersOf = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((part) => {
      const at = part.indexOf('=');
      return at < 1 ? [] : [[part.slice(0, at).trim(), decodeURIComponent(part.slice(at + 1).trim())]];
    }),
  );

function tracingOf(value: Environment): Config['tracing'] {
  const endpoint = value.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return null;
  return { endpoint, headers: headersOf(value.OTEL_EXPORTER_OTLP_HEADERS), serviceName: value.OTEL_SERVICE_NAME };
}

/** Both or neither: a part of them would leave mails or codes unsent without a word. */
function requirePair(what: string, given: Readonly<Record<string, string | undefined>>): void {
  const missing = Object.entries(given).flatMap(([name, text]) => (text === undefined ? [name] : []));
  if (missing.length === 1)
    throw new StartupError(`${what}的配置不完整，缺少 ${missing.join('、')}。请补齐后重新启动。`);
}

function mailOf({ MAIL_URL, MAIL_FROM }: Environment): Config['mail'] {
  requirePair('邮件', { MAIL_URL, MAIL_FROM });
  const server = MAIL_URL === undefined ? null : mailServerOf(MAIL_URL);
  return server === null || MAIL_FROM === undefined ? null : { server, from: MAIL_FROM };
}

function smsGatewayOf({ SMS_URL, SMS_SECRET }: Environment): SmsGateway | null {
  requirePair('短信', { SMS_URL, SMS_SECRET });
  return SMS_URL === undefined || SMS_SECRET === undefined ? null : { url: SMS_URL, secret: SMS_SECRET };
}

/** Where the gateway is. The site may not lie below it, or a stranger's page could be given the site's own address. */
function gatewayDomainOf(value: Environment): string | null {
  const domain = value.GATEWAY_DOMAIN ?? (isReachable(value) ? null : 'localhost');
  const sites = [...originsOf(value)].map((origin) => new URL(origin).hostname);
  const isTaken = (name: string) => name === domain || name.endsWith(`.${domain}`);
  if (value.GATEWAY_DOMAIN !== undefined && sites.some(isTaken))
    throw new StartupError('GATEWAY_DOMAIN 不能是网站自己的域名或其上级域名。请改用其他域名后重新启动。');
  return domain;
}

function readPem(name: string, file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartupError(`无法读取 ${name} 指定的文件 ${file}，请检查路径与权限。`, { cause });
  }
}

/** The engine of machines, when one is named. Simulated machines are for the demo alone. */
function engineOf(value: Environment): Engine | null {
  if (value.COMPUTE === 'sandbox' && !isDemo(value))
    throw new StartupError('COMPUTE=sandbox 只能用于演示。请接入 LXD（COMPUTE=lxd），或设置 DEMO=1 后重新启动。');
  if (value.COMPUTE !== 'lxd') return null;
  const { LXD_URL: url, LXD_CERT_FILE: certificateFile, LXD_KEY_FILE: keyFile } = value;
  if (url === undefined) throw new StartupError('COMPUTE=lxd 缺少 LXD_URL。请补齐后重新启动。');
  if (url.startsWith('https:') && (certificateFile === undefined || keyFile === undefined))
    throw new StartupError('LXD_URL 为 https 时须设置 LXD_CERT_FILE 与 LXD_KEY_FILE。请补齐后重新启动。');
  const certificate = readPem('LXD_CERT_FILE', certificateFile);
  const key = readPem('LXD_KEY_FILE', keyFile);
  const serverCertificate = readPem('LXD_SERVER_CERT_FILE', value.LXD_SERVER_CERT_FILE);
  return {
    address: {
      url,
      project: value.LXD_PROJECT,
      ...(certificate === undefined ? {} : { certificate }),
      ...(key === undefined ? {} : { key }),
      ...(serverCertificate === undefined ? {} : { serverCertificate }),
    },
    placing: {
      pool: value.LXD_POOL,
      network: value.LXD_NETWORK,
      trial: value.LXD_TRIAL,
      containersOnly: value.LXD_KVM === 'container',
    },
    ...(value.GPU_METRICS_URL === undefined ? {} : { cardMetricsUrl: value.GPU_METRICS_URL }),
  };
}

/** Reads a file of the operator's own names and contacts. Throws StartupError, saying which part is wrong. */
export function readBrand(file: string): Brand {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartupError(`无法读取品牌文件 ${file}，请检查路径与权限。`, { cause });
  }
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (cause) {
    throw new StartupError(`品牌文件 ${file} 不是有效的 JSON，请修改后重试。`, { cause });
  }
  const parsed = brandFile.safeParse(given);
  if (parsed.success) return defineBrand(parsed.data);
  const places = parsed.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys.join('、')].join('.') : issue.path.join('.'),
  );
  throw new StartupError(`品牌文件 ${file} 有误：${[...new Set(places)].join('；')}。请按说明修改后重试。`);
}

/** Reads the environment, that of this process unless told otherwise. Throws StartupError naming every variable that is wrong. */
export function readConfig(variables?: Variables): Config {
  const { values, complaints } = readGiven(variables);
  if (complaints.length > 0) throw new StartupError(`环境变量有误：${complaints.join('；')}。请修改后重新启动。`);
  const parsed = environment.safeParse(values);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new StartupError(`环境变量有误：${names.map(complaintOf).join('；')}。请修改后重新启动。`);
  }
  const value = parsed.data;
  return {
    environment: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? null,
    secretKey: value.SECRET_KEY ?? null,
    migrate: value.MIGRATE,
    objectStorage: objectStorageOf(value),
    engine: engineOf(value),
    imageRegistries: imageRegistriesOf(value),
    mail: mailOf(value),
    smsGateway: smsGatewayOf(value),
    demo: isDemo(value),
    demoBand: isDemo(value) && !isAtHome(value),
    reachable: isReachable(value),
    basePath: value.BASE_PATH,
    publicOrigin: value.PUBLIC_ORIGIN ?? null,
    sitePath: value.SITE_PATH,
    siteUrl: value.SITE_URL ?? null,
    gatewayDomain: gatewayDomainOf(value),
    corsOrigins: value.CORS_ORIGINS,
    brand: value.BRAND_FILE === undefined ? defineBrand() : readBrand(value.BRAND_FILE),
    trustProxy: value.TRUST_PROXY,
    metrics: value.METRICS_PORT === undefined ? null : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    tracing: tracingOf(value),
    drainSeconds: value.DRAIN_SECONDS,
    logLevel: value.LOG_LEVEL,
  };
}
