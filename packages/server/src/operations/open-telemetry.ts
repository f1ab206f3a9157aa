import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Tracer as Spans,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Config } from '../config';
import type { Traced, Tracer } from '../platform/tracing';
import { readBuild } from './build';

/** Loaded only where traces are wanted (operations/open-tracing.ts): nothing else imports the packages. */
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;
const propagator = new W3CTraceContextPropagator();
const open = new AsyncLocalStorage<Context>();

/** The span that is open, else the caller's. */
function parentOf({ parent }: Traced): Context {
  const inside = open.getStore();
  if (inside !== undefined || parent === undefined) return inside ?? ROOT_CONTEXT;
  return propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter);
}

/** The name of an error's class: its message may hold what a customer gave. */
const classOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

const tracerOver = (spans: Spans, end: () => Promise<void>): Tracer => ({
  span(traced, work) {
    const parent = parentOf(traced);
    const span = spans.startSpan(traced.name, { kind: kinds[traced.kind], attributes: traced.facts }, parent);
    const told = { trace: span.spanContext().traceId, tell: (facts: object) => void span.setAttributes({ ...facts }) };
    return open.run(trace.setSpan(parent, span), async () => {
      try {
        return await work(told);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: classOf(error) });
        throw error;
      } finally {
        span.end();
      }
    });
  },
  end,
});

/** Sends spans to an OTLP collector. What the standard variables say of sampling, batches and limits is read by the packages themselves. */
export function createTracer({ endpoint, headers, serviceName }: NonNullable<Config['tracing']>): Tracer {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.version': readBuild().version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, headers })),
    ],
  });
  return tracerOver(provider.getTracer('compute-market'), () => provider.shutdown());
}
