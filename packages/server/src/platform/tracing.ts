/** What a span tells beside its name and its times; never a value that a customer gave. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A piece of work to be traced. */
export interface Traced {
  /** Few different ones: names of calls, kinds of jobs, kinds of statements. */
  readonly name: string;
  /** `server`: somebody asked us. `client`: we ask somebody. `internal`: neither. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly facts?: SpanFacts;
  /** `traceparent` of who asked, when there is one. */
  readonly parent?: string;
}

/** A span while its work runs. */
export interface OpenSpan {
  /** Number of the trace, for the log; undefined while nothing is traced. */
  readonly trace?: string;
  /** Adds what was not known before. */
  readonly tell: (facts: SpanFacts) => void;
}

/** What writes spans down and sends them. */
export interface Tracer {
  /** Does work in a span below the one that is open. An error of the work marks the span, by its class alone, and goes on. */
  span<T>(traced: Traced, work: (span: OpenSpan) => Promise<T>): Promise<T>;
  /** Sends what is left. */
  end(): Promise<void>;
}

const untraced: OpenSpan = { tell: () => undefined };
let tracer: Tracer | null = null;

/** Traces from now on, or no more. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** Whether anything is traced: what costs something to prepare is left out otherwise. */
export const isTracing = (): boolean => tracer !== null;

/** Does work in a span. While nothing is traced it only does the work. */
export const inSpan = <T>(traced: Traced, work: (span: OpenSpan) => Promise<T>): Promise<T> =>
  tracer === null ? work(untraced) : tracer.span(traced, work);

/** Sends the spans that are left; a server that ends waits for it. */
export const endTracing = (): Promise<void> => tracer?.end() ?? Promise.resolve();
