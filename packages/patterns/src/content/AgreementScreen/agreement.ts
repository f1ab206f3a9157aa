/** A text that holds from a day on. */
export interface AgreementVersion {
  readonly version: string;
  /** The day it takes effect, `2026-11-01`. */
  readonly effective: string;
}

/** An agreement as the data host keeps it, with the version that is shown. */
export interface Agreement {
  readonly title: string;
  /** Newest first. */
  readonly versions: readonly AgreementVersion[];
  readonly shown: AgreementVersion;
  /** Markdown. */
  readonly text: string;
}
