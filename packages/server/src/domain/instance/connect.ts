import type { InstancePlugin } from '@compute-market/contract/entities/instance';
import { getVncAndSsh } from '@compute-market/contract/calls/instance';
import { PLUGIN_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import type { Config } from '../../config';
import { gatewayOf } from '../../gateway/address';
import { implement } from '../../http/handler';
import { siteAddress } from '../../platform/public-address';
import { wireTime } from '../../platform/wire';
import type { FoundInstance } from './find-instances';
import { portsOf, type InstancePorts } from './ports';
import { runningInstance } from './running-machine';

/** For how long the addresses are good at least, seconds: as long as the machine runs and the session lives. */
const addressSeconds = 600;

const plugins: readonly { readonly key: string; readonly name: string; readonly port: keyof InstancePorts['extra'] }[] =
  [
    { key: 'jupyterlab', name: 'JupyterLab', port: 'p1' },
    { key: 'tensorboard', name: 'TensorBoard', port: 'p2' },
    { key: 'vscode', name: 'VS Code Web', port: 'p5' },
    { key: 'files', name: '文件管理', port: 'p6' },
  ];

/** The page that opens a plugin by the gateway (decisions 139); its public port where there is none. */
function pluginsOf({ image, address, row }: FoundInstance, config: Config): InstancePlugin[] {
  if (!image.canUsePlugin) return [];
  const { extra, inner } = portsOf(row.gpuIndexes);
  const page = (port: number) =>
    siteAddress(config) + routes.openPort.to({ instanceName: row.name, inner: String(port) });
  return plugins.map(({ key, name, port }) => ({
    Key: key,
    Name: name,
    Url: gatewayOf(config) === null ? `http://${address}:${extra[port]}/` : page(inner[port]),
    Status: PLUGIN_STATUS.running,
  }));
}

/** Where to reach a running instance: the pages of its web terminal and of its screen, which ask for tickets of their own, and its plugins (decisions 167). */
export const connect = implement(getVncAndSsh, async (input, context) => {
  const { clock, compute, config } = context.services;
  const found = await runningInstance(context, input.instance_name, '实例未在运行，请启动后再连接');
  const { row, image } = found;
  const page = (key: 'screen' | 'terminal') => siteAddress(config) + routes[key].to({ instanceName: row.name });
  return {
    VncUrl: row.containerType === 'kvm' && compute.hasScreens ? page('screen') : '',
    SshUrl: image.system === 'Linux' ? page('terminal') : '',
    expire_time: wireTime(clock.now()) + addressSeconds,
    Plugins: pluginsOf(found, config),
  };
});
