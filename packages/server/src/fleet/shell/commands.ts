import { formatClock, formatTime } from '@compute-market/contract/rules/time';
import { daySeconds, hourSeconds, minuteSeconds } from '@compute-market/contract/rules/time-units';
import { wireTime } from '../../platform/wire';
import type { MachineUsage } from '../provider';
import { isFolder, type Files } from './files';
import { nvidiaSmi, type Cards } from './nvidia-smi';

/** What commands see of their machine. */
export interface ShellWorld extends Cards {
  readonly hostName: string;
  readonly user: string;
  readonly cpuNum: number;
  readonly memoryGb: number;
  /** Such as 3.12. */
  readonly pythonVersion: string;
  readonly bootedAt: Date;
  readonly files: Files;
  readonly history: readonly string[];
  readonly now: () => Date;
  readonly usage: () => MachineUsage;
}

/** Where a shell stands. */
export interface ShellPlace {
  folder: string;
}

interface Asked {
  readonly world: ShellWorld;
  readonly place: ShellPlace;
  readonly words: readonly string[];
}

/** Runs one command: what it prints, without the last line's end. */
type Command = (asked: Asked) => string;

const megabyte = 1024;
const clear = '\u001b[H\u001b[2J\u001b[3J';
const mostLines = 100_000;
const systemDiskGb = 50;

const two = (value: number): string => String(value).padStart(2, '0');
const paths = (words: readonly string[]): string[] => words.filter((word) => !word.startsWith('-'));
const load = ({ cpuUse }: MachineUsage, cpuNum: number): string => (((cpuUse ?? 0) / 100) * cpuNum).toFixed(2);

function upFor({ bootedAt, now }: ShellWorld): string {
  const seconds = Math.max(0, Math.floor((now().getTime() - bootedAt.getTime()) / 1000));
  const days = Math.floor(seconds / daySeconds);
  const hours = Math.floor((seconds % daySeconds) / hourSeconds);
  const minutes = Math.floor((seconds % hourSeconds) / minuteSeconds);
  const clock = hours > 0 ? `${hours}:${two(minutes)}` : `${minutes} min`;
  return days > 0 ? `${days} day${days === 1 ? '' : 's'}, ${clock}` : clock;
}

function uptime(world: ShellWorld): string {
  const average = load(world.usage(), world.cpuNum);
  const clock = formatClock(wireTime(world.now()), { withSeconds: true });
  return ` ${clock} up ${upFor(world)},  1 user,  load average: ${average}, ${average}, ${average}`;
}

function list({ world: { files }, place, words }: Asked): string {
  const long = words.some((word) => /^-\w*l/.test(word));
  const given = paths(words);
  const shown = (given.length === 0 ? ['.'] : given).map((path) => {
    const node = files.find(files.resolve(path, place.folder));
    if (node === undefined) return `ls: cannot access '${path}': No such file or directory`;
    const entries: [string, typeof node][] = isFolder(node) ? [...node] : [[path, node]];
    const names = entries.map(([name, one]) => ({ name: isFolder(one) ? `${name}/` : name, one }));
    if (!long) return names.map(({ name }) => name).join('  ');
    return names
      .map(({ name, one }) =>
        isFolder(one)
          ? `drwxr-xr-x 2 root root ${'4096'.padStart(6)} ${name}`
          : `-rw-r--r-- 1 root root ${String(Buffer.byteLength(one)).padStart(6)} ${name}`,
      )
      .join('\n');
  });
  return given.length > 1 ? given.map((path, index) => `${path}:\n${shown[index]}`).join('\n\n') : shown.join('');
}

function change({ world: { files }, place, words }: Asked): string {
  const to = words[0] ?? '~';
  const path = files.resolve(to, place.folder);
  const node = files.find(path);
  if (node === undefined) return `-bash: cd: ${to}: No such file or directory`;
  if (!isFolder(node)) return `-bash: cd: ${to}: Not a directory`;
  place.folder = path;
  return '';
}

function concatenate({ world: { files }, place, words }: Asked): string {
  return words
    .map((path) => {
      const node = files.find(files.resolve(path, place.folder));
      if (node === undefined) return `cat: ${path}: No such file or directory`;
      return isFolder(node) ? `cat: ${path}: Is a directory` : node.replace(/\n$/, '');
    })
    .join('\n');
}

/** Does something to each path, and prints what went wrong. */
const eachPath =
  (name: string, work: (files: Files, path: string) => string | null): Command =>
  ({ world: { files }, place, words }) =>
    paths(words)
      .flatMap((path) => {
        const wrong = work(files, files.resolve(path, place.folder));
        return wrong === null ? [] : [`${name} '${path}': ${wrong}`];
      })
      .join('\n');

function free({ memoryGb, usage }: ShellWorld): string {
  const total = memoryGb * megabyte;
  const used = Math.round((usage().memoryGb ?? 0) * megabyte);
  const cached = Math.round((total - used) * 0.18);
  const cells = (label: string, ...values: number[]) =>
    label.padEnd(8) + values.map((one) => String(one).padStart(12)).join('');
  return [
    `${' '.repeat(8)}${['total', 'used', 'free', 'shared', 'buff/cache', 'available'].map((one) => one.padStart(12)).join('')}`,
    cells('Mem:', total, used, total - used - cached, 12, cached, total - used),
    cells('Swap:', 0, 0, 0),
  ].join('\n');
}

function disks({ usage }: ShellWorld): string {
  const used = usage().diskGb ?? 0;
  const size = Math.max(systemDiskGb, Math.ceil(used / 0.9));
  const line = (name: string, total: number, taken: number, at: string) =>
    `${name.padEnd(15)}${`${total}G`.padStart(6)}${`${taken.toFixed(1)}G`.padStart(7)}${`${(total - taken).toFixed(1)}G`.padStart(7)}${`${Math.round((taken / total) * 100)}%`.padStart(5)} ${at}`;
  return ['Filesystem       Size   Used  Avail Use% Mounted on', line('/dev/vda1', size, used, '/')].join('\n');
}

function top(world: ShellWorld): string {
  const { cpuNum, memoryGb, usage, user } = world;
  const used = usage();
  const busy = used.cpuUse ?? 0;
  const total = (memoryGb * megabyte).toFixed(1);
  const taken = ((used.memoryGb ?? 0) * megabyte).toFixed(1);
  const works = (used.gpuUse ?? 0) > 5;
  const line = (id: number, owner: string, cpu: number, memory: number, command: string) =>
    `${String(id).padStart(7)} ${owner.padEnd(9)} 20   0 ${cpu.toFixed(1).padStart(6)} ${memory.toFixed(1).padStart(5)} ${command}`;
  return [
    `top -${uptime(world)}`,
    `Tasks: ${works ? 142 : 131} total,   ${works ? 2 : 1} running,   0 stopped,   0 zombie`,
    `%Cpu(s): ${busy.toFixed(1)} us,  0.6 sy,  0.0 ni, ${Math.max(0, 99.4 - busy).toFixed(1)} id`,
    `MiB Mem : ${total} total, ${taken} used`,
    '',
    '    PID USER      PR  NI   %CPU  %MEM COMMAND',
    ...(works ? [line(2101, user, busy * cpuNum, ((used.memoryGb ?? 0) / memoryGb) * 80, 'python train.py')] : []),
    line(1, 'root', 0, 0.1, 'systemd'),
    line(612, 'root', 0, 0.1, 'sshd'),
    line(871, user, 0, 0.1, 'bash'),
  ].join('\n');
}

function python({ world, words }: Asked): string {
  if (words[0] === '--version' || words[0] === '-V') return `Python ${world.pythonVersion}.4`;
  return words.length === 0
    ? '演示环境不能运行 Python 程序，可以输入 python --version 查看版本'
    : '演示环境不能运行 Python 程序';
}

function sequence({ words }: Asked): string {
  const [from, to] = words.length > 1 ? [Number(words[0]), Number(words[1])] : [1, Number(words[0])];
  if (!Number.isInteger(from) || !Number.isInteger(to)) return `seq: invalid argument`;
  const count = Math.min(mostLines, Math.max(0, to - from + 1));
  return Array.from({ length: count }, (_, index) => String(from + index)).join('\n');
}

const isoDate = (now: Date): string => formatTime(wireTime(now), { withSeconds: true });

const commands: Readonly<Record<string, Command>> = {
  cat: concatenate,
  cd: change,
  clear: () => clear,
  date: ({ world }) => `${isoDate(world.now())} CST`,
  df: ({ world }) => disks(world),
  echo: ({ words }) => words.join(' '),
  free: ({ world }) => free(world),
  help: () => `演示环境的终端，可以使用：${commandNames.join(' ')}`,
  history: ({ world }) => world.history.map((line, index) => `${String(index + 1).padStart(5)}  ${line}`).join('\n'),
  hostname: ({ world }) => world.hostName,
  ls: list,
  mkdir: eachPath('mkdir: cannot create directory', (files, path) => files.makeFolder(path)),
  nproc: ({ world }) => String(world.cpuNum),
  'nvidia-smi': ({ world }) => nvidiaSmi(world, world.usage(), isoDate(world.now())),
  pwd: ({ place }) => place.folder,
  python,
  python3: python,
  rm: eachPath('rm: cannot remove', (files, path) => {
    if (files.find(path) === undefined) return 'No such file or directory';
    files.remove(path);
    return null;
  }),
  seq: sequence,
  top: ({ world }) => top(world),
  touch: eachPath('touch: cannot touch', (files, path) =>
    files.find(path) === undefined ? files.write(path, '') : null,
  ),
  uname: () => 'Linux',
  uptime: ({ world }) => uptime(world),
  whoami: ({ world }) => world.user,
};

/** What a shell knows, besides `exit`. */
export const commandNames: readonly string[] = [...Object.keys(commands), 'exit', 'logout'].sort();

/** Words of a line; those in quotes stay together. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(>>|>)|([^\s>"']+)/g)].map(
    ([, double, single, sign, plain]) => double ?? single ?? sign ?? plain ?? '',
  );
}

/** Runs a line and answers what it prints. `> file` and `>> file` write it down instead. */
export function runLine(line: string, world: ShellWorld, place: ShellPlace): string {
  const words = wordsOf(line);
  const arrow = words.findIndex((word) => word === '>' || word === '>>');
  const [name, ...rest] = arrow < 0 ? words : words.slice(0, arrow);
  if (name === undefined) return '';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const printed = command?.({ world, place, words: rest }) ?? `-bash: ${name}: command not found`;
  if (arrow < 0 || command === undefined) return printed;
  const target = words[arrow + 1];
  if (target === undefined) return "-bash: syntax error near unexpected token `newline'";
  const path = world.files.resolve(target, place.folder);
  const before = words[arrow] === '>>' ? world.files.find(path) : '';
  const wrong = world.files.write(path, `${typeof before === 'string' ? before : ''}${printed}\n`);
  return wrong === null ? '' : `-bash: ${target}: ${wrong}`;
}

/** What may stand in place of the last word: a command at the beginning, else a file. */
export function completionsOf(line: string, { files }: ShellWorld, { folder }: ShellPlace): string[] {
  const word = /\S*$/.exec(line)?.[0] ?? '';
  if (line.trimStart() === word) return commandNames.filter((name) => name.startsWith(word));
  const start = word.slice(0, word.lastIndexOf('/') + 1);
  const within = files.find(files.resolve(start === '' ? '.' : start, folder));
  if (!isFolder(within)) return [];
  return [...within]
    .map(([name, node]) => `${start}${name}${isFolder(node) ? '/' : ''}`)
    .filter((path) => path.startsWith(word));
}
