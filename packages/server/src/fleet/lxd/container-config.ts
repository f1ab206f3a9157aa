import { MachineRefusal, type ContainerOrder } from '../provider';
import { busyboxPath, initPath, startVariable, type ImageProcess } from './container-root';
import type { Settings } from './machine-body';
import { keys } from './record';

/** A word as a shell takes it, whatever it holds. */
const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

/** A variable that a line of the engine's configuration can hold. */
const isPlain = (name: string, value: string): boolean =>
  /^[A-Za-z_]\w*$/.test(name) && value !== '' && value === value.trim() && !/\p{Cc}/u.test(value);

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

/** The script that runs them, in the folder and as the user that the image names. */
function startScript(process: ImageProcess, { command, environment }: ContainerOrder): string {
  const all = { ...imageEnvironment(process), ...environment };
  // What the engine's configuration cannot hold, and what it would hold for every shell.
  const exported = Object.entries(all).filter(([name, value]) => !isPlain(name, value) || ofShell.includes(name));
  const words = wordsOf(process, command).map(quoted);
  const [program, ...rest] = words;
  const { uid, gid, cwd } = process;
  const user = `${uid}:${gid}`;
  const start =
    uid === 0 && gid === 0
      ? `exec ${words.join(' ')}`
      : `exec ${busyboxPath} start-stop-daemon -S -p /run/.market-none -c ${user} -a ${program} -- ${rest.join(' ')}`;
  return [
    ...exported.flatMap(([name, value]) => (/^[A-Za-z_]\w*$/.test(name) ? [`export ${name}=${quoted(value)}`] : [])),
    `cd ${quoted(cwd)} || cd /`,
    ...(program === undefined ? [] : [start]),
    '',
  ].join('\n');
}

/** How a container of an image of a registry is configured beside what every machine has. Rejects with MachineRefusal what the image cannot. */
export function containerConfig(process: ImageProcess, order: ContainerOrder): Settings {
  const environment = { ...imageEnvironment(process), ...order.environment };
  const plain = Object.entries(environment).filter(([name, value]) => isPlain(name, value) && !ofShell.includes(name));
  return {
    ...Object.fromEntries(plain.map(([name, value]) => [`environment.${name}`, value])),
    [`environment.${startVariable}`]: Buffer.from(startScript(process, order)).toString('base64'),
    'raw.lxc': `lxc.init.cmd = ${busyboxPath} sh ${initPath}\nlxc.signal.halt = SIGTERM`,
    [keys.image]: order.reference,
  };
}
