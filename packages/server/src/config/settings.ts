import { takesTransfers } from '@compute-market/contract/brand';
import type { Config } from '../config';
import { readGiven, type Variables } from './given';
import { complaintOf, environment, toldOf, variableNames, type VariableName } from './variables';

/** A variable as `npm run config` tells it. */
export interface Setting {
  readonly name: VariableName;
  /** What holds; a secret is only said to be set. */
  readonly value: string;
  /** 环境变量, 文件 with its path, or 默认. */
  readonly from: string;
  readonly purpose: string;
  /** The sentence when the value cannot serve; null when it can. */
  readonly complaint: string | null;
}

const shown = (value: unknown): string => (typeof value === 'boolean' ? String(Number(value)) : String(value));

/** Every variable with what holds and where it comes from; no secret among them. */
export function listSettings(variables?: Variables): Setting[] {
  const { values, files } = readGiven(variables);
  return variableNames.map((name) => {
    const { purpose, secret, otherwise } = toldOf(name);
    const rule = environment.shape[name];
    const value = values[name];
    const file = files[name];
    if (value === undefined)
      return { name, value: otherwise ?? shown(rule.parse(undefined)), from: '默认', purpose, complaint: null };
    return {
      name,
      value: secret ? '已设置' : value,
      from: file === undefined ? '环境变量' : `文件 ${file}`,
      purpose,
      complaint: rule.safeParse(value).success ? null : complaintOf(name),
    };
  });
}

/** What a production server lacks: without `needed` it must not take real money, `advised` is what several servers or a proxy want. */
export interface Lacking {
  readonly needed: readonly string[];
  readonly advised: readonly string[];
}

const sentences = (found: readonly (readonly [boolean, string])[]): string[] =>
  found.flatMap(([lacks, sentence]) => (lacks ? [sentence] : []));

/** Looks at a configuration as that of a production server, whether it is one or not. */
export function findLacking(config: Config): Lacking {
  const behindProxy = config.publicOrigin?.startsWith('https:') ?? false;
  return {
    needed: sentences([
      [config.databaseUrl === null, 'DATABASE_URL：真实资金请使用 PostgreSQL 15 或更高版本'],
      [config.engine === null, 'COMPUTE=lxd：没有算力引擎就不能出售实例'],
      [config.engine?.placing.trial ?? false, 'LXD_TRIAL=0：试装的实例没有显卡'],
      [!behindProxy, 'PUBLIC_ORIGIN：客户看到的网址，须为 https'],
      [!takesTransfers(config.brand.bankAccount), 'BRAND_FILE：写入对公账户（bankAccount），否则客户无法付款'],
      [config.smsGateway === null, 'SMS_URL 与 SMS_SECRET：没有短信验证码就无法注册和登录'],
    ]),
    advised: sentences([
      [config.secretKey === null, 'SECRET_KEY：否则身份验证器的密钥与其加密密钥存在同一个数据库'],
      [config.mail === null, 'MAIL_URL 与 MAIL_FROM：否则发票与工单的邮件不会发出'],
      [config.objectStorage === null, 'S3_ENDPOINT 等：多台服务器共用一个数据库时，上传的文件须放在对象存储'],
      [behindProxy && !config.trustProxy, 'TRUST_PROXY=1：在反向代理之后，否则所有客户共用一个地址的次数限制'],
      [config.gatewayDomain === null, 'GATEWAY_DOMAIN：没有泛域名就不能开放 HTTP 端口，JupyterLab 以公网端口打开'],
      [
        config.engine !== null && config.engine.cardMetricsUrl === undefined,
        'GPU_METRICS_URL：否则没有显卡的使用率、显存与温度，闲置也无从得知',
      ],
      [config.metrics === null, 'METRICS_PORT：没有指标就没有告警'],
      [config.drainSeconds === 0, 'DRAIN_SECONDS：停止前留出时间，让反向代理先把流量转走'],
    ]),
  };
}
