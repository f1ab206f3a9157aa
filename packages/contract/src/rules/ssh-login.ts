import type { Instance } from '../entities/instance';

/** How a shell of an instance is reached: the port, and user and host as `ssh` takes them. Null where there is none, such as on Windows. */
export const sshLogin = ({
  SshPort,
  LoginUserName,
  Url,
}: Pick<Instance, 'SshPort' | 'LoginUserName' | 'Url'>): { readonly port: number; readonly target: string } | null =>
  SshPort > 0 && Url !== '' ? { port: SshPort, target: `${LoginUserName}@${Url}` } : null;

/** The command that opens it. */
export function sshCommand(instance: Parameters<typeof sshLogin>[0]): string | null {
  const login = sshLogin(instance);
  return login && `ssh -p ${login.port} ${login.target}`;
}
