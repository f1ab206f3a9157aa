/** The only source of the time. Injected, so that expiry and billing can be tested without waiting. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that can be told to go forward, never back: what happened stays in the past. */
export interface MovableClock extends Clock {
  /** Moves forward by so many milliseconds. */
  advance(milliseconds: number): void;
}

export const isMovable = (clock: Clock): clock is MovableClock => 'advance' in clock;

/** Another clock's time and so much more. */
export class AheadClock implements MovableClock {
  readonly #base: Clock;
  #aheadMs: number;

  constructor(base: Clock, aheadMs: number) {
    this.#base = base;
    this.#aheadMs = aheadMs;
  }

  now(): Date {
    return new Date(this.#base.now().getTime() + this.#aheadMs);
  }

  advance(milliseconds: number): void {
    this.#aheadMs += milliseconds;
  }
}

/** A clock that stands still until it is told to move. For tests. */
export class ManualClock implements MovableClock {
  #milliseconds: number;

  constructor(start: Date = new Date('2026-06-01T04:00:00Z')) {
    this.#milliseconds = start.getTime();
  }

  now(): Date {
    return new Date(this.#milliseconds);
  }

  advance(milliseconds: number): void {
    this.#milliseconds += milliseconds;
  }
}
