import type { ApiKeyScope } from '../entities/api-key';

/** A field of a request or an answer; fields of fields follow it with the whole way to them, such as `Items[].Amount`. */
export interface ApiField {
  readonly name: string;
  /** In Chinese, such as 整数 or 列表. */
  readonly type: string;
  readonly required: boolean;
  readonly nullable: boolean;
  /** What it is for, in Chinese. */
  readonly words: string;
  /** 元, 秒 and the like; empty where it is counted in nothing. */
  readonly unit: string;
  /** What it may be, in Chinese, such as 1–64 or the values of a closed list; empty where that is not bounded. */
  readonly bounds: string;
}

export interface ApiRefusal {
  /** `status` of the answer. */
  readonly number: number;
  /** The Chinese sentence, which ends in a next step. */
  readonly reason: string;
}

type Json = Readonly<Record<string, unknown>>;

/** One call that an API key may send. */
export interface ApiCall {
  readonly name: string;
  readonly title: string;
  readonly purpose: string;
  readonly method: string;
  /** With `/api` before it, as a program sends it. */
  readonly path: string;
  /** Takes money: an `Idempotency-Key` makes it safe to send again. */
  readonly intent: boolean;
  /** May be sent again as it is. */
  readonly idempotent: boolean;
  /** A sub-account's key is refused. */
  readonly mainOnly: boolean;
  readonly request: readonly ApiField[];
  readonly answer: readonly ApiField[];
  /** A request that the contract takes. */
  readonly example: Json;
  /** The `data` of an answer to it. */
  readonly answerExample: unknown;
  readonly refusals: readonly ApiRefusal[];
}

export interface ApiScope {
  readonly scope: ApiKeyScope;
  readonly label: string;
  readonly calls: readonly ApiCall[];
}

/** All that the page of the API shows (decisions 107). */
export interface ApiReference {
  readonly scopes: readonly ApiScope[];
  /** What every call may be refused with. */
  readonly commonRefusals: readonly ApiRefusal[];
}
