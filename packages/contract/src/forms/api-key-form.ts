import * as z from 'zod/mini';
import { apiKeyName, apiKeyScopes } from '../entities/api-key';

/** How long a new key may be made to hold, days; `never` is until it is revoked. */
export const API_KEY_TERMS = ['30', '90', '365', 'never'] as const;

/** 创建 API 密钥: a name, what it may do, and how long it holds. */
export const apiKeyForm = z.object({ name: apiKeyName, scopes: apiKeyScopes, term: z.enum(API_KEY_TERMS) });
export type ApiKeyForm = z.input<typeof apiKeyForm>;
