import type { InstancePlugin } from '@compute-market/contract/entities/instance';
import { getVncAndSsh } from '@compute-market/contract/calls/instance';
import { PLUGIN_STATUS } from '@compute-market/contract/enumerations';
import { implement } from '../../http/handler';
import { wireTime } from '../../platform/wire';
import type { FoundInstance } from './find-instances';
import { portsOf, type InstancePorts } from './ports';
import { runningInstance } from './running-machine';

/** How long the address of a web terminal works, seconds. */
const addressSeconds = 600;

const plugins: readonly { readonly key: string; readonly name: string; readonly port: keyof InstancePorts['extra'] }[] =
  [
    { key: 'jupyterlab', name: 'JupyterLab', port: 'p1' },
    { key: 'tensorboard', name: 'TensorBoard', port: 'p2' },
    { key: 'vscode', name: 'VS Code Web', port: 'p5' },
    { key: 'files', name: '文件管理', port: 'p6' },
  ];

function pluginsOf({ image, address, row }: FoundInstance): InstancePlugin[] {
  if (!image.canUsePlugin) return [];
  const { extra } = portsOf(row.gpuIndexes);
  return plugins.map(({ key, name, port }) => ({
    Key: key,
    Name: name,
    Url: `http://${address}:${extra[port]}/`,
    Status: PLUGIN_STATUS.running,
  }));
}

/** Where to reach a running instance: web terminals that work for ten minutes, and its plugins. */
export const connect = implement(getVncAndSsh, async (input, context) => {
  const { clock, ids } = context.services;
  const found = await runningInstance(context, input.instance_name, '实例未在运行，请启动后再连接');
  const { row, address, image } = found;
  const ports = portsOf(row.gpuIndexes);
  const terminal = (port: number, path: string): string => `https://${address}:${port}/${path}?token=${ids.token()}`;
  return {
    VncUrl: row.containerType === 'kvm' ? terminal(ports.vnc, 'vnc') : '',
    SshUrl: image.system === 'Linux' ? terminal(ports.ssh, 'terminal') : '',
    expire_time: wireTime(clock.now()) + addressSeconds,
    Plugins: pluginsOf(found),
  };
});
