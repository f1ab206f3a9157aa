import { defaultBrand } from '@compute-market/contract/brand';
import type { CallDefinition, RequestOf, ResponseOf } from '@compute-market/contract/define-call';
import { TRANSPORT_BASE } from '@compute-market/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Patience } from '../../src/app';
import { productionChannels, type Channels } from '../../src/channels';
import type { Config } from '../../src/config';
import type { Database } from '../../src/db/database';
import { users } from '../../src/db/schema/account';
import { openFleet } from '../../src/fleet/open-fleet';
import { createSandboxFleet } from '../../src/fleet/simulation';
import type { Services } from '../../src/http/handler';
import type { RequestAllowances } from '../../src/http/request-limits';
import { audit } from '../../src/ledger/audit';
import { createSandboxIdentity } from '../../src/identity/sandbox';
import { createSandboxMail } from '../../src/mail/sandbox';
import { createMetrics } from '../../src/operations/metrics';
import { SandboxGateway } from '../../src/payment/sandbox-gateway';
import { ManualClock } from '../../src/platform/clock';
import { randomIds } from '../../src/platform/ids';
import { createLogger } from '../../src/platform/logger';
import { publicAddress } from '../../src/platform/public-address';
import { createSandboxSms } from '../../src/sms/sandbox';
import { createMemoryStore } from './memory-store';
import { createSandboxWechat } from '../../src/wechat/sandbox';
import type { GatewayRounds } from '../../src/gateway/gateway';
import type { TerminalRounds } from '../../src/terminal/gateway';
import { openTestDatabase } from './database';
import { withReadingOnly } from './reading-only';
import { signIn } from './sign-in';

export const testConfig: Config = {
  environment: 'test',
  port: 3000,
  host: '127.0.0.1',
  dataDir: '.data',
  databaseUrl: null,
  secretKey: null,
  migrate: true,
  objectStorage: null,
  engine: null,
  imageRegistries: ['docker.io', 'ghcr.io'],
  mail: null,
  smsGateway: null,
  demo: true,
  demoBand: false,
  reachable: false,
  basePath: '/api',
  publicOrigin: 'http://localhost:3000',
  sitePath: '',
  siteUrl: null,
  gatewayDomain: 'localhost',
  corsOrigins: [],
  brand: defaultBrand,
  trustProxy: false,
  metrics: null,
  tracing: null,
  drainSeconds: 0,
  logLevel: 'silent',
};

const countless = { atOnce: Infinity, perSecond: 1 };
/** Tests ask thousands of times from one address while the clock stands still. */
const unlimited: RequestAllowances = { session: countless, key: countless, address: countless };

/** An answer of either transport, read alike: `number` is its status or code. */
export interface Answer<Data> {
  readonly number: number;
  readonly reason: string;
  readonly data: Data;
  readonly http: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface CallOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly clock: ManualClock;
  readonly database: Database;
  /** What the server logged. */
  readonly log: string[];
  call<Call extends CallDefinition>(
    call: Call,
    input: RequestOf<Call>,
    options?: CallOptions,
  ): Promise<Answer<ResponseOf<Call>>>;
  /** The token of a main account with this phone, which is made when it does not exist. It has no password. */
  login(phone: string): Promise<string>;
  /** Proves that the books are coherent, then closes. */
  close(): Promise<void>;
}

type Fields = Record<string, unknown>;

function wireOf(call: CallDefinition, input: Fields, token: string | undefined) {
  const rest: Fields = { ...input };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const url = TRANSPORT_BASE[call.transport] + path;
  const inHeader = token !== undefined && (call.transport === 'third-party' || call.method === 'GET');
  const authorization: Record<string, string> = inHeader ? { authorization: token } : {};
  const texts = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  if (call.method === 'GET' || call.method === 'DELETE')
    return { url: `${url}?${new URLSearchParams(texts).toString()}`, headers: authorization };
  if (call.transport === 'main-form') {
    const form = new URLSearchParams(token === undefined ? texts : [...texts, ['session', token]]);
    return { url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: form.toString() };
  }
  const body = token === undefined || inHeader ? rest : { ...rest, session: token };
  return { url, headers: { ...authorization, 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}

/** The sandbox plays the world outside, as in the demo. */
function sandboxChannels(database: Database, clock: ManualClock, config: Config): Channels {
  const publicOrigin = publicAddress(config);
  return {
    gateway: new SandboxGateway({ database, clock, ids: randomIds, publicOrigin }),
    compute: createSandboxFleet(database, clock),
    sms: createSandboxSms(database, clock),
    mail: createSandboxMail(database, clock),
    wechat: createSandboxWechat({ database, clock, publicOrigin }),
    identity: createSandboxIdentity({ publicOrigin }),
  };
}

function createServices(database: Database, clock: ManualClock, config: Config, log: string[]): Services {
  const logger = createLogger({ logLevel: 'debug' }, { write: (line) => void log.push(line) });
  const channels = config.demo
    ? sandboxChannels(database, clock, config)
    : productionChannels(config, { clock, logger });
  return {
    clock,
    ids: randomIds,
    config,
    database: withReadingOnly(database),
    ...channels,
    compute: openFleet(config, logger) ?? channels.compute,
    files: createMemoryStore(),
    metrics: createMetrics({ database, clock }),
    logger,
  };
}

async function findOrMakeUser(services: Services, phone: string): Promise<string> {
  return services.database.transaction(async (tx) => {
    const row = { phone, name: `用户${phone.slice(-4)}`, passwordHash: '', createdAt: services.clock.now() };
    const [user] = await tx
      .insert(users)
      .values(row)
      .onConflictDoUpdate({ target: users.phone, set: { phone } })
      .returning({ id: users.id });
    if (user === undefined) throw new Error(`no user for ${phone}`);
    return (await signIn(tx, services, { userId: user.id, subAccountId: null })).session;
  });
}

/** The whole server on an empty database of its own or on one that others share, with a clock that stands still. */
export async function startTestServer({
  config = {},
  database: shared,
  simulatedMachines = false,
  ...dependencies
}: {
  readonly config?: Partial<Config>;
  /** Machines of the simulation also where the rest of the world is not played. */
  readonly simulatedMachines?: boolean;
  readonly database?: Database;
  readonly site?: string;
  readonly design?: string;
  readonly patience?: Patience;
  readonly allowances?: RequestAllowances;
  readonly terminalRounds?: TerminalRounds;
  readonly gatewayRounds?: GatewayRounds;
} = {}): Promise<TestServer> {
  const database = shared ?? (await openTestDatabase());
  const clock = new ManualClock();
  const log: string[] = [];
  const created = createServices(database, clock, { ...testConfig, ...config }, log);
  const services = simulatedMachines ? { ...created, compute: createSandboxFleet(database, clock) } : created;
  const app = await buildApp({ services, allowances: unlimited, ...dependencies });
  return {
    app,
    services,
    clock,
    database,
    log,
    async call<Call extends CallDefinition>(
      call: Call,
      input: RequestOf<Call>,
      { token, headers, address }: CallOptions = {},
    ) {
      const wire = wireOf(call, input as Fields, token);
      const response = await app.inject({
        method: call.method,
        ...wire,
        headers: { ...wire.headers, ...headers },
        ...(address === undefined ? {} : { remoteAddress: address }),
      });
      type Body = { status?: number; code?: number; reason: string; data: ResponseOf<Call> };
      // An address that no call has is answered in plain words.
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      const body = isJson ? response.json<Body>() : { reason: response.body, data: null as ResponseOf<Call> };
      return {
        number: body.status ?? body.code ?? -1,
        reason: body.reason,
        data: body.data,
        http: response.statusCode,
        headers: response.headers,
      };
    },
    login: (phone) => findOrMakeUser(services, phone),
    async close() {
      const findings = await database.transaction(audit);
      await app.close();
      await database.close();
      if (findings.length > 0) throw new Error(`the books are not coherent: ${findings.join('; ')}`);
    },
  };
}
