/** How the command ends, for scripts. */
export const EXIT = { ok: 0, refused: 1, usage: 2, key: 3, network: 4, cancelled: 5 } as const;

/** An end that is told to the person in one sentence with a next step. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exit: number;

  constructor(exit: number, sentence: string) {
    super(sentence);
    this.exit = exit;
  }
}
