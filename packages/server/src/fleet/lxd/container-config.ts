import { MachineRefusal, type ContainerOrder } from '../provider';
import type { EngineClient } from './client';
import { busyboxPath, initPath, startPath, variablesPath, type ImageProcess } from './container-root';
import { uploadSecret } from './guest';
import type { Settings } from './machine-body';
import { imageProcess, keys, type MachineRecord } from './record';

/** A word as a shell takes it, whatever it holds. */
const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

/** A name that a shell can export. OPTIND is its own: another text than a number there ends it. */
const isExportable = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && name !== 'OPTIND';

/** Those of the shell's own: each shell of the container has another. */
const ofShell: readonly string[] = ['HOME', 'TERM'];

/** What the image says of its environment. */
const imageEnvironment = ({ env }: ImageProcess): Record<string, string> =>
  Object.fromEntries(
    env.flatMap((line) => {
      const at = line.indexOf('=');
      return at < 1 ? [] : [[line.slice(0, at), line.slice(at + 1)] as const];
    }),
  );

/** The words that are run: the start command, or what the image starts; none for an image that starts nothing. */
function wordsOf({ args, shell }: ImageProcess, command: string): readonly string[] {
  if (command === '') return args;
  if (!shell) throw new MachineRefusal('镜像内没有 /bin/sh，不能使用启动命令');
  return ['/bin/sh', '-c', command];
}

/** What the first process runs, in the folder and as the user that the image names. */
function startLines(process: ImageProcess, command: string): string[] {
  const words = wordsOf(process, command).map(quoted);
  const [program, ...rest] = words;
  const { uid, gid, cwd } = process;
  const start =
    uid === 0 && gid === 0
      ? `exec ${words.join(' ')}`
      : `exec ${busyboxPath} start-stop-daemon -S -p /run/.market-none -c ${uid}:${gid} -a ${program} -- ${rest.join(' ')}`;
  return [`cd ${quoted(cwd)} || cd /`, ...(program === undefined ? [] : [start])];
}

const script = (lines: readonly string[]): string => [...lines, ''].join('\n');

/** The scripts of a container, for its own root. */
export interface ContainerScripts {
  readonly start: string;
  /** The variables that a terminal has too. */
  readonly variables: string;
}

/** What a container runs, and its variables, which are the order's before the image's. Rejects with MachineRefusal what the image cannot. */
export function containerScripts(process: ImageProcess, { command, environment }: ContainerOrder): ContainerScripts {
  const all = Object.entries({ ...imageEnvironment(process), ...environment }).filter(([name]) => isExportable(name));
  const exported = (wanted: boolean) =>
    all.filter(([name]) => ofShell.includes(name) === wanted).map(([name, value]) => `export ${name}=${quoted(value)}`);
  return {
    start: script([`. ${variablesPath}`, ...exported(true), ...startLines(process, command)]),
    variables: script(exported(false)),
  };
}

/**
 * How a container of an image of a registry is configured beside what every machine has. No variable of an order or of an image may stand here: the
 * engine would give it to programs that it runs on the host before the container is closed, and `PATH` or `LD_PRELOAD` would run a stranger's code there.
 */
export const containerConfig = ({ reference }: Pick<ContainerOrder, 'reference'>): Settings => ({
  'raw.lxc': `lxc.init.cmd = ${busyboxPath} sh ${initPath}\nlxc.signal.halt = SIGTERM`,
  [keys.image]: reference,
});

/** Writes its scripts into a container that was not started yet. Again is nothing worse. */
export async function writeScripts(client: EngineClient, machine: MachineRecord, order: ContainerOrder): Promise<void> {
  const told = imageProcess(machine);
  if (told === undefined) throw new Error(`the image of ${machine.name} does not tell what it starts`);
  const { start, variables } = containerScripts(JSON.parse(told) as ImageProcess, order);
  await uploadSecret(client, machine.name, variablesPath, variables);
  await uploadSecret(client, machine.name, startPath, start);
}
