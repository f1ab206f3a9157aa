import type { Config } from '../config';
import { setTracer } from '../platform/tracing';

/** Starts tracing where a collector is named; without one the packages are not even loaded. */
export async function openTracing({ tracing }: Pick<Config, 'tracing'>): Promise<void> {
  if (tracing === null) return;
  const { createTracer } = await import('./open-telemetry');
  setTracer(createTracer(tracing));
}
