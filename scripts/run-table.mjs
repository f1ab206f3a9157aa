// The table at the end of a run: what each stage took, and its slowest files.
const slowestShown = 5;

const columns = [
  ['stage', ({ name, failed }) => `${failed === 0 ? '✔' : '✘'} ${name}`],
  ['passed', ({ passed }) => passed],
  ['failed', ({ failed }) => failed],
  ['unsteady', ({ unsteady }) => unsteady.length],
  ['seconds', ({ seconds }) => Math.round(seconds)],
  ['processor seconds', ({ processorSeconds }) => processorSeconds],
];

const slowest = ({ name, files }) =>
  [...files]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowestShown)
    .map(({ file, seconds }, nth) => `${nth === 0 ? `${name}:\n` : ''}  ${seconds.toFixed(1).padStart(6)} s  ${file}`);

/** Prints a row for each stage and the sum, with the seconds of the whole run, then the five slowest files of each stage. */
export function printTable(rows, seconds) {
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const total = {
    name: 'all',
    passed: sum('passed'),
    failed: sum('failed'),
    unsteady: rows.flatMap(({ unsteady }) => unsteady),
    seconds,
    processorSeconds: sum('processorSeconds'),
  };
  const lines = [
    columns.map(([title]) => title),
    ...[...rows, total].map((row) => columns.map(([, of]) => String(of(row)))),
  ];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at].length)));
  const text = lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  '),
  );
  const files = rows.flatMap(slowest);
  if (files.length > 0) console.log(`\n── slowest files\n\n${files.join('\n')}`);
  console.log(`\n── stages\n\n${text.join('\n')}\n`);
}
