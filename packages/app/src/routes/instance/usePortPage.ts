import { getVncAndSsh } from '@compute-market/contract/calls/instance';
import { createPortLink } from '@compute-market/contract/calls/port';
import { JUPYTER_PORT } from '@compute-market/contract/entities/instance-port';
import { PLUGIN_STATUS } from '@compute-market/contract/enumerations';
import type { PortState } from '@compute-market/patterns/instance/PortScreen';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../api';
import { failureOf, isAborted } from '../../api/errors';
import { knownOrNull } from '../../flows/known-call';

const isWeb = (address: string): boolean => /^https?:\/\//.test(address);

/** Another server may lead to its JupyterLab by a plugin (decisions 139). */
async function pluginAddress(name: string, inner: number, signal: AbortSignal): Promise<string> {
  if (inner !== JUPYTER_PORT) return '';
  const { Plugins } = await api.call(getVncAndSsh, { instance_name: name }, { signal });
  const running = Plugins.find(({ Key, Status }) => Status === PLUGIN_STATUS.running && Key.startsWith('jupyter'));
  return running?.Url ?? '';
}

async function addressOf(name: string, inner: number, signal: AbortSignal): Promise<string | null> {
  const link = await knownOrNull(api.call(createPortLink, { instance_name: name, inner }, { signal }));
  const address = link?.Url ?? (await pluginAddress(name, inner, signal));
  return isWeb(address) ? address : null;
}

/** Asks for the address of a port and goes there, in place of this page. */
export function usePortPage(name: string, inner: number) {
  const [port, setPort] = useState<PortState>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    addressOf(name, inner, asking.signal)
      .then((address) => {
        if (asking.signal.aborted) return;
        if (address === null) setPort({ state: 'missing' });
        else window.location.replace(address);
      })
      .catch((error: unknown) => {
        if (asking.signal.aborted || isAborted(error)) return;
        const { reason, requestId } = failureOf(error);
        setPort({ state: 'failed', reason, requestId });
      });
    return () => asking.abort();
  }, [name, inner, attempt]);
  const open = useCallback(() => {
    setPort({ state: 'opening' });
    setAttempt((tries) => tries + 1);
  }, []);
  return { port, open };
}
