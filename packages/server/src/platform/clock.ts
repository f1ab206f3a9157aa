/** The only source of the time. Injected, so that expiry and billing can be tested without waiting. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is told to move. For tests. */
export class ManualClock implements Clock {
  #milliseconds: number;

  constructor(start: Date = new Date('2026-06-01T04:00:00Z')) {
    this.#milliseconds = start.getTime();
  }

  now(): Date {
    return new Date(this.#milliseconds);
  }

  /** Moves forward by so many milliseconds. */
  advance(milliseconds: number): void {
    this.#milliseconds += milliseconds;
  }
}
