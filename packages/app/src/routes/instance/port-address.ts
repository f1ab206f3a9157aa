import { getVncAndSsh } from '@compute-market/contract/calls/instance';
import { createPortLink } from '@compute-market/contract/calls/port';
import { JUPYTER_PORT } from '@compute-market/contract/constants';
import { PLUGIN_STATUS } from '@compute-market/contract/enumerations';
import { api } from '../../api';
import { knownOrNull } from '../../flows/known-call';

const isWeb = (address: string): boolean => /^https?:\/\//.test(address);

/** Another server may lead to its JupyterLab by a plugin (decisions 139). */
async function pluginAddress(name: string, inner: number, signal: AbortSignal): Promise<string> {
  if (inner !== JUPYTER_PORT) return '';
  const { Plugins } = await api.call(getVncAndSsh, { instance_name: name }, { signal });
  const running = Plugins.find(({ Key, Status }) => Status === PLUGIN_STATUS.running && Key.startsWith('jupyter'));
  return running?.Url ?? '';
}

/** The address that opens a port of an instance; null where the back end has none. Rejects with the refusal. */
export async function portAddress(name: string, inner: number, signal: AbortSignal): Promise<string | null> {
  const link = await knownOrNull(api.call(createPortLink, { instance_name: name, inner }, { signal }));
  const address = link?.Url ?? (await pluginAddress(name, inner, signal));
  return isWeb(address) ? address : null;
}
