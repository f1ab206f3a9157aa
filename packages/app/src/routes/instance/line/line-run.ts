import { errors } from '@compute-market/contract/errors';
import { LINE_CLOSE, type LineNews } from '@compute-market/contract/rules/line';
import { secondMs } from '@compute-market/contract/rules/time-units';
import type { LineState } from '@compute-market/patterns/instance/LivePage';
import { ApiError } from '../../../api/errors';
import { lineMessages as messages } from './messages';

/** A line that was cut is tried again after these waits, ms; then a person decides. */
const waits = [1, 2, 5, 10, 15].map((seconds) => seconds * secondMs);
/** What a cut line, or a server that ends, closes with. */
const gaps: readonly number[] = [1005, 1006, 1012, LINE_CLOSE.away];

/** What is shown for a ticket that was not given; `failed` where nobody says why. What was drawn before stays to be read. */
function refusalOf(error: unknown, failed: string, stoodBefore: boolean): LineState {
  const reason = error instanceof Error ? error.message : '';
  const isOff = error instanceof ApiError && error.status === errors.STATE_CONFLICT.status;
  return isOff
    ? { state: 'notRunning', reason }
    : { state: stoodBefore ? 'closed' : 'refused', reason: reason || failed };
}

const stateElsewhere = (address: string): LineState =>
  address.startsWith('https://') ? { state: 'elsewhere', address } : { state: 'none' };

/** What a line is opened by, and who hears of it. */
export interface LineRunOptions {
  /** Tells the page how it stands. */
  readonly show: (state: LineState) => void;
  /** Asks for a ticket; null where the server knows no such call. */
  readonly readTicket: () => Promise<{ readonly Ticket: string } | null>;
  /** Where another server has a page of its own, for one that gives no ticket (decisions 40); no https address is none. */
  readonly elsewhere: () => Promise<string>;
  /** What is said where it could not be opened and nobody says why. */
  readonly failed: string;
}

/** Runs one line to a machine from its ticket to its end, and again. */
export abstract class LineRun {
  readonly #options: LineRunOptions;
  #line: { readonly close: () => void } | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  /** How often it was tried since it last stood. */
  #tries = 0;
  #opened = false;
  /** Whether it stood at any time. */
  #stoodBefore = false;
  #again = false;
  /** Whether it says that it will be closed, since nobody types. */
  #isWarning = false;

  constructor(options: LineRunOptions) {
    this.#options = options;
  }

  /** Asks for a ticket and opens a line by it. */
  async connect(again: boolean): Promise<void> {
    clearTimeout(this.#waiting);
    this.#line?.close();
    this.#line = null;
    this.#opened = false;
    this.#again = again;
    this.#tell({ state: 'connecting', again });
    const { readTicket, elsewhere, failed } = this.#options;
    try {
      const ticket = await readTicket();
      if (this.#ended) return;
      // A back end that answers something else under this address opens no line either (decisions 40).
      if (ticket === null || ticket.Ticket === '') this.#tell(stateElsewhere(await elsewhere()));
      else this.#line = this.open(ticket.Ticket, again);
    } catch (error) {
      const isGap = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
      if (!again || !isGap || !this.#tryLater()) this.#tell(refusalOf(error, failed, this.#stoodBefore));
    }
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#waiting);
    this.#line?.close();
  }

  /** Opens the line; `again`: after a gap. */
  protected abstract open(ticket: string, again: boolean): { readonly close: () => void };

  /** The machine is there. */
  protected abstract stands(): void;

  /** Somebody types, so that no warning stands. */
  protected typed(): void {
    if (this.#opened && this.#isWarning) this.#stand();
  }

  protected hear(news: LineNews): void {
    if (news.type === 'idle') {
      this.#isWarning = true;
      return this.#tell({ state: 'open', idleSeconds: news.seconds });
    }
    this.#opened = true;
    this.#stoodBefore = true;
    this.#tries = 0;
    this.#stand();
    return this.stands();
  }

  protected closed(code: number, reason: string): void {
    const wasOpen = this.#opened || this.#again;
    this.#opened = false;
    if (wasOpen && gaps.includes(code) && this.#tryLater()) return;
    this.#tell({ state: this.#stoodBefore ? 'closed' : 'refused', reason: reason || messages.lost });
  }

  #stand(): void {
    this.#isWarning = false;
    this.#tell({ state: 'open', idleSeconds: null });
  }

  /** Tries again in a while; false when it was tried often enough. */
  #tryLater(): boolean {
    const wait = waits[this.#tries];
    if (wait === undefined) return false;
    this.#tries += 1;
    this.#tell({ state: 'connecting', again: true });
    this.#waiting = setTimeout(() => void this.connect(true), wait);
    return true;
  }

  #tell(state: LineState): void {
    if (!this.#ended) this.#options.show(state);
  }
}
