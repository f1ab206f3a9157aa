import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { instanceName, instanceOnly } from '../entities/instance';
import { noFields, nothing } from '../entities/query';
import { instanceSshKey, sshFingerprint, sshFingerprints, sshKey, sshKeyName, sshKeyText } from '../entities/ssh-key';

/** Extension (decisions 80): public keys of the caller's own account, newest first. A main account does not see its sub-accounts' keys, nor they its. */
export const getSshKeys = defineCall({
  name: 'getSshKeys',
  path: '/get_ssh_keys',
  summary: 'SSH 公钥列表',
  idempotent: true,
  extension: true,
  request: noFields,
  response: z.object({ data: z.array(sshKey) }),
});

/** Extension (decisions 80). A key that is there already is refused by its fingerprint, whatever it is called. */
export const addSshKey = defineCall({
  name: 'addSshKey',
  path: '/add_ssh_key',
  summary: '添加 SSH 公钥',
  extension: true,
  request: z.strictObject({ name: sshKeyName, public_key: sshKeyText }),
  response: sshKey,
});

/** Extension (decisions 80): takes a key out of the account. Instances that have it keep it. */
export const removeSshKey = defineCall({
  name: 'removeSshKey',
  path: '/remove_ssh_key',
  summary: '删除 SSH 公钥',
  extension: true,
  request: z.strictObject({ fingerprint: sshFingerprint }),
  response: nothing,
});

/** Extension (decisions 80): the keys of an instance. `Applying`: they are not in the machine yet. */
export const getInstanceSshKeys = defineCall({
  name: 'getInstanceSshKeys',
  path: '/instance/get_ssh_keys',
  summary: '实例的 SSH 公钥',
  idempotent: true,
  extension: true,
  request: instanceOnly,
  response: z.object({ data: z.array(instanceSshKey), Applying: z.boolean() }),
});

/** Extension (decisions 80): gives a running instance these keys and no others of ours: each is one it has, or one of the caller's account. */
export const setInstanceSshKeys = defineCall({
  name: 'setInstanceSshKeys',
  path: '/instance/set_ssh_keys',
  summary: '修改实例的 SSH 公钥',
  extension: true,
  request: z.strictObject({ instance_name: instanceName, fingerprints: sshFingerprints }),
  response: z.object({ data: z.array(instanceSshKey), Applying: z.boolean() }),
});
