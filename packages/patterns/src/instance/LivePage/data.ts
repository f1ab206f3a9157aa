/** How the line between a page and an instance stands: that of a terminal, or of a screen. */
export type LineState =
  /** Again after a gap, when `again` is set: what a shell ran before is gone. */
  | { readonly state: 'connecting'; readonly again: boolean }
  /** `idleSeconds`: nobody typed for long, and it closes so soon; null otherwise. */
  | { readonly state: 'open'; readonly idleSeconds: number | null }
  /** It was open: `reason` says why it is not any more. */
  | { readonly state: 'closed'; readonly reason: string }
  /** It was never open: `reason` says why. */
  | { readonly state: 'refused'; readonly reason: string }
  /** The machine does not run: `reason` says what to do. */
  | { readonly state: 'notRunning'; readonly reason: string }
  /** Neither this server nor another has one for it. */
  | { readonly state: 'none' }
  /** Another server has one of its own, at this address. */
  | { readonly state: 'elsewhere'; readonly address: string };
