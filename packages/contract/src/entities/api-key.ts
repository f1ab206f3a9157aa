import * as z from 'zod/mini';
import { lineOf } from './text';
import { nullableTimestamp, timestamp } from './time';

/** What a key may do (decisions 105). Which call needs which is the table in `key-scopes.ts`. */
export const API_KEY_SCOPE = { read: 'read', manage: 'manage', cost: 'cost' } as const;
export type ApiKeyScope = (typeof API_KEY_SCOPE)[keyof typeof API_KEY_SCOPE];
/** In the order in which they are offered. */
export const API_KEY_SCOPES: readonly ApiKeyScope[] = ['read', 'manage', 'cost'];
export const API_KEY_SCOPE_LABELS: Readonly<Record<ApiKeyScope, string>> = {
  read: '只读',
  manage: '管理实例',
  cost: '费用',
};

/** Keys that a main account, or one of its sub-accounts, has at most. */
export const API_KEYS_MAX = 20;
/** Most characters of the name of a key. */
export const API_KEY_NAME_MAX = 32;
/** How long a key may hold at most, days. */
export const API_KEY_DAYS_MAX = 3650;
/** How every key begins, so that programs that look for lost secrets know it. */
export const API_KEY_START = 'sk_';

/** What its owner calls a key. */
export const apiKeyName = lineOf(API_KEY_NAME_MAX).check(z.minLength(1, '请输入名称'));
/** Names a key; it opens nothing. */
export const apiKeyId = lineOf(32).check(z.minLength(1));
/** At least one, each once. */
export const apiKeyScopes = z.array(z.enum(API_KEY_SCOPE)).check(
  z.minLength(1, '请至少选择一项权限'),
  z.maxLength(API_KEY_SCOPES.length, '权限重复，请检查后重试'),
  z.refine((scopes) => new Set(scopes).size === scopes.length, '权限重复，请检查后重试'),
);
/** Days until the key ends. */
export const apiKeyDays = z.int().check(z.minimum(1), z.maximum(API_KEY_DAYS_MAX));

/** A key of the caller's own account. The key itself is told once, when it is made; `Prefix` is how it begins. */
export const apiKey = z.object({
  Id: z.string(),
  Name: z.string(),
  Prefix: z.string(),
  Scopes: z.array(z.enum(API_KEY_SCOPE)),
  CreateTime: timestamp,
  /** Null where it ends only when it is revoked. */
  ExpireTime: nullableTimestamp,
  Expired: z.boolean(),
  /** To the minute; null until it is used. */
  LastTime: nullableTimestamp,
  /** Where that came from; empty until it is used. */
  LastAddress: z.string(),
});
export type ApiKey = z.infer<typeof apiKey>;
