// Which files of a Vitest run are run once more, and what the two runs say together.

/** A race that went wrong once has gone wrong: what is lost there is money, and it is never tried again. */
const neverAgain = '/test/race/';
/** More broken files than this are no accident. */
const mostFiles = 3;

/** The files to run once more after `failures`; none where something failed that has no file, belongs to a race, or too much did. */
export function filesToTryAgain(failures) {
  const files = [...new Set(failures.map(({ file }) => file))];
  const isAccident =
    files.length <= mostFiles && files.every((file) => file !== undefined && !file.includes(neverAgain));
  return isAccident ? files : [];
}

/** The reports of both runs as one: what failed at first and passes now is unsteady, what fails now has failed. */
export function withSecondTry(first, second) {
  const { failures } = second;
  const stillFails = ({ title }) => failures.some((failure) => failure.title === title);
  const mended = first.failures.filter((failure) => !stillFails(failure));
  return {
    ...first,
    passed: first.passed + mended.length,
    failed: failures.length,
    failures,
    unsteady: mended,
  };
}
