import type { CallDefinition } from '@compute-market/contract/define-call';
import { $ZodObject, $ZodObjectJIT, $ZodType } from 'zod/v4/core';

/** Schemas that are a part of a schema, wherever its definition keeps them. */
function partsOf({ _zod: { def } }: $ZodType): $ZodType[] {
  const kept = Object.values(def as unknown as Record<string, unknown>);
  const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null;
  const inGroups = kept.filter(isGroup).flatMap((group) => (group instanceof $ZodType ? [] : Object.values(group)));
  return [...kept, ...inGroups].filter((value) => value instanceof $ZodType);
}

/**
 * Has zod compile the checks of objects, as its classic schemas do by themselves and the small ones of the contract (ADR 3), which are made for
 * browsers, do not. What is checked stays the same.
 */
function compile(schema: $ZodType, seen: Set<$ZodType>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  if (schema instanceof $ZodObject) {
    const inner = schema._zod;
    // One without further rules is run by its check itself.
    const isPlain = Reflect.get(inner, 'run') === Reflect.get(inner, 'parse');
    $ZodObjectJIT.init(schema, inner.def);
    if (isPlain) Reflect.set(inner, 'run', Reflect.get(inner, 'parse'));
  }
  for (const part of partsOf(schema)) compile(part, seen);
}

/** Compiles what calls are asked and answered by, once, before the first of them. */
export function compileChecks(calls: readonly CallDefinition[]): void {
  const seen = new Set<$ZodType>();
  for (const { request, response } of calls) for (const schema of [request, response]) compile(schema, seen);
}
