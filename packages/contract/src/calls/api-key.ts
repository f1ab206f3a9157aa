import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { apiKey, apiKeyDays, apiKeyId, apiKeyName, apiKeyScopes } from '../entities/api-key';
import { noFields, nothing } from '../entities/query';

/** Extension (decisions 105): keys for programs of the caller's own account, newest first. A main account does not see its sub-accounts' keys, nor they its. */
export const getApiKeys = defineCall({
  name: 'getApiKeys',
  path: '/get_api_keys',
  summary: 'API 密钥列表',
  idempotent: true,
  extension: true,
  request: noFields,
  response: z.object({ data: z.array(apiKey) }),
});

/** Extension (decisions 105): makes a key. `Secret` is the key itself and is told this once. Without `expire_days` it holds until it is revoked. */
export const addApiKey = defineCall({
  name: 'addApiKey',
  path: '/add_api_key',
  summary: '创建 API 密钥',
  extension: true,
  request: z.strictObject({ name: apiKeyName, scopes: apiKeyScopes, expire_days: z.optional(apiKeyDays) }),
  response: z.object({ Secret: z.string(), Key: apiKey }),
});

/** Extension (decisions 105): revokes a key; the next call with it is refused. */
export const removeApiKey = defineCall({
  name: 'removeApiKey',
  path: '/remove_api_key',
  summary: '撤销 API 密钥',
  extension: true,
  request: z.strictObject({ key_id: apiKeyId }),
  response: nothing,
});
