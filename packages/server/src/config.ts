import { readGiven, type Variables } from './config/given';
import { complaintOf, environment, type basePaths, type Environment } from './config/variables';

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
    migrate: value.MIGRATE,
    objectStorage: objectStorageOf(value),
    demo: isDemo(value),
    reachable: isReachable(value),
    basePath: value.BASE_PATH,
    publicOrigin: value.PUBLIC_ORIGIN ?? null,
    trustProxy: value.TRUST_PROXY,
    metrics: value.METRICS_PORT === undefined ? null : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    drainSeconds: value.DRAIN_SECONDS,
    logLevel: value.LOG_LEVEL,
  };
}
