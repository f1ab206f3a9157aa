/** A test, a file or a stray error that failed; only the last has no file. */
interface Failure {
  readonly file?: string | undefined;
  readonly title: string;
  readonly messages: readonly string[];
}

interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

export function filesToTryAgain(failures: readonly Failure[]): readonly string[];
export function withSecondTry(first: Report, second: Report): Report & { readonly unsteady: readonly Failure[] };
