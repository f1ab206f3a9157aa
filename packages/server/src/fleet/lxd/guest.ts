import { EngineBusy, EngineError, type EngineClient } from './client';

/** Where a password waits for the moment it takes to be set: in memory, for root alone. */
const passwordFile = '/run/.market-password';
const setPassword = 'chpasswd < "$1"; code=$?; rm -f "$1"; exit $code';

const noAgent = /agent/i;
const noCommand = /command not (?:found|executable)|no such file/i;

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

/**
 * What a machine made from another one's disk must not share with it: the keys by which it is known to those who log in, and its number, which it
 * has from its next start on. Again is nothing worse.
 */
const renew = `
rm -f /etc/ssh/ssh_host_*_key /etc/ssh/ssh_host_*_key.pub
if command -v ssh-keygen >/dev/null; then ssh-keygen -A || exit 1; fi
if command -v systemd-machine-id-setup >/dev/null; then
  rm -f /etc/machine-id /var/lib/dbus/machine-id
  systemd-machine-id-setup || exit 1
fi
if command -v systemctl >/dev/null; then systemctl try-restart ssh.service sshd.service; fi
exit 0`;

/** Gives a machine keys and a number of its own. False while the system is not yet far enough to be told. */
export async function renewIdentity(client: EngineClient, fullName: string): Promise<boolean> {
  try {
    if ((await runIn(client, fullName, ['/bin/sh', '-c', renew])) === 0) return true;
  } catch (error) {
    if (error instanceof EngineError && noAgent.test(error.message)) return false;
    throw error;
  }
  throw new EngineError(400, `a script failed in ${fullName}`);
}

/** Whether the system has a shell and what sets a password and keys. Rejects with EngineBusy what is to be asked again. */
export async function takesLogins(client: EngineClient, fullName: string): Promise<boolean> {
  const looks = 'command -v chpasswd && command -v awk && command -v sed && [ -d /run ]';
  try {
    return (await runIn(client, fullName, ['/bin/sh', '-c', looks])) === 0;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    // It has no shell to ask.
    if (noCommand.test(error.message)) return false;
    throw new EngineBusy(error.message);
  }
}

/** Writes a file for root alone, into a container also while it is off. */
export const uploadSecret = (client: EngineClient, fullName: string, path: string, content: string): Promise<void> =>
  client.upload(`/instances/${fullName}/files?${new URLSearchParams({ path }).toString()}`, content, {
    'x-lxd-uid': '0',
    'x-lxd-gid': '0',
    'x-lxd-mode': '0600',
    'x-incus-uid': '0',
    'x-incus-gid': '0',
    'x-incus-mode': '0600',
    'x-lxd-type': 'file',
    'x-incus-type': 'file',
  });

/** Brings something into a machine by a file and has a script there take it. False while the system is not yet far enough to be told. */
async function takeIn(
  client: EngineClient,
  fullName: string,
  { path, content, script, args = [] }: { path: string; content: string; script: string; args?: readonly string[] },
): Promise<boolean> {
  try {
    await uploadSecret(client, fullName, path, content);
    if ((await runIn(client, fullName, ['/bin/sh', '-c', script, 'sh', path, ...args])) === 0) return true;
  } catch (error) {
    if (error instanceof EngineError && noAgent.test(error.message)) return false;
    throw error;
  }
  throw new EngineError(400, `a script failed in ${fullName}`);
}

/** Sets the password of a user inside, by the standard input of `chpasswd`. False while the system is not yet far enough to be told. */
export const writePassword = (
  client: EngineClient,
  fullName: string,
  user: string,
  password: string,
): Promise<boolean> =>
  takeIn(client, fullName, { path: passwordFile, content: `${user}:${password}\n`, script: setPassword });

const keysFile = '/run/.market-keys';
/** Lines around what is ours in the file of keys. */
const keysBegin = '# compute market: begin';
const keysEnd = '# compute market: end';
/**
 * Puts our part of a user's `authorized_keys` in place of the one before, and leaves the rest. The new file is written beside the old one and
 * takes its place at once, so that nobody is locked out in between.
 */
const setKeys = `
umask 077
home=$(awk -F: -v user="$2" '$1 == user { print $6 }' /etc/passwd)
[ -n "$home" ] || exit 1
mkdir -p "$home/.ssh" || exit 1
file="$home/.ssh/authorized_keys"
touch "$file"
{ sed '/^${keysBegin}$/,/^${keysEnd}$/d' "$file" | awk 1; cat "$1"; } > "$file.market" || exit 1
chmod 600 "$file.market" && mv "$file.market" "$file"
code=$?
chmod 700 "$home/.ssh"
chown -R "$2" "$home/.ssh"
rm -f "$1"
exit $code`;

/** Lets keys in for a user inside, in place of those that came from here before. False while the system is not yet far enough to be told. */
export const writeKeys = (
  client: EngineClient,
  fullName: string,
  user: string,
  sshKeys: readonly string[],
): Promise<boolean> =>
  takeIn(client, fullName, {
    path: keysFile,
    content: sshKeys.length === 0 ? '' : `${[keysBegin, ...sshKeys, keysEnd].join('\n')}\n`,
    script: setKeys,
    args: [user],
  });
