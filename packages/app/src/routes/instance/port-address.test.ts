// @vitest-environment jsdom
import { createPortLink } from '@compute-market/contract/calls/port';
import { PLUGIN_STATUS, type PluginStatus } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { portAddress } from './port-address';

const call = vi.spyOn(api, 'call');

const ask = (inner = 8888) => portAddress('kvm-2f8a', inner, new AbortController().signal);
const unknownCall = new ApiError({ kind: 'refused', status: 404, reason: '', requestId: 'r-1', isMissing: true });
/** A back end without the call, with this plugin. */
const elsewhere = (plugin: { Key: string; Url: string; Status: PluginStatus }) =>
  call.mockImplementation((asked) =>
    asked === createPortLink ? Promise.reject(unknownCall) : Promise.resolve({ Plugins: [{ Name: '', ...plugin }] }),
  );
const jupyter = { Key: 'jupyterlab', Url: 'https://jupyter.example/lab?token=1', Status: PLUGIN_STATUS.running };

beforeEach(() => void call.mockReset());
afterAll(() => void call.mockRestore());

test('a port is opened by the link that the server gives', async () => {
  call.mockResolvedValueOnce({ Url: 'http://aaa.localhost:3000/__gateway/open?link=1', ExpireTime: 1 });
  expect(await ask()).toBe('http://aaa.localhost:3000/__gateway/open?link=1');
  expect(call.mock.calls[0]?.[1]).toEqual({ instance_name: 'kvm-2f8a', inner: 8888 });
});

test('a back end without the call leads to its JupyterLab by the plugin, once that runs', async () => {
  elsewhere(jupyter);
  expect(await ask()).toBe(jupyter.Url);
  elsewhere({ ...jupyter, Status: PLUGIN_STATUS.starting });
  expect(await ask()).toBeNull();
  elsewhere({ ...jupyter, Key: 'tensorboard' });
  expect(await ask()).toBeNull();
});

test('it leads to no other port, and never to what is no address of the web', async () => {
  elsewhere(jupyter);
  expect(await ask(8000)).toBeNull();
  // oxlint-disable-next-line no-script-url -- what a page must not follow
  elsewhere({ ...jupyter, Url: 'javascript:alert(1)' });
  expect(await ask()).toBeNull();
});

test('a refusal stays one', async () => {
  const { status, reason } = errors.STATE_CONFLICT;
  call.mockRejectedValueOnce(new ApiError({ kind: 'refused', status, reason, requestId: 'r-1' }));
  await expect(ask()).rejects.toThrow(reason);
});
