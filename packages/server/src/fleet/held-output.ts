/** What is passed on at once, bytes: a long output can be held back between two of them. */
const piece = 16 * 1024;

/** What was written and not passed on while the reader is behind. */
export class HeldOutput {
  readonly #pass: (bytes: Uint8Array) => void;
  #kept: Uint8Array[] = [];
  #length = 0;
  #held = false;

  constructor(pass: (bytes: Uint8Array) => void) {
    this.#pass = pass;
  }

  write(bytes: Uint8Array): void {
    this.#length += bytes.length;
    for (let from = 0; from < bytes.length; from += piece) this.#kept.push(bytes.subarray(from, from + piece));
    this.#flush();
  }

  /** What waits here, bytes. */
  get length(): number {
    return this.#length;
  }

  get isHeld(): boolean {
    return this.#held;
  }

  hold(): void {
    this.#held = true;
  }

  release(): void {
    this.#held = false;
    this.#flush();
  }

  drop(): void {
    this.#kept = [];
    this.#length = 0;
  }

  #flush(): void {
    while (!this.#held) {
      const next = this.#kept.shift();
      if (next === undefined) return;
      this.#length -= next.length;
      this.#pass(next);
    }
  }
}
