import { API_KEY_SCOPE_LABELS, type ApiKeyScope } from './entities/api-key';

/** Renting, and asking for more time: with `ENLARGING` what costs money, and what the right 购买 of a sub-account covers (decisions 126). */
export const RENTING: readonly string[] = [
  'runKvm',
  'runContainer',
  'runKvmFromKeptDisk',
  'renewKvm',
  'renewContainer',
  'renewBareMetal',
];

/** Spending in one direction alone, so that a sub-account needs the one right or the other (decisions 126). */
export const SWITCHING: readonly string[] = ['setAutorenew'];

/** Running what is rented: what the right 管理实例 of a sub-account covers (decisions 126). */
export const OPERATING: readonly string[] = [
  'changeDueMode',
  'startFromShutdown',
  'restartKvm',
  'shutDownKvm',
  'reinstallKvm',
  'removeKeptDisk',
  // Of rentals by usage alone: early-release-calls.ts of the server (decisions 144).
  'releaseEarly',
  'noteInstance',
  'updateBareMetalNote',
  'getVncAndSsh',
  'getRdpFile',
  'screenshotKvm',
  'setInstanceSshKeys',
  'setStopPlan',
  'openPort',
  'closePort',
  'createSnapshot',
  'restoreSnapshot',
  'deleteSnapshot',
  'createOwnImage',
  'deleteOwnImage',
  'setLabels',
];

/** More of a machine. */
export const ENLARGING: readonly string[] = [
  'addOneDisk',
  'updateBandwidth',
  'updateKvmCpu',
  'updateKvmMemory',
  'updateContainerCpu',
  'updateContainerMemory',
  'elasticUpgradeContainer',
];

/**
 * Which calls a program may send with an API key, by the scope they need; a call that is not here is refused to every key (decisions 105).
 * It stands apart from the definitions, so that a page carries none of it.
 */
export const KEY_SCOPES: Readonly<Record<ApiKeyScope, readonly string[]>> = {
  read: [
    // The market.
    'getAllGpuInfo',
    'getGpuSelectorDetail',
    'getHosts',
    'getGpuPriceInfo',
    'getStoreSelectorOptions',
    'getKvmGpuSelector',
    'getDockerGpuSelector',
    'getAvailableKvmNum',
    'getAvailableDockerNum',
    'getBareMetalModels',
    'runKvmQueryPrice',
    'runContainerQueryPrice',
    // What the account has.
    'getInstances',
    'getBareMetalInstances',
    'getInstanceUsage',
    'getCardCourses',
    'getInstanceEvents',
    'getInstanceSshKeys',
    'getStopPlan',
    'getPorts',
    'getSnapshots',
    'getOwnImages',
    'getLabels',
    'getSshKeys',
    'checkPorts',
    'getLocalImages',
    'getStartOptions',
    'getRemainDisk',
    'getHostRemainCpu',
    'getHostRemainMemory',
    'getContainerRemainCpu',
    'getContainerRemainGpu',
    'getContainerRemainMemory',
    'renewKvmQueryPrice',
    'renewContainerQueryPrice',
    'renewBareMetalQueryPrice',
    'runKvmFromKeptDiskQueryPrice',
    'addDiskQueryPrice',
    'elasticUpgradeQueryPrice',
    'updateBandwidthQueryPrice',
    'updateCpuQueryPrice',
    'updateMemoryQueryPrice',
  ],
  manage: [...RENTING, ...SWITCHING, ...OPERATING, ...ENLARGING],
  cost: [
    'getRunway',
    'getExpenseSummary',
    'getExpenseGroups',
    'getInstanceCosts',
    'getInstanceCost',
    'getBareMetalCosts',
    'getOrders',
    'getOrderDetail',
    'getBalanceChanges',
    'getInvoiceRecords',
    'getInvoiceConditions',
    'getInvoiceableChanges',
    'getMonthlyBills',
    'getMonthlyBill',
    'getProjects',
    'getBudgets',
  ],
};

const needed: ReadonlyMap<string, ApiKeyScope> = new Map(
  (['read', 'manage', 'cost'] as const).flatMap((scope) => KEY_SCOPES[scope].map((name) => [name, scope] as const)),
);

/** The scope that a call needs, by its name; null where no key may send it. */
export const keyScopeOf = (call: string): ApiKeyScope | null => needed.get(call) ?? null;

/** Whether a key with these scopes may do what needs this one. Who manages instances may look at them too. */
export const keyAllows = (scopes: readonly ApiKeyScope[], scope: ApiKeyScope): boolean =>
  scopes.includes(scope) || (scope === 'read' && scopes.includes('manage'));

/** Why a key is refused, in sentences that programs print and the page of the API tells. */
export const KEY_REFUSALS = {
  unknown: 'API 密钥无效或已撤销，请在安全设置中创建新的密钥',
  expired: 'API 密钥已过期，请在安全设置中创建新的密钥',
  notForKeys: '该操作不能使用 API 密钥，请登录网站后操作',
  withoutScope: (scope: ApiKeyScope) =>
    `该 API 密钥没有「${API_KEY_SCOPE_LABELS[scope]}」权限，请在安全设置中创建有此权限的密钥`,
} as const;
