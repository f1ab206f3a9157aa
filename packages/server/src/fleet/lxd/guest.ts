import { EngineError, type EngineClient } from './client';

/** Where a password waits for the moment it takes to be set: in memory, for root alone. */
const passwordFile = '/run/.market-password';
const setPassword = 'chpasswd < "$1"; code=$?; rm -f "$1"; exit $code';

const noAgent = /agent/i;

/** Runs a program in a machine to its end and answers its exit code. Nothing secret may stand in the command: it is seen from inside. */
async function runIn(client: EngineClient, fullName: string, command: readonly string[]): Promise<number> {
  const ended = (await client.change('POST', `/instances/${fullName}/exec`, {
    command,
    environment: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    'wait-for-websocket': false,
    'record-output': false,
    interactive: false,
  })) as { readonly metadata?: unknown; readonly return?: number } | undefined;
  return ended?.return ?? -1;
}

/** Sets the password of a user inside, by the standard input of `chpasswd`. False while the system is not yet far enough to be told. */
export async function writePassword(
  client: EngineClient,
  fullName: string,
  user: string,
  password: string,
): Promise<boolean> {
  try {
    await client.upload(
      `/instances/${fullName}/files?${new URLSearchParams({ path: passwordFile }).toString()}`,
      `${user}:${password}\n`,
      {
        'x-lxd-uid': '0',
        'x-lxd-gid': '0',
        'x-lxd-mode': '0600',
        'x-incus-uid': '0',
        'x-incus-gid': '0',
        'x-incus-mode': '0600',
        'x-lxd-type': 'file',
        'x-incus-type': 'file',
      },
    );
    const code = await runIn(client, fullName, ['/bin/sh', '-c', setPassword, 'sh', passwordFile]);
    if (code === 0) return true;
  } catch (error) {
    if (error instanceof EngineError && noAgent.test(error.message)) return false;
    throw error;
  }
  throw new EngineError(400, `chpasswd failed in ${fullName}`);
}
