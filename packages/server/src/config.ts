import { brandFile } from '@compute-market/contract/brand-file';
import { defineBrand, type Brand } from '@compute-market/contract/brand';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const flag = z.pipe(
  z.enum(['1', '0', 'true', 'false', 'on', 'off']),
  z.transform((text) => ['1', 'true', 'on'].includes(text)),
);

/** Bases of the main API in the three environments (decisions 12). A server answers under one of them. */
export const basePaths = ['/api', '/api-test', '/api-test-v2'] as const;

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Exactly what a browser sends as `Origin`: no path, no usual port, and never a pattern. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** A path without a slash at its end. It may not begin like one of our own, or its own pages could not be told from them. */
export const sitePathRule = /^(?!\/(?:api|third-party|files|sandbox|assets)(?:$|[-/]))(?:\/[\w-][\w.-]*)+$/;

const environment = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'production'),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535)), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), 'localhost'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\/\S+$/))),
  MIGRATE: z._default(flag, true),
  S3_ENDPOINT: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/))),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[\w.-]+$/))),
  S3_REGION: z._default(z.string().check(z.regex(/^[\w-]+$/)), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string().check(z.minLength(1))),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.minLength(1))),
  DEMO: z.optional(flag),
  BASE_PATH: z._default(z.enum(basePaths), '/api'),
  PUBLIC_ORIGIN: z.optional(z.string().check(z.regex(/^https?:\/\/[^/\s]+$/))),
  SITE_PATH: z._default(z.string().check(z.regex(sitePathRule)), ''),
  SITE_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s?#"<>\\]*[^\s?#"<>\\/]$/))),
  CORS_ORIGINS: z._default(
    z.pipe(z.pipe(z.string(), z.transform(listOf)), z.array(z.string().check(z.refine(isOrigin)))),
    [],
  ),
  BRAND_FILE: z.optional(z.string().check(z.minLength(1))),
  TRUST_PROXY: z._default(flag, false),
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535))),
  METRICS_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(120)), 0),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
});

/** What each variable wants, for the sentence a person reads when it is wrong. */
const wanted: Record<string, string> = {
  NODE_ENV: 'production、development 或 test',
  PORT: '1 到 65535 之间的端口号',
  HOST: '要监听的地址，例如 127.0.0.1 或 0.0.0.0',
  DATA_DIR: '保存数据的目录',
  DATABASE_URL: 'postgres:// 开头的数据库地址',
  MIGRATE: 'on 或 off',
  S3_ENDPOINT: '对象存储的网址，例如 https://s3.example.com',
  S3_BUCKET: '存储桶名称',
  S3_REGION: '存储区域，例如 us-east-1',
  S3_ACCESS_KEY_ID: '对象存储的访问密钥编号',
  S3_SECRET_ACCESS_KEY: '对象存储的访问密钥',
  DEMO: 'on 或 off',
  BASE_PATH: '/api、/api-test 或 /api-test-v2',
  PUBLIC_ORIGIN: '不带路径的网址，例如 https://example.com',
  SITE_PATH: '以 / 开头、不以 / 结尾的路径，例如 /compute',
  SITE_URL: '网站的网址，不以 / 结尾，例如 https://www.example.com/compute',
  CORS_ORIGINS: '用逗号分隔的来源，例如 https://www.example.com',
  BRAND_FILE: '品牌文件的路径',
  TRUST_PROXY: 'on 或 off',
  METRICS_PORT: '1 到 65535 之间的端口号',
  METRICS_HOST: '要监听的地址，例如 127.0.0.1 或 0.0.0.0',
  DRAIN_SECONDS: '0 到 120 之间的秒数',
  LOG_LEVEL: 'debug、info、warn、error 或 silent',
};

/** An S3-compatible store of files. */
export interface ObjectStorage {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** Where the embedded database and uploaded files live; each moves elsewhere with `databaseUrl` and `objectStorage`. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Bring the database up to date at the start; otherwise `npm run migrate` has done it before. */
  readonly migrate: boolean;
  readonly objectStorage: ObjectStorage | null;
  /** Fills an empty database with demo customers and goods, plays the world outside, and lends machines that are none. */
  readonly demo: boolean;
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
  /** Origins of sites that others serve and that may call this server. */
  readonly corsOrigins: readonly string[];
  /** The operator's names and contacts. */
  readonly brand: Brand;
  /** Believe `X-Forwarded-For`: only behind a proxy that sets it. */
  readonly trustProxy: boolean;
  /** Where Prometheus reads figures, apart from the site; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** How long a server that was told to end still answers, so that the proxy before it can turn away, s. */
  readonly drainSeconds: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** A start that cannot go on because of something the operator can put right. The message is a whole Chinese sentence. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

type Environment = z.infer<typeof environment>;

/** This machine under any of its own names. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

const isReachable = ({ HOST, PUBLIC_ORIGIN }: Environment): boolean =>
  !isLoopback(HOST) || (PUBLIC_ORIGIN !== undefined && !isLoopback(new URL(PUBLIC_ORIGIN).hostname));

/** Left open, the demo is on only where nothing says that this is production: it lets anybody act for the staff and sells what is not there. */
const isDemo = (value: Environment): boolean =>
  value.DEMO ??
  (!isReachable(value) && value.DATABASE_URL === undefined && !(value.PUBLIC_ORIGIN?.startsWith('https:') ?? false));

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

/** Reads the environment. An empty variable counts as absent. Throws StartupError naming every variable that is wrong. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  );
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new StartupError(
      `环境变量有误：${names.map((name) => `${name} 应为 ${wanted[name] ?? '有效值'}`).join('；')}。请修改后重新启动。`,
    );
  }
  const value = parsed.data;
  return {
    environment: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? null,
    migrate: value.MIGRATE,
    objectStorage: objectStorageOf(value),
    demo: isDemo(value),
    reachable: isReachable(value),
    basePath: value.BASE_PATH,
    publicOrigin: value.PUBLIC_ORIGIN ?? null,
    sitePath: value.SITE_PATH,
    siteUrl: value.SITE_URL ?? null,
    corsOrigins: value.CORS_ORIGINS,
    brand: value.BRAND_FILE === undefined ? defineBrand() : readBrand(value.BRAND_FILE),
    trustProxy: value.TRUST_PROXY,
    metrics: value.METRICS_PORT === undefined ? null : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    drainSeconds: value.DRAIN_SECONDS,
    logLevel: value.LOG_LEVEL,
  };
}
